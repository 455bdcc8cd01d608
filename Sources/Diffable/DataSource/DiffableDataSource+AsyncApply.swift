extension DiffableDataSource {
  /// Shows a snapshot, on the caller's actor, and returns when a completion would be called.
  ///
  /// Tasks that share an actor are served in the order in which they get their turn on it.
  ///
  /// - Complexity: That of an apply.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)`.
  @inlinable
  nonisolated(nonsending) public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by having the view ask for everything again, on the caller's actor.
  ///
  /// - Complexity: That of an apply.
  /// - Source: `UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)`.
  @inlinable
  nonisolated(nonsending) public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows an outline in a section, on the caller's actor, and returns when a completion would be called.
  ///
  /// - Complexity: That of an apply to a section.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)`.
  @inlinable
  nonisolated(nonsending) public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifier, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }
}
