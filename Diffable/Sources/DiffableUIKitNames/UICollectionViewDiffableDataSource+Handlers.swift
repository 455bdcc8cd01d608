public import Diffable

extension UICollectionViewDiffableDataSource {
  /// A snapshot of all that is shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes or configures the cell of one item; `nil` is a violation.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a header, a footer or the like; `nil` where a section has none of the kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What happens when the user expands or collapses an item.
  public typealias SectionSnapshotHandlers<Item: Hashable> =
    DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>.SectionSnapshotHandlers<Item>

  /// What happens when the user puts an item somewhere else.
  public typealias ReorderingHandlers =
    DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>.ReorderingHandlers

  /// What happens when the user expands or collapses an item.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { base.sectionSnapshotHandlers }
    set { base.sectionSnapshotHandlers = newValue }
  }

  /// What happens when the user puts an item somewhere else.
  public var reorderingHandlers: ReorderingHandlers {
    get { base.reorderingHandlers }
    set { base.reorderingHandlers = newValue }
  }
}

extension UICollectionViewDiffableDataSource: UserActions {
  func place(ofItemAt indexPath: IndexPath) -> () -> IndexPath? {
    let item = base.itemIdentifier(for: DiffableIndexPath(indexPath))
    return { [weak base] in item.flatMap { base?.indexPath(for: $0) }.map { IndexPath($0) } }
  }

  func expandItem(at indexPath: IndexPath) -> Bool { base.expandItem(at: DiffableIndexPath(indexPath)) }
  func collapseItem(at indexPath: IndexPath) -> Bool { base.collapseItem(at: DiffableIndexPath(indexPath)) }
}
