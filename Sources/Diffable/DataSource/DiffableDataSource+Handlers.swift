extension DiffableDataSource {
  /// What happens when a person expands or collapses an item.
  ///
  /// None of them is called for a section snapshot that the program applies. They may apply snapshots themselves: the
  /// person's change comes last, on top of those.
  ///
  /// - Source: `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers {
    /// Whether the person may expand this item; without it every item may be.
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?

    /// Told that the item is about to expand.
    public var willExpandItem: ((ItemIdentifier) -> Void)?

    /// Whether the person may collapse this item; without it every item may be.
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?

    /// Told that the item is about to collapse.
    public var willCollapseItem: ((ItemIdentifier) -> Void)?

    /// Returns the children that an item expands to, given those it has, so that they can be loaded late.
    ///
    /// Asked on every expansion; return the second argument to keep the children as they are.
    public var snapshotForExpandingParent: ((ItemIdentifier, SectionSnapshot) -> SectionSnapshot)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// What happens when a person puts an item somewhere else.
  ///
  /// Reordering is enabled only where both `canReorderItem` and `didReorder` are given.
  ///
  /// - Source: `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// Whether the person may pick this item up.
    public var canReorderItem: ((ItemIdentifier) -> Bool)?

    /// Told what is about to happen, while `snapshot()` is still the transaction's initial one.
    ///
    /// A snapshot cannot be applied from here, nor while `canReorderItem` is asked: the change has begun.
    public var willReorder: ((Transaction) -> Void)?

    /// Told what happened, once the data source and its view hold the new order.
    ///
    /// The place to store the order. A snapshot may be applied from here, for instance the transaction's initial one
    /// when the store refuses.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }
}
