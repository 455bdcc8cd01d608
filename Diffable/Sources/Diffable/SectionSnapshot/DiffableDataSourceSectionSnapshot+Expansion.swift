extension DiffableDataSourceSectionSnapshot {
  /// Makes items show their children, if and when they have any.
  ///
  /// Items that are not in the snapshot are passed over, with a warning.
  ///
  /// - Complexity: O(min(*k*, *n*) + *m* log *n*) for *m* items named, *k* descendants of each of them in sum,
  ///   and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.expand(_:)`.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    checked.expand(items)
  }

  /// Makes items hide their children. The descendants keep their own flags.
  ///
  /// Items that are not in the snapshot are passed over, with a warning.
  ///
  /// - Complexity: O(min(*k*, *n*) + *m* log *n*) for *m* items named, *k* descendants of each of them in sum,
  ///   and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.collapse(_:)`.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    checked.collapse(items)
  }
}

extension DiffableDataSourceSectionSnapshot.Checked {
  /// Makes items show their children. Items that are not in the snapshot are passed over, with a warning.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, items)
  }

  /// Makes items hide their children. Items that are not in the snapshot are passed over, with a warning.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, items)
  }

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    let locations = sharedStorage.read { storage in
      storage.pointee.locations(of: items) { DiffableWarning.unknownItem($0) }
    }
    storage.setExpanded(isExpanded, at: locations)
  }
}
