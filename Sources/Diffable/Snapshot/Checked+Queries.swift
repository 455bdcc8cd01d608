extension DiffableDataSourceSnapshot.Checked {
  /// The number of items in all sections.
  @inlinable
  public var numberOfItems: Int { storage.itemCount }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { storage.sectionCount }

  /// All sections in order.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { storage.sections.identifiers }

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
    storage.itemCount(inSectionAt: try position(of: identifier))
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
    guard let location = storage.location(of: identifier) else { return nil }
    return storage.sections.identifiers[storage.section(of: location)]
  }

  /// The offset of an item among all items, section by section; `nil` if it is not in the snapshot.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let location = storage.location(of: identifier) else { return nil }
    return storage.index(of: location)
  }

  /// The offset of a section among all sections; `nil` if it is not in the snapshot.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    storage.sections.position(of: identifier)
  }

  @inlinable
  func position(of section: SectionIdentifierType) throws(DiffableViolation) -> Int {
    guard let position = storage.sections.position(of: section) else { throw .sectionNotFound }
    return position
  }
}
