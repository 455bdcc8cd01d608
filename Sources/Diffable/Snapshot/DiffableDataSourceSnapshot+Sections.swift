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
