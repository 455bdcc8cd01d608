/// What a collection view asks for.
///
/// - Source: `UICollectionViewDataSource`.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections to show.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the number of items to show in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell for an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns a header, a footer or the like; `nil` where there is none of the kind.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Returns whether the user may pick an item up.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Puts an item somewhere else for the user.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of an index along the edge of the view; `nil` without one.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns where a title of the index leads.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

/// What the user can do to the items of a data source, whatever their types.
@MainActor
protocol UserActions {
  /// Returns what finds an item wherever it is later.
  func place(ofItemAt indexPath: IndexPath) -> () -> IndexPath?

  func expandItem(at indexPath: IndexPath) -> Bool
  func collapseItem(at indexPath: IndexPath) -> Bool
}
