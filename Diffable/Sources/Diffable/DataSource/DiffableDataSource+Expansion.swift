/// What a view calls when the user expands or collapses an item of an outline.
extension DiffableDataSource {
  /// Shows the children of an item, unless a handler objects; returns whether it was expanded.
  ///
  /// Handlers are called in this order: `shouldExpandItem`, `willExpandItem`, `snapshotForExpandingParent`. None is
  /// called for an item that is expanded already. What a handler applies is not lost: the item expands in the outline
  /// that the handlers leave, if it is still shown.
  ///
  /// - Parameter indexPath: Where the item is. Nothing happens where there is no item.
  /// - Precondition: No snapshot is being applied, and what `snapshotForExpandingParent` returns holds nothing that the
  ///   section has elsewhere.
  /// - Complexity: That of applying the section's outline.
  /// - Source: The disclosure of an outline in a `UICollectionView`, and `SectionSnapshotHandlers`.
  @inlinable @discardableResult
  public func expandItem(at indexPath: DiffableIndexPath) -> Bool {
    do { return try checked.expandItem(at: indexPath) } catch { error.trap() }
  }

  /// Hides the children of an item, unless a handler objects; returns whether it was collapsed.
  ///
  /// `shouldCollapseItem` is called, then `willCollapseItem`; neither for an item that is collapsed already. The
  /// children stay in the section's outline. What a handler applies is not lost, as in ``expandItem(at:)``.
  ///
  /// - Parameter indexPath: Where the item is. Nothing happens where there is no item.
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: That of applying the section's outline.
  /// - Source: The disclosure of an outline in a `UICollectionView`, and `SectionSnapshotHandlers`.
  @inlinable @discardableResult
  public func collapseItem(at indexPath: DiffableIndexPath) -> Bool {
    do { return try checked.collapseItem(at: indexPath) } catch { error.trap() }
  }
}

extension DiffableDataSource.Checked {
  /// Shows the children of an item; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed, if a snapshot is being applied, or the children that
  ///   `snapshotForExpandingParent` returns hold something that the section has elsewhere.
  @inlinable @discardableResult
  public func expandItem(at indexPath: DiffableIndexPath) throws(DiffableViolation) -> Bool {
    try dataSource.requireNotApplying()
    let handlers = dataSource.sectionSnapshotHandlers
    guard let item = dataSource.engine.item(dataSource.contents, indexPath) else { return false }
    dataSource.showWaitingSnapshot()
    guard isExpanded(item) == false, handlers.shouldExpandItem?(item) ?? true else { return false }
    handlers.willExpandItem?(item)
    guard let (_, shown) = row(of: item) else { return false }
    let children = handlers.snapshotForExpandingParent?(item, try shown.checked.snapshot(of: item))
    guard case (let section, var outline)? = row(of: item) else { return false }
    if let children { try outline.checked.replace(childrenOf: item, using: children) }
    outline.expand([item])
    try apply(outline, to: section)
    return true
  }

  /// Hides the children of an item; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed, if a snapshot is being applied.
  @inlinable @discardableResult
  public func collapseItem(at indexPath: DiffableIndexPath) throws(DiffableViolation) -> Bool {
    try dataSource.requireNotApplying()
    let handlers = dataSource.sectionSnapshotHandlers
    guard let item = dataSource.engine.item(dataSource.contents, indexPath) else { return false }
    dataSource.showWaitingSnapshot()
    guard isExpanded(item) == true, handlers.shouldCollapseItem?(item) ?? true else { return false }
    handlers.willCollapseItem?(item)
    guard case (let section, var outline)? = row(of: item) else { return false }
    outline.collapse([item])
    try apply(outline, to: section)
    return true
  }
}

extension DiffableDataSource.Checked {
  /// Returns whether an item is expanded in its section's outline; `nil` if it is not shown.
  @inlinable
  func isExpanded(_ item: ItemIdentifierType) -> Bool? {
    guard let (_, outline) = row(of: item) else { return nil }
    return try? outline.checked.isExpanded(item)
  }

  /// Returns the section of an item and the section's outline; `nil` if the item is not shown.
  @inlinable
  func row(
    of item: ItemIdentifierType
  ) -> (section: SectionIdentifierType, outline: DiffableDataSource.SectionSnapshot)? {
    guard let section = dataSource.contents.snapshot.sectionIdentifier(containingItem: item) else { return nil }
    return (section, dataSource.snapshot(for: section))
  }
}
