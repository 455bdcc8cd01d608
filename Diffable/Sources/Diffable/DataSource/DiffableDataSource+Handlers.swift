extension DiffableDataSource {
  /// The place of an item, under the name that it has in UIKit.
  public typealias IndexPath = DiffableIndexPath

  /// A snapshot of all that is shown.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// A snapshot of one section, as an outline.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// A reorder that the user has made.
  public typealias Transaction = DiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes or configures the cell of one item; `nil` is a violation.
  public typealias CellProvider = (
    _ dataSource: DiffableDataSource, _ indexPath: DiffableIndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> Cell?

  /// Makes a header, a footer or the like, of any type; `nil` where a section has none of the kind.
  public typealias SupplementaryViewProvider = (
    _ dataSource: DiffableDataSource, _ elementKind: String, _ indexPath: DiffableIndexPath
  ) -> Any?

  /// Names the stops of an index, each with the section that it leads to.
  public typealias IndexTitlesProvider = (
    _ dataSource: DiffableDataSource
  ) -> [(title: String, section: SectionIdentifierType)]
}

extension DiffableDataSource {
  /// What happens when the user expands or collapses an item.
  ///
  /// None of them is called for a section snapshot that the program applies. They may apply snapshots themselves: the
  /// user's change comes last, on top of those.
  ///
  /// - Source: `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// `true` if the user may expand this item; without it every item may be.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before the item expands.
    public var willExpandItem: ((Item) -> Void)?

    /// `true` if the user may collapse this item; without it every item may be.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before the item collapses.
    public var willCollapseItem: ((Item) -> Void)?

    /// Returns the children that an item expands to, given those it has, so that they can be loaded late.
    ///
    /// Asked on every expansion; return the second argument to keep the children as they are.
    public var snapshotForExpandingParent:
      (
        (Item, DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// What happens when the user puts an item somewhere else.
  ///
  /// Reordering is enabled only where both `canReorderItem` and `didReorder` are given.
  ///
  /// - Source: `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// `true` if the user may pick this item up.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the item moves, while `snapshot()` is still the transaction's initial one.
    ///
    /// A snapshot cannot be applied from here, nor while `canReorderItem` is asked: the change has begun.
    public var willReorder: ((Transaction) -> Void)?

    /// Called after the item has moved, once the data source and its view hold the new order.
    ///
    /// The place to store the order. A snapshot may be applied from here, for instance the transaction's initial one
    /// when the store refuses.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }
}
