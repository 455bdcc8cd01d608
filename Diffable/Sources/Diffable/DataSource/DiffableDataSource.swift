/// Holds what a view shows, and updates the view when another snapshot is applied.
///
/// ```swift
/// let moons = ["Mercury": 0, "Mars": 2]
/// let dataSource = DiffableDataSource<String, String, String> { _, _, name in
///   moons[name].map { "\(name), \($0) moons" }
/// }
/// var snapshot = dataSource.snapshot()
/// snapshot.appendSections(["rocky"])
/// snapshot.appendItems(["Mars", "Mercury"])
/// dataSource.apply(snapshot)
/// ```
///
/// A cell is whatever the view shows for an item: a line of text, an element of a page, a widget. A data source belongs
/// to the actor or the thread that made it; it is not `Sendable`, so using it from two at once does not compile.
/// Identifiers need not be `Sendable` either. Where they are, so are snapshots, which can then be made on another actor.
///
/// Applies happen one after another, each complete when the call returns, its completion included unless it was made
/// from another completion, or while the view was still busy with an apply that is awaited. From a provider, from a view that is being updated, or from a handler that is asked before
/// a reorder, a snapshot cannot be applied: that is a violation.
///
/// ### Subclasses
///
/// A subclass may override what is `open`. Overrides are called where a program or a view makes the call, and by
/// `makeCells()`, `update(_:by:)`, the `async` calls and the interactive movement. Expanding, collapsing and reordering do
/// not go through `apply`, the calls under `checked` are those of this class, and the data source does its own look-ups
/// without overrides.
///
/// - Source: `UICollectionViewDiffableDataSource`.
open class DiffableDataSource<SectionIdentifierType, ItemIdentifierType, Cell>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The view to keep up to date; without one, the data source only keeps its contents.
  ///
  /// A view that is set when there are contents already reloads.
  public weak var view: (any DiffableDataSourceView)? {
    didSet {
      guard let view, view !== oldValue, hasContents else { return }
      awaitedUpdate?.steps = []
      whileBusy { view.reloadData() }
    }
  }

  /// Makes headers, footers and the like; a violation to need it where it is missing.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Names the stops of an index along the edge of the view, such as the letters of an alphabet.
  public var indexTitlesProvider: IndexTitlesProvider?

  /// What happens when the user expands or collapses an item.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What happens when the user puts an item somewhere else.
  public var reorderingHandlers = ReorderingHandlers()

  @usableFromInline let cellProvider: CellProvider
  @usableFromInline let engine: DataSourceEngine<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline var contents = DataSourceContents<SectionIdentifierType, ItemIdentifierType>()
  @usableFromInline var completions = CompletionQueue()

  /// `true` if any snapshot was applied yet: the first fills the view by a reload.
  @usableFromInline var hasContents = false

  /// `true` if a view, a provider or a handler is at work, during which nothing may be applied.
  @usableFromInline var isBusy = false

  /// The batches of the apply that was awaited last.
  @usableFromInline var awaitedUpdate: AwaitedUpdate?

  /// The hash values of the tasks in which a view is being updated by the awaited form of its call.
  @usableFromInline var updatingTasks: Set<Int> = []

  /// What `applyNewest` is to show next, and whether a call is at it.
  @usableFromInline var waitingSnapshot: WaitingSnapshot<SectionIdentifierType, ItemIdentifierType>?
  @usableFromInline var isShowingNewest = false

  /// The item that the user has picked up.
  @usableFromInline var itemBeingReordered: ItemIdentifierType?

  /// The cell that its item's registration is to keep, while a provider reconfigures it.
  @usableFromInline var cellBeingReconfigured: Cell?

  /// Creates an empty data source.
  ///
  /// - Parameters:
  ///   - view: The view to keep up to date, held weakly.
  ///   - cellProvider: Called when the view needs a cell: for inserted, reloaded and reconfigured items, never for moved ones.
  @inlinable
  public init(view: (any DiffableDataSourceView)? = nil, cellProvider: @escaping CellProvider) {
    self.view = view
    self.cellProvider = cellProvider
    engine = DataSourceEngine()
  }

  // MARK: Contents

  /// Returns what is shown now, without marks; editing it changes nothing until it is applied.
  ///
  /// - Complexity: O(1).
  /// - Source: `UICollectionViewDiffableDataSource.snapshot()`.
  @inlinable
  open func snapshot() -> Snapshot {
    var snapshot = contents.snapshot
    if !contents.outlines.isEmpty { snapshot.checked.marks.movedItems = [] }
    return snapshot
  }

  /// Shows a snapshot: hands the view the difference, then calls the completion.
  ///
  /// Sections that were filled by a section snapshot keep their outlines as far as what the snapshot shows allows.
  /// The first snapshot of all fills the view by a reload, unless it is animated.
  ///
  /// - Parameters:
  ///   - snapshot: What to show. Its marks say what to reload and reconfigure; the data source does not keep them.
  ///   - animatingDifferences: Whether the view should let the change be seen to happen.
  ///   - completion: Called once, after the view was updated and after the completions of earlier applies.
  /// - Precondition: No snapshot is being applied. A completion may apply one.
  /// - Complexity: That of the difference; O(1) without a view, unless sections have outlines. In such a section also O(*k*
  ///   log *n*) for *k* items that change, or are below one that does.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)`.
  @inlinable
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    do {
      try checked.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    } catch { error.trap() }
  }

  /// Shows a snapshot by having the view forget everything and ask again, without a difference.
  ///
  /// - Precondition: No snapshot is being applied. A completion may apply one.
  /// - Complexity: O(1) and what the view does; that of the difference where sections have outlines.
  /// - Source: `UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)`.
  @inlinable
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    do { try checked.applySnapshotUsingReloadData(snapshot, completion: completion) } catch { error.trap() }
  }

  /// Shows a snapshot, on the caller's actor, and returns when a completion would be called: when the view says that it is
  /// done, and after earlier applies.
  ///
  /// The data source holds the snapshot as soon as the view is handed the difference. What is applied meanwhile is handed to
  /// the view at once, in the order of the calls. A task that is canceled waits all the same.
  ///
  /// - Precondition: No snapshot is being applied. While the view is awaited, others may apply, but not the view.
  /// - Complexity: That of an apply.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)`.
  @inlinable
  nonisolated(nonsending) open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await awaitingView { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
  }

  /// Shows a snapshot by having the view ask for everything again, on the caller's actor.
  ///
  /// - Complexity: That of an apply.
  /// - Source: `UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)`.
  @inlinable
  nonisolated(nonsending) open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await awaitingView { applySnapshotUsingReloadData(snapshot, completion: nil) }
  }

  // MARK: Look-ups

  /// Returns the identifier of the item at an index path; `nil` where there is no such place.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `UICollectionViewDiffableDataSource.itemIdentifier(for:)`.
  @inlinable
  open func itemIdentifier(for indexPath: DiffableIndexPath) -> ItemIdentifierType? {
    engine.item(contents, indexPath)
  }

  /// Returns where an item is; `nil` if it is not shown, as inside a collapsed parent.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `UICollectionViewDiffableDataSource.indexPath(for:)`.
  @inlinable
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> DiffableIndexPath? {
    engine.place(contents, itemIdentifier)
  }

  /// Returns the identifier of a section; `nil` where the index is out of range.
  ///
  /// - Complexity: O(1).
  /// - Source: `UICollectionViewDiffableDataSource.sectionIdentifier(for:)`.
  @inlinable
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.snapshot.sectionIdentifier(for: index)
  }

  /// Returns the index of a section; `nil` if there is no such section.
  ///
  /// - Complexity: O(1) on average.
  /// - Source: `UICollectionViewDiffableDataSource.index(for:)`.
  @inlinable
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: What a view asks for

  /// The number of sections to show.
  ///
  /// - Source: `numberOfSections(in:)` of `UICollectionViewDataSource`.
  @inlinable
  open var numberOfSections: Int { contents.snapshot.numberOfSections }

  /// Returns the number of items to show in a section.
  ///
  /// - Precondition: The section is in range.
  /// - Complexity: O(1) on average.
  /// - Source: `collectionView(_:numberOfItemsInSection:)` of `UICollectionViewDataSource`.
  @inlinable
  open func numberOfItems(inSection section: Int) -> Int {
    do { return try checked.numberOfItems(inSection: section) } catch { error.trap() }
  }

  /// Returns the cell for an item, from the cell provider.
  ///
  /// - Precondition: There is an item at the index path, and the provider returns a cell.
  /// - Complexity: O(log *n*) for *n* items, and a call of the provider.
  /// - Source: `collectionView(_:cellForItemAt:)` of `UICollectionViewDataSource`.
  @inlinable
  open func cell(forItemAt indexPath: DiffableIndexPath) -> Cell {
    do { return try checked.cell(forItemAt: indexPath) } catch { error.trap() }
  }

  /// Returns the cell for an item that keeps its cell: the same one, brought up to date by its registration.
  ///
  /// - Parameters:
  ///   - indexPath: The place of an item to reconfigure.
  ///   - cell: What the view shows there.
  /// - Precondition: There is an item at the index path, and the provider returns a cell.
  /// - Complexity: O(log *n*) for *n* items, and a call of the provider.
  /// - Source: `NSDiffableDataSourceSnapshot.reconfigureItems(_:)`, which keeps the cells that there are.
  @inlinable
  open func cell(forItemAt indexPath: DiffableIndexPath, reconfiguring cell: Cell) -> Cell {
    do { return try checked.cell(forItemAt: indexPath, reconfiguring: cell) } catch { error.trap() }
  }

  /// Returns a header, a footer or the like; `nil` if the provider has none of the kind for this place.
  ///
  /// - Parameters:
  ///   - elementKind: What is asked for, in the words that the view and the provider share.
  ///   - indexPath: The place that it belongs to.
  ///   - type: What the view shows for this kind, which need not be what it shows for items.
  /// - Precondition: There is a supplementary view provider, and what it returns is of this type.
  /// - Complexity: One call of the provider.
  /// - Source: `collectionView(_:viewForSupplementaryElementOfKind:at:)` of `UICollectionViewDataSource`.
  @inlinable
  open func supplementaryView<Supplementary>(
    ofKind elementKind: String, at indexPath: DiffableIndexPath, as type: Supplementary.Type
  ) -> Supplementary? {
    do { return try checked.supplementaryView(ofKind: elementKind, at: indexPath, as: type) } catch { error.trap() }
  }

  /// The titles of an index along the edge of the view, in order; `nil` without a provider.
  ///
  /// - Complexity: One call of the provider.
  /// - Source: `indexTitles(for:)` of `UICollectionViewDataSource`.
  @inlinable
  open var indexTitles: [String]? {
    indexStops?.map(\.title)
  }

  /// Returns where a title of the index leads: the first item of its section; `nil` for a section without items.
  ///
  /// - Parameter index: The offset of the title among the titles.
  /// - Complexity: One call of the provider.
  /// - Source: `collectionView(_:indexPathForIndexTitle:at:)` of `UICollectionViewDataSource`.
  @inlinable
  open func indexPathForIndexTitle(at index: Int) -> DiffableIndexPath? {
    guard let stops = indexStops, stops.indices.contains(index),
      let section = contents.snapshot.indexOfSection(stops[index].section), numberOfItems(inSection: section) > 0
    else { return nil }
    return DiffableIndexPath(item: 0, section: section)
  }

  // MARK: Reordering

  /// Returns whether the user may pick an item up.
  ///
  /// Not if reordering is not enabled, that is, without `canReorderItem` or without `didReorder`.
  ///
  /// - Complexity: O(log *n*) for *n* items, and a call of `canReorderItem`.
  /// - Source: `collectionView(_:canMoveItemAt:)` of `UICollectionViewDataSource`.
  @inlinable
  open func canMoveItem(at indexPath: DiffableIndexPath) -> Bool {
    guard isReorderingEnabled, let canReorderItem = reorderingHandlers.canReorderItem,
      let item = engine.item(contents, indexPath)
    else { return false }
    return whileBusy { canReorderItem(item) }
  }

  /// Puts an item somewhere else for the user, if `canReorderItem` allows it; returns whether it moved.
  ///
  /// `willReorder` is called, then the data source and its view take the new order, then `didReorder` is called with
  /// the same transaction. Neither is called if reordering is not enabled or not allowed, or if the item stays where it
  /// is or cannot land there. If the item is the one that the user has picked up, its movement ends with this call.
  /// In an outline an item takes its descendants along, cannot land among them, and gets a new parent: the row before
  /// it if that is expanded, else that row's parent.
  ///
  /// - Parameters:
  ///   - origin: Where the item is.
  ///   - destination: The index path that the item is to have afterwards; in another section one past the last item
  ///     appends it. Where the item takes visible descendants down with it, that of the row to land after.
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: That of an apply.
  /// - Source: `collectionView(_:moveItemAt:to:)` of `UICollectionViewDataSource`.
  @inlinable @discardableResult
  open func moveItem(at origin: DiffableIndexPath, to destination: DiffableIndexPath) -> Bool {
    do { return try checked.moveItem(at: origin, to: destination) } catch { error.trap() }
  }
}
