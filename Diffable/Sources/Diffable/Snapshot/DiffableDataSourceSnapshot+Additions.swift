// Calls that UIKit's snapshot does not have.

extension DiffableDataSourceSnapshot {
  /// Creates a snapshot of sections with their items, both in the order given.
  ///
  /// An item that a later section repeats is moved there, with a warning, as by `appendItems(_:toSection:)`.
  ///
  /// - Precondition: No section is repeated, and no item in a section.
  /// - Complexity: O(*n*) for *n* sections and items, if no item is repeated.
  @inlinable
  public init(sections: [(SectionIdentifierType, [ItemIdentifierType])]) {
    self.init()
    appendSections(sections.map { $0.0 })
    for (section, items) in sections { appendItems(items, toSection: section) }
  }

  /// Deletes the items that a condition holds for, and their marks. Sections stay.
  ///
  /// - Parameter shouldBeRemoved: Called once for each item, in order, before anything is deleted.
  /// - Throws: What the condition throws, with nothing changed.
  /// - Complexity: O(*n* + *k* log *n*) for *k* deleted of *n* items.
  @inlinable
  public mutating func removeItems<Failure: Error>(
    where shouldBeRemoved: (ItemIdentifierType) throws(Failure) -> Bool
  ) throws(Failure) {
    var removed: [ItemIdentifierType] = []
    for item in itemIdentifiers where try shouldBeRemoved(item) { removed.append(item) }
    deleteItems(removed)
  }

  /// Returns the items that occur more than once among some, each once, in the order in which they are found to repeat.
  ///
  /// A way to check identifiers before they are handed to a snapshot, which refuses a call that repeats one.
  ///
  /// - Complexity: O(*k*) for *k* items.
  @inlinable
  public static func duplicateIdentifiers(in items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    items.duplicateIdentifiers()
  }
}
