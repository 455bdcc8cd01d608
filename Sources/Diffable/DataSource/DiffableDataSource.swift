/// Holds what a view shows, and tells the view what changes when another snapshot is applied.
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
///
/// Applies happen one after another, each complete when the call returns, its completion included unless it was made
/// from another completion. From a provider, from a view that is being updated, or from a handler that is asked before
/// a reorder, a snapshot cannot be applied: that is a violation.
///
/// - Source: `UICollectionViewDiffableDataSource`.
public final class DiffableDataSource<SectionIdentifier, ItemIdentifier, Cell>
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  /// A snapshot of all that is shown.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// A snapshot of one section, as an outline.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  /// A reorder that a person has made.
  public typealias Transaction = DiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>

  /// Makes or configures the cell of one item; `nil` is a violation.
  public typealias CellProvider = (
    _ dataSource: DiffableDataSource, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifier
  ) -> Cell?

  /// Makes a header, a footer or the like; `nil` where a section has none of the kind.
  public typealias SupplementaryViewProvider = (
    _ dataSource: DiffableDataSource, _ elementKind: String, _ indexPath: IndexPath
  ) -> Cell?

  /// Names the stops of an index, each with the section that it leads to.
  public typealias IndexTitlesProvider = (
    _ dataSource: DiffableDataSource
  ) -> [(title: String, section: SectionIdentifier)]

  /// The view to keep up to date; without one, the data source keeps its contents and tells nobody.
  ///
  /// A view that comes when there are contents already is told to reload.
  public weak var view: (any DiffableDataSourceView)? {
    didSet {
      guard let view, view !== oldValue, hasContents else { return }
      whileBusy { view.reloadData() }
    }
  }

  /// Makes what stands beside the items; a violation to need it where it is missing.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Names the stops of an index along the edge of the view, such as the letters of an alphabet.
  public var indexTitlesProvider: IndexTitlesProvider?

  /// What happens when a person expands or collapses an item.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What happens when a person puts an item somewhere else.
  public var reorderingHandlers = ReorderingHandlers()

  @usableFromInline let cellProvider: CellProvider
  @usableFromInline var contents = DataSourceContents<SectionIdentifier, ItemIdentifier>()
  @usableFromInline var completions = CompletionQueue()

  /// Whether any snapshot was applied yet: the first fills the view by a reload.
  @usableFromInline var hasContents = false

  /// Whether a view, a provider or a handler is at work, during which nothing may be applied.
  @usableFromInline var isBusy = false

  /// The item that a person has picked up.
  @usableFromInline var itemBeingReordered: ItemIdentifier?

  /// The cell that its item's registration is to keep, while a provider reconfigures it.
  @usableFromInline var cellBeingReconfigured: Cell?

  /// Creates an empty data source.
  ///
  /// - Parameters:
  ///   - view: The view to keep up to date, held weakly.
  ///   - cellProvider: Called by the view's need: for inserted, reloaded and reconfigured items, never for moved ones.
  @inlinable
  public init(view: (any DiffableDataSourceView)? = nil, cellProvider: @escaping CellProvider) {
    self.view = view
    self.cellProvider = cellProvider
  }

  /// Returns what is shown now, without marks; editing it changes nothing until it is applied.
  ///
  /// The copy shares its contents with the data source.
  ///
  /// - Complexity: O(1).
  /// - Source: `UICollectionViewDiffableDataSource.snapshot()`.
  @inlinable
  public func snapshot() -> Snapshot {
    contents.snapshot
  }
}

extension DiffableDataSource: CustomStringConvertible {
  /// What is shown, as the snapshot describes itself.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var description: String { snapshot().description }
}
