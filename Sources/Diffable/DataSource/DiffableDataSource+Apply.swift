extension DiffableDataSource.Checked {
  /// Shows a snapshot; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and the completion not called, if a snapshot is being applied.
  @inlinable
  public func apply(
    _ snapshot: DiffableDataSource.Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) throws(DiffableViolation) {
    try dataSource.requireNotApplying()
    let mode = dataSource.mode(animatingDifferences: animatingDifferences)
    let change = dataSource.engine.show(dataSource.contents, snapshot, dataSource.needsDifference(mode))
    dataSource.show(change, mode: mode)
    dataSource.finish(completion)
  }

  /// Shows a snapshot by having the view ask for everything again; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and the completion not called, if a snapshot is being applied.
  @inlinable
  public func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSource.Snapshot, completion: (() -> Void)? = nil
  ) throws(DiffableViolation) {
    try dataSource.requireNotApplying()
    dataSource.show(dataSource.engine.show(dataSource.contents, snapshot, false), mode: .reload)
    dataSource.finish(completion)
  }
}
