/// What a view calls when a person opens or closes an item of an outline.
extension DiffableDataSource {
  /// Shows the children of an item, unless a handler objects; returns whether it was expanded.
  ///
  /// Handlers are called in this order: `shouldExpandItem`, `willExpandItem`, `snapshotForExpandingParent`. None is
  /// called for an item that is expanded already.
  ///
  /// - Precondition: No snapshot is being applied, and what `snapshotForExpandingParent` returns holds nothing that the
  ///   section has elsewhere.
  /// - Complexity: That of applying the section's outline.
  @inlinable @discardableResult
  public func expandItem(at indexPath: IndexPath) -> Bool {
    do { return try checked.expandItem(at: indexPath) } catch { error.trap() }
  }

  /// Hides the children of an item, unless a handler objects; returns whether it was collapsed.
  ///
  /// `shouldCollapseItem` is called, then `willCollapseItem`; neither for an item that is collapsed already. The
  /// children stay in the section's outline.
  ///
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: That of applying the section's outline.
  @inlinable @discardableResult
  public func collapseItem(at indexPath: IndexPath) -> Bool {
    do { return try checked.collapseItem(at: indexPath) } catch { error.trap() }
  }
}

extension DiffableDataSource.Checked {
  /// Shows the children of an item; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed, if a snapshot is being applied, or the children that
  ///   `snapshotForExpandingParent` returns hold something that the section has elsewhere.
  @inlinable @discardableResult
  public func expandItem(at indexPath: IndexPath) throws(DiffableViolation) -> Bool {
    let handlers = dataSource.sectionSnapshotHandlers
    guard let (item, section, outline) = try row(at: indexPath), try !outline.checked.isExpanded(item),
      dataSource.whileBusy({ handlers.shouldExpandItem?(item) ?? true })
    else { return false }
    var expanded = outline
    dataSource.whileBusy { handlers.willExpandItem?(item) }
    if let snapshotForExpandingParent = handlers.snapshotForExpandingParent {
      let children = outline.snapshot(of: item)
      let newChildren = dataSource.whileBusy { snapshotForExpandingParent(item, children) }
      try expanded.checked.replace(childrenOf: item, using: newChildren)
    }
    expanded.expand([item])
    try apply(expanded, to: section)
    return true
  }

  /// Hides the children of an item; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed, if a snapshot is being applied.
  @inlinable @discardableResult
  public func collapseItem(at indexPath: IndexPath) throws(DiffableViolation) -> Bool {
    let handlers = dataSource.sectionSnapshotHandlers
    guard let (item, section, outline) = try row(at: indexPath), try outline.checked.isExpanded(item),
      dataSource.whileBusy({ handlers.shouldCollapseItem?(item) ?? true })
    else { return false }
    var collapsed = outline
    dataSource.whileBusy { handlers.willCollapseItem?(item) }
    collapsed.collapse([item])
    try apply(collapsed, to: section)
    return true
  }

  /// Returns the item at an index path, its section and the section's outline; `nil` where there is no such place.
  @inlinable
  func row(
    at indexPath: IndexPath
  ) throws(DiffableViolation) -> (ItemIdentifier, SectionIdentifier, DiffableDataSource.SectionSnapshot)? {
    try dataSource.requireNotApplying()
    guard let item = dataSource.itemIdentifier(for: indexPath),
      let section = dataSource.sectionIdentifier(for: indexPath.section)
    else { return nil }
    return (item, section, dataSource.snapshot(for: section))
  }
}
