extension DiffableDataSource {
  /// Returns a header, a footer or the like that is of the cells' type; see
  /// ``supplementaryView(ofKind:at:as:)``.
  ///
  /// - Precondition: There is a supplementary view provider, and what it returns is of the cells' type.
  /// - Complexity: One call of the provider.
  /// - Source: `collectionView(_:viewForSupplementaryElementOfKind:at:)` of `UICollectionViewDataSource`.
  @inlinable
  public func supplementaryView(
    ofKind elementKind: String, at indexPath: DiffableIndexPath
  ) -> Cell? {
    supplementaryView(ofKind: elementKind, at: indexPath, as: Cell.self)
  }

  @inlinable
  var indexStops: [(title: String, section: SectionIdentifierType)]? {
    indexTitlesProvider.map { provider in whileBusy { provider(self) } }
  }
}

extension DiffableDataSource.Checked {
  /// Returns the number of items to show in a section.
  ///
  /// - Throws: A violation if the section is out of range.
  @inlinable
  public func numberOfItems(inSection section: Int) throws(DiffableViolation) -> Int {
    let snapshot = dataSource.contents.snapshot
    guard section >= 0, section < snapshot.numberOfSections else { throw .sectionOutOfRange }
    return snapshot.checked.storage.itemCount(inSectionAt: section)
  }

  /// Returns the cell for an item, from the cell provider.
  ///
  /// - Throws: A violation if there is no item at the index path or the provider returns no cell.
  @inlinable
  public func cell(forItemAt indexPath: DiffableIndexPath) throws(DiffableViolation) -> Cell {
    try cell(forItemAt: indexPath, keeping: nil)
  }

  /// Returns the cell for an item that keeps its cell; see the call of the data source itself.
  ///
  /// - Throws: A violation if there is no item at the index path or the provider returns no cell.
  @inlinable
  public func cell(forItemAt indexPath: DiffableIndexPath, reconfiguring cell: Cell)
    throws(DiffableViolation) -> Cell
  {
    try self.cell(forItemAt: indexPath, keeping: cell)
  }

  /// Returns a header, a footer or the like that is of the cells' type; see the call of the data source itself.
  ///
  /// - Throws: A violation if there is no supplementary view provider, or what it returns is of another type.
  @inlinable
  public func supplementaryView(
    ofKind elementKind: String, at indexPath: DiffableIndexPath
  ) throws(DiffableViolation) -> Cell? {
    try supplementaryView(ofKind: elementKind, at: indexPath, as: Cell.self)
  }

  /// Returns a header, a footer or the like; see the call of the data source itself.
  ///
  /// - Throws: A violation if there is no supplementary view provider, or what it returns is of another type.
  @inlinable
  public func supplementaryView<Supplementary>(
    ofKind elementKind: String, at indexPath: DiffableIndexPath, as type: Supplementary.Type
  ) throws(DiffableViolation) -> Supplementary? {
    guard let provider = dataSource.supplementaryViewProvider else {
      throw .missingSupplementaryViewProvider(view: dataSource.view)
    }
    guard let provided = dataSource.whileBusy({ provider(dataSource, elementKind, indexPath) }) else { return nil }
    guard let supplementary = provided as? Supplementary else {
      throw .supplementaryView(provided, ofKind: elementKind, at: indexPath, isNot: type)
    }
    return supplementary
  }
}

extension DiffableDataSource.Checked {
  @inlinable
  func cell(forItemAt indexPath: DiffableIndexPath, keeping existing: Cell?) throws(DiffableViolation) -> Cell {
    guard let item = dataSource.engine.item(dataSource.contents, indexPath) else { throw .itemOutOfRange }
    let outer = dataSource.cellBeingReconfigured
    dataSource.cellBeingReconfigured = existing
    defer { dataSource.cellBeingReconfigured = outer }
    guard let cell = dataSource.whileBusy({ dataSource.cellProvider(dataSource, indexPath, item) }) else {
      throw .missingCell(at: indexPath, item: item, view: dataSource.view)
    }
    return cell
  }
}

extension DiffableDataSource: CustomStringConvertible {
  /// What is shown, as the snapshot describes itself.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var description: String { snapshot().description }
}
