/// A view that shows what a data source holds: a terminal's list, a page, a row of widgets.
///
/// A data source holds its view weakly and updates it when something changed; the view asks the data source for counts and cells.
/// When one of the methods is called the data source already holds the new contents, and until the method returns no
/// snapshot may be applied.
///
/// The protocol belongs to no actor, like the data source. A view on the main actor says that it conforms there, unless
/// its module infers that (the upcoming feature `InferIsolatedConformances`, or the main actor as default isolation):
///
/// ```swift
/// @MainActor final class Board: @MainActor DiffableDataSourceView {
/// ```
///
/// - Source: The two methods are those of `UICollectionView` that a diffable data source calls.
public protocol DiffableDataSourceView: AnyObject {
  /// Forgets every cell and asks for all of them again.
  ///
  /// - Source: `UICollectionView.reloadData()`.
  func reloadData()

  /// Brings the view up to date, step by step, without asking for cells that it has already.
  ///
  /// Called twice for one apply that both changes the structure and reloads or reconfigures: the structure first.
  ///
  /// - Parameters:
  ///   - updates: What changed. Deletions and the origins of moves are places in what the view shows now; all
  ///     other places are in what it shows afterwards.
  ///   - isAnimated: Whether the change should be seen to happen. The result is the same either way.
  /// - Source: `UICollectionView.performBatchUpdates(_:completion:)`.
  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool)

  /// Brings the view up to date as the plain form does, and returns when the change has been seen to happen.
  ///
  /// Called instead of the plain form by an apply that is awaited. A view that takes no time needs only the plain form, which
  /// is this one as well. A view that does takes what it needs from the data source before it waits for the first time:
  /// further batches, by either form, may follow while it waits. A view on the main actor says so here as well, since the
  /// compiler takes the method for one of the caller's actor otherwise.
  ///
  /// ```swift
  /// @MainActor
  /// func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) async {
  ///   dataSource.update(&lines, by: updates)
  ///   await fadeIn()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updates: What changed, as in the plain form.
  ///   - isAnimated: Whether the change should be seen to happen.
  /// - Source: `UICollectionView.performBatchUpdates(_:completion:)`, whose completion is called at that time.
  nonisolated(nonsending) func performBatchUpdates(
    _ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool
  ) async
}
