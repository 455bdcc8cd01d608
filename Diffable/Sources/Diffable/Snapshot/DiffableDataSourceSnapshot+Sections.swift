extension DiffableDataSourceSnapshot {
  /// Appends sections without items.
  ///
  /// - Precondition: No identifier is repeated or in the snapshot already.
  /// - Complexity: O(*k*) for *k* identifiers, amortised.
  /// - Source: `NSDiffableDataSourceSnapshot.appendSections(_:)`.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    do { try checked.appendSections(identifiers) } catch { error.trap() }
  }

  /// Inserts sections without items just before another section, in the order given.
  ///
  /// - Precondition: No identifier is repeated or in the snapshot already; the destination is not among them, and is
  ///   in the snapshot.
  /// - Complexity: O(*s*) for *s* sections afterwards.
  /// - Source: `NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:)`.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    do { try checked.insertSections(identifiers, beforeSection: toIdentifier) } catch { error.trap() }
  }

  /// Inserts sections without items just after another section, in the order given.
  ///
  /// - Precondition: No identifier is repeated or in the snapshot already; the destination is not among them, and is
  ///   in the snapshot.
  /// - Complexity: O(*s*) for *s* sections afterwards.
  /// - Source: `NSDiffableDataSourceSnapshot.insertSections(_:afterSection:)`.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    do { try checked.insertSections(identifiers, afterSection: toIdentifier) } catch { error.trap() }
  }

  /// Deletes sections with their items and all their marks. Identifiers that are not in the snapshot are passed over.
  ///
  /// - Precondition: No identifier is repeated.
  /// - Complexity: O(*k* + *s*) for *k* deleted items and *s* sections.
  /// - Source: `NSDiffableDataSourceSnapshot.deleteSections(_:)`.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    do { try checked.deleteSections(identifiers) } catch { error.trap() }
  }

  /// Moves a section with its items so that it lands just before another one.
  ///
  /// - Precondition: The two differ and both are in the snapshot.
  /// - Complexity: O(*s*) for *s* sections, whatever they hold.
  /// - Source: `NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)`.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    do { try checked.moveSection(identifier, beforeSection: toIdentifier) } catch { error.trap() }
  }

  /// Moves a section with its items so that it lands just after another one.
  ///
  /// - Precondition: The two differ and both are in the snapshot.
  /// - Complexity: O(*s*) for *s* sections, whatever they hold.
  /// - Source: `NSDiffableDataSourceSnapshot.moveSection(_:afterSection:)`.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    do { try checked.moveSection(identifier, afterSection: toIdentifier) } catch { error.trap() }
  }
}

extension DiffableDataSourceSnapshot.Checked {
  /// Appends sections without items.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated or is in the snapshot already; in this
  ///   order.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) throws(DiffableViolation) {
    if sharedStorage.read({ $0.pointee.shown != nil }), storage.recognizeSections(identifiers) { return }
    try requireUniqueSections(identifiers)
    try requireNewSections(identifiers)
    storage.insertSections(identifiers, at: storage.sectionCount)
  }

  /// Inserts sections without items before another section.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated, the destination is one of them, the
  ///   destination is not in the snapshot, or an identifier is in it already; in this order.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) throws(DiffableViolation) {
    try insertSections(identifiers, nextTo: toIdentifier, distance: 0)
  }

  /// Inserts sections without items after another section.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated, the destination is one of them, the
  ///   destination is not in the snapshot, or an identifier is in it already; in this order.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) throws(DiffableViolation) {
    try insertSections(identifiers, nextTo: toIdentifier, distance: 1)
  }

  /// Deletes sections with their items; those that are not in the snapshot are passed over.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) throws(DiffableViolation) {
    try requireUniqueSections(identifiers)
    let positions = identifiers.compactMap(position(ofSection:)).sorted()
    for position in positions { removeMarks(ofSectionAt: position) }
    storage.removeSections(at: positions)
  }

  /// Moves a section with its items so that it lands just before another one.
  ///
  /// - Throws: A violation, with nothing changed, if the two are equal, or the first or the second is not in the
  ///   snapshot; in this order.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) throws(DiffableViolation) {
    try moveSection(identifier, nextTo: toIdentifier, distance: 0)
  }

  /// Moves a section with its items so that it lands just after another one.
  ///
  /// - Throws: A violation, with nothing changed, if the two are equal, or the first or the second is not in the
  ///   snapshot; in this order.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) throws(DiffableViolation) {
    try moveSection(identifier, nextTo: toIdentifier, distance: 1)
  }

  @inlinable
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], nextTo destination: SectionIdentifierType, distance: Int
  ) throws(DiffableViolation) {
    try requireUniqueSections(identifiers)
    guard !identifiers.contains(destination) else { throw .destinationAmongSections(destination, identifiers) }
    guard let position = position(ofSection: destination) else { throw .notFound("insertIndex", section: destination) }
    try requireNewSections(identifiers)
    storage.insertSections(identifiers, at: position + distance)
  }

  @inlinable
  mutating func moveSection(
    _ identifier: SectionIdentifierType, nextTo destination: SectionIdentifierType, distance: Int
  ) throws(DiffableViolation) {
    guard identifier != destination else { throw .sectionMovedNextToItself(identifier) }
    guard let origin = position(ofSection: identifier) else { throw .notFound("fromSection", section: identifier) }
    guard let position = position(ofSection: destination) else { throw .notFound("toSection", section: destination) }
    storage.sections.identifiers[origin] = identifier
    storage.sections.move(from: origin, to: position + distance - (origin < position ? 1 : 0))
  }

  @inlinable
  mutating func removeMarks(ofSectionAt position: Int) {
    marks.reloadedSections.remove(storage.sections.identifiers[position])
    guard !marks.haveNoItems else { return }
    storage.forEachRun(inSectionAt: position) { run in
      for item in run { marks.remove(item) }
    }
  }

  @inlinable
  func requireUniqueSections(_ identifiers: [SectionIdentifierType]) throws(DiffableViolation) {
    guard identifiers.count > 1 else { return }
    let duplicates = identifiers.duplicateIdentifiers()
    guard duplicates.isEmpty else { throw .repeatedSections(duplicates) }
  }

  @inlinable
  func requireNewSections(_ identifiers: [SectionIdentifierType]) throws(DiffableViolation) {
    guard sharedStorage.read({ $0.pointee.sectionCount > 0 }) else { return }
    let existing = identifiers.filter { position(ofSection: $0) != nil }
    guard existing.isEmpty else { throw .existingSections(existing) }
  }
}
