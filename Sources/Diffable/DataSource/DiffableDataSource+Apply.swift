extension DiffableDataSource {
  /// Shows a snapshot: hands the view the difference, then calls the completion.
  ///
  /// Sections that were filled by a section snapshot keep their outlines as far as what the snapshot shows allows.
  /// The first snapshot of all fills the view by a reload, unless it is animated.
  ///
  /// - Parameters:
  ///   - snapshot: What to show. Its marks say what to reload and reconfigure; the data source does not keep them.
  ///   - animatingDifferences: Whether the view should let the change be seen to happen.
  ///   - completion: Called once, after the view was told and after the completions of earlier applies.
  /// - Precondition: No snapshot is being applied. A completion may apply one.
  /// - Complexity: That of the difference; O(1) without a view, unless sections have outlines.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)`.
  @inlinable
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    do {
      try checked.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    } catch { error.trap() }
  }

  /// Shows a snapshot by having the view forget everything and ask again, without a difference.
  ///
  /// The way to fill a view from scratch. What is applied next differs from this.
  ///
  /// - Precondition: No snapshot is being applied. A completion may apply one.
  /// - Complexity: O(1) and what the view does; that of the difference where sections have outlines.
  /// - Source: `UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)`.
  @inlinable
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    do { try checked.applySnapshotUsingReloadData(snapshot, completion: completion) } catch { error.trap() }
  }
}

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
    let change = dataSource.contents.applying(snapshot, needsDifference: dataSource.needsDifference(mode))
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
    dataSource.show(dataSource.contents.applying(snapshot, needsDifference: false), mode: .reload)
    dataSource.finish(completion)
  }
}
