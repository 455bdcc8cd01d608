/// What a view asks of its data source.
extension DiffableDataSource {
  /// The number of sections to show.
  ///
  /// - Source: `numberOfSections(in:)` of `UICollectionViewDataSource`.
  @inlinable
  public var numberOfSections: Int { contents.snapshot.numberOfSections }

  /// Returns the number of items to show in a section.
  ///
  /// - Precondition: The section is in range.
  /// - Complexity: O(1) on average.
  /// - Source: `collectionView(_:numberOfItemsInSection:)` of `UICollectionViewDataSource`.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    do { return try checked.numberOfItems(inSection: section) } catch { error.trap() }
  }

  /// Returns the cell for an item, from the cell provider.
  ///
  /// - Precondition: There is an item at the index path, and the provider returns a cell.
  /// - Complexity: O(log *n*) for *n* items, and a call of the provider.
  /// - Source: `collectionView(_:cellForItemAt:)` of `UICollectionViewDataSource`.
  @inlinable
  public func cell(forItemAt indexPath: IndexPath) -> Cell {
    do { return try checked.cell(forItemAt: indexPath) } catch { error.trap() }
  }

  /// Returns the cell for an item that keeps its cell: the same one, brought up to date by its registration.
  ///
  /// - Parameters:
  ///   - indexPath: The place of an item to reconfigure.
  ///   - cell: What the view shows there.
  /// - Precondition: There is an item at the index path, and the provider returns a cell.
  /// - Complexity: O(log *n*) for *n* items, and a call of the provider.
  /// - Source: `NSDiffableDataSourceSnapshot.reconfigureItems(_:)`, which keeps the cells that there are.
  @inlinable
  public func cell(forItemAt indexPath: IndexPath, reconfiguring cell: Cell) -> Cell {
    do { return try checked.cell(forItemAt: indexPath, reconfiguring: cell) } catch { error.trap() }
  }

  /// Returns a header, a footer or the like; `nil` if the provider has none of the kind for this place.
  ///
  /// - Precondition: There is a supplementary view provider.
  /// - Complexity: One call of the provider.
  /// - Source: `collectionView(_:viewForSupplementaryElementOfKind:at:)` of `UICollectionViewDataSource`.
  @inlinable
  public func supplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> Cell? {
    do { return try checked.supplementaryView(ofKind: elementKind, at: indexPath) } catch { error.trap() }
  }
}

extension DiffableDataSource.Checked {
  /// Returns the number of items to show in a section.
  ///
  /// - Throws: A violation if the section is out of range.
  @inlinable
  public func numberOfItems(inSection section: Int) throws(DiffableViolation) -> Int {
    let snapshot = dataSource.contents.snapshot
    guard let identifier = snapshot.sectionIdentifier(for: section) else { throw .sectionOutOfRange }
    return snapshot.numberOfItems(inSection: identifier)
  }

  /// Returns the cell for an item, from the cell provider.
  ///
  /// - Throws: A violation if there is no item at the index path or the provider returns no cell.
  @inlinable
  public func cell(forItemAt indexPath: IndexPath) throws(DiffableViolation) -> Cell {
    try cell(forItemAt: indexPath, keeping: nil)
  }

  /// Returns the cell for an item that keeps its cell; see the call of the data source itself.
  ///
  /// - Throws: A violation if there is no item at the index path or the provider returns no cell.
  @inlinable
  public func cell(forItemAt indexPath: IndexPath, reconfiguring cell: Cell) throws(DiffableViolation) -> Cell {
    try self.cell(forItemAt: indexPath, keeping: cell)
  }

  /// Returns a header, a footer or the like; `nil` if the provider has none of the kind for this place.
  ///
  /// - Throws: A violation if there is no supplementary view provider.
  @inlinable
  public func supplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) throws(DiffableViolation) -> Cell? {
    guard let provider = dataSource.supplementaryViewProvider else {
      throw .missingSupplementaryViewProvider(view: dataSource.view)
    }
    return dataSource.whileBusy { provider(dataSource, elementKind, indexPath) }
  }
}

extension DiffableDataSource.Checked {
  @inlinable
  func cell(forItemAt indexPath: IndexPath, keeping existing: Cell?) throws(DiffableViolation) -> Cell {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { throw .itemOutOfRange }
    let outer = dataSource.cellBeingReconfigured
    dataSource.cellBeingReconfigured = existing
    defer { dataSource.cellBeingReconfigured = outer }
    guard let cell = dataSource.whileBusy({ dataSource.cellProvider(dataSource, indexPath, item) }) else {
      throw .missingCell(at: indexPath, item: item, view: dataSource.view)
    }
    return cell
  }
}
