extension DiffableDataSourceSnapshot {
  /// The number of items in all sections.
  ///
  /// - Source: `NSDiffableDataSourceSnapshot.numberOfItems`.
  @inlinable
  public var numberOfItems: Int { checked.numberOfItems }

  /// The number of sections.
  ///
  /// - Source: `NSDiffableDataSourceSnapshot.numberOfSections`.
  @inlinable
  public var numberOfSections: Int { checked.numberOfSections }

  /// All sections in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  /// - Source: `NSDiffableDataSourceSnapshot.sectionIdentifiers`.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { checked.sectionIdentifiers }

  /// All items, section by section.
  ///
  /// - Complexity: O(*n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.itemIdentifiers`.
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] { checked.itemIdentifiers }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSnapshot.numberOfItems(inSection:)`.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    do { return try checked.numberOfItems(inSection: identifier) } catch { error.trap() }
  }

  /// Returns the items of a section in order.
  ///
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(*k*) for *k* items in the section.
  /// - Source: `NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)`.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    do { return try checked.itemIdentifiers(inSection: identifier) } catch { error.trap() }
  }

  /// Returns the section that holds an item; `nil` if the item is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.sectionIdentifier(containingItem:)`.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    checked.sectionIdentifier(containingItem: identifier)
  }

  /// Returns the offset of an item among all items, section by section; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.indexOfItem(_:)`.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    checked.indexOfItem(identifier)
  }

  /// Returns the offset of a section among all sections; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSnapshot.indexOfSection(_:)`.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    checked.indexOfSection(identifier)
  }
}

extension DiffableDataSourceSnapshot {
  /// Returns the place of an item; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `UICollectionViewDiffableDataSource.indexPath(for:)`, for a snapshot that is not shown.
  @inlinable
  public func indexPath(for identifier: ItemIdentifierType) -> DiffableIndexPath? {
    checked.sharedStorage.read { $0.pointee.place(of: identifier) }
  }

  /// Returns the item at a place; `nil` where there is no such place.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `UICollectionViewDiffableDataSource.itemIdentifier(for:)`, for a snapshot that is not shown.
  @inlinable
  public func itemIdentifier(for indexPath: DiffableIndexPath) -> ItemIdentifierType? {
    checked.sharedStorage.read { storage in
      guard indexPath.section >= 0, indexPath.section < storage.pointee.sectionCount, indexPath.item >= 0,
        indexPath.item < storage.pointee.itemCount(inSectionAt: indexPath.section)
      else { return nil }
      return storage.pointee.item(at: indexPath)
    }
  }

  /// Returns the section at an offset; `nil` if the offset is out of range.
  ///
  /// - Complexity: O(1).
  /// - Source: `UICollectionViewDiffableDataSource.sectionIdentifier(for:)`, for a snapshot that is not shown.
  @inlinable
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    checked.sharedStorage.read {
      index >= 0 && index < $0.pointee.sectionCount ? $0.pointee.sections.identifiers[index] : nil
    }
  }

  @inlinable
  func firstItem(inSection section: SectionIdentifierType) -> ItemIdentifierType? {
    indexOfSection(section).flatMap { itemIdentifier(for: DiffableIndexPath(item: 0, section: $0)) }
  }
}

extension DiffableDataSourceSnapshot.Checked {
  /// The number of items in all sections.
  @inlinable
  public var numberOfItems: Int { sharedStorage.read { $0.pointee.itemCount } }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { sharedStorage.read { $0.pointee.sectionCount } }

  /// All sections in order.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] {
    sharedStorage.read { $0.pointee.sections.identifiers }
  }

  /// All items, section by section.
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] { storage.itemIdentifiers }

  /// The number of items in a section.
  ///
  /// - Throws: A violation if the section is not in the snapshot.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) throws(DiffableViolation)
    -> Int
  {
    let position = try position(of: identifier)
    return sharedStorage.read { $0.pointee.itemCount(inSectionAt: position) }
  }

  /// The items of a section in order.
  ///
  /// - Throws: A violation if the section is not in the snapshot.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) throws(DiffableViolation)
    -> [ItemIdentifierType]
  {
    storage.items(inSectionAt: try position(of: identifier))
  }

  /// The section that holds an item; `nil` if the item is not in the snapshot.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    guard let location = location(of: identifier) else { return nil }
    return sharedStorage.read { $0.pointee.sections.identifiers[$0.pointee.section(of: location)] }
  }

  /// The offset of an item among all items, section by section; `nil` if it is not in the snapshot.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let location = location(of: identifier) else { return nil }
    return sharedStorage.read { $0.pointee.index(of: location) }
  }

  /// The offset of a section among all sections; `nil` if it is not in the snapshot.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    position(ofSection: identifier)
  }

  @inlinable
  func position(of section: SectionIdentifierType) throws(DiffableViolation) -> Int {
    guard let position = position(ofSection: section) else { throw .sectionNotFound(section) }
    return position
  }
}
