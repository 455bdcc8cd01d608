extension DiffableDataSourceSnapshot {
  /// The sections to reload when the snapshot is applied, in the order of the calls.
  ///
  /// - Complexity: O(*k*) for *k* marks.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers`.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { checked.reloadedSectionIdentifiers }

  /// The items to reload when the snapshot is applied, in the order of the calls.
  ///
  /// - Complexity: O(*k*) for *k* marks.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadedItemIdentifiers`.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { checked.reloadedItemIdentifiers }

  /// The items to reconfigure when the snapshot is applied, in the order of the calls.
  ///
  /// - Complexity: O(*k*) for *k* marks.
  /// - Source: `NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers`.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { checked.reconfiguredItemIdentifiers }

  /// Marks sections to be reloaded.
  ///
  /// - Precondition: No identifier is repeated, and all are in the snapshot.
  /// - Complexity: O(*k*) for *k* identifiers.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadSections(_:)`.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    do { try checked.reloadSections(identifiers) } catch { error.trap() }
  }

  /// Marks items to be reloaded: the same identity, shown by a new cell.
  ///
  /// An identifier that equals the stored one but differs in content takes its place. Reloading wins over
  /// reconfiguring: a mark for the latter goes.
  ///
  /// - Precondition: No identifier is repeated, and all are in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadItems(_:)`.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    do { try checked.reloadItems(identifiers) } catch { error.trap() }
  }

  /// Marks items to be reconfigured: the same identity and cell, with its content asked for again.
  ///
  /// An identifier that equals the stored one but differs in content takes its place. An item that is to be reloaded
  /// stays so.
  ///
  /// - Precondition: No identifier is repeated, and all are in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.reconfigureItems(_:)`.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    do { try checked.reconfigureItems(identifiers) } catch { error.trap() }
  }

  /// Forgets all marks, and what was shown before, as a data source does once it has acted on them.
  @inlinable
  package mutating func removeMarks() {
    checked.marks = SnapshotMarks()
    if checked.sharedStorage.read({ $0.pointee.shown != nil }) { checked.storage.shown = nil }
  }
}

extension DiffableDataSourceSnapshot.Checked {
  /// The sections to reload when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.identifiers.compactMap { section in
      position(ofSection: section).map { storage.sections.identifiers[$0] }
    }
  }

  /// The items to reload when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { stored(marks.reloadedItems) }

  /// The items to reconfigure when the snapshot is applied, in the order of the calls.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { stored(marks.reconfiguredItems) }

  /// Marks sections to be reloaded.
  ///
  /// - Throws: A violation, with nothing marked, if an identifier is repeated or is not in the snapshot; in this order.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) throws(DiffableViolation) {
    try requireUniqueSections(identifiers)
    for identifier in identifiers where position(ofSection: identifier) == nil {
      throw .missing(section: identifier)
    }
    for identifier in identifiers {
      guard let position = position(ofSection: identifier) else { continue }
      storage.sections.identifiers[position] = identifier
      marks.reloadedSections.insert(identifier)
    }
  }

  /// Marks items to be reloaded; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing marked, if an identifier is repeated or is not in the snapshot; in this order.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) throws(DiffableViolation) {
    try requireExisting(identifiers, to: "reload")
    replaceStored(identifiers)
    marks.reload(identifiers)
  }

  /// Marks items to be reconfigured; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing marked, if an identifier is repeated or is not in the snapshot; in this order.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) throws(DiffableViolation) {
    try requireExisting(identifiers, to: "reconfigure")
    replaceStored(identifiers)
    marks.reconfigure(identifiers)
  }

  @inlinable
  func requireExisting(_ identifiers: [ItemIdentifierType], to verb: StaticString) throws(DiffableViolation) {
    try requireUniqueItems(identifiers)
    for identifier in identifiers where location(of: identifier) == nil {
      throw .missing(item: identifier, to: verb)
    }
  }

  /// Returns the marked items as the snapshot stores them: what it stores may be newer than the mark that it equals.
  ///
  /// An object that has changed is not found by its hash any more, by the difference no more than here, and is left out.
  @inlinable
  func stored(_ marks: MarkList<ItemIdentifierType>) -> [ItemIdentifierType] {
    marks.identifiers.compactMap { item in location(of: item).map(storage.item(at:)) }
  }

  /// Stores the newest of equal identifiers, which may differ in what equality does not look at.
  @inlinable
  mutating func replaceStored(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let location = location(of: identifier) else { continue }
      storage.replaceItem(at: location, with: identifier)
    }
  }
}
