public import Diffable

/// Holds what a collection view shows, and updates it when another snapshot is applied.
///
/// It passes each call on to ``base``, where the calls are documented. What a subclass overrides is called by programs and by
/// the view. Like UIKit's it belongs to the main actor.
///
/// - Source: `UICollectionViewDiffableDataSource`.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The data source of `Diffable` that does the work, with what UIKit does not have.
  public let base: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>

  /// Makes headers, footers and the like; a violation to need it where it is missing.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet {
      base.supplementaryViewProvider = supplementaryViewProvider.map { provider in
        { [weak self] _, kind, indexPath in
          (self?.base.view as? UICollectionView).flatMap { provider($0, kind, IndexPath(indexPath)) }
        }
      }
    }
  }

  /// Creates an empty data source, which becomes that of the view.
  ///
  /// - Parameters:
  ///   - collectionView: The view to keep up to date, held weakly.
  ///   - cellProvider: Called when the view needs a cell: for inserted, reloaded and reconfigured items.
  @inlinable
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    // Inlinable, as is the initializer of the base, so that the base is compiled for the program's identifiers.
    base = DiffableDataSource(view: collectionView) { [weak collectionView] _, indexPath, item in
      collectionView.flatMap { cellProvider($0, IndexPath(indexPath), item) }
    }
    collectionView.dataSource = self
  }

  // MARK: Contents

  /// Returns what is shown now.
  @inlinable
  open func snapshot() -> Snapshot { base.snapshot() }

  /// Shows a snapshot: hands the view the difference, then calls the completion.
  @inlinable
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    base.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, and returns when a completion would be called.
  @inlinable
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await base.awaitingView { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
  }

  /// Shows a snapshot by having the view ask for everything again.
  @inlinable
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    base.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Shows a snapshot by having the view ask for everything again.
  @inlinable
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await base.awaitingView { applySnapshotUsingReloadData(snapshot, completion: nil) }
  }

  /// Shows an outline in one section and leaves the others alone.
  @inlinable
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    base.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows an outline in one section.
  @inlinable
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await base.awaitingView {
      apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }
  }

  /// Returns the outline of a section, hidden items and expansion included.
  @inlinable
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    base.snapshot(for: section)
  }

  // MARK: Look-ups

  /// Returns the identifier of the item at an index path; `nil` where there is no such place.
  @inlinable
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    base.itemIdentifier(for: DiffableIndexPath(indexPath))
  }

  /// Returns where an item is; `nil` if it is not shown.
  @inlinable
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    base.indexPath(for: itemIdentifier).map { IndexPath($0) }
  }

  /// Returns the identifier of a section; `nil` where the index is out of range.
  @inlinable
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { base.sectionIdentifier(for: index) }

  /// Returns the index of a section; `nil` if there is no such section.
  @inlinable
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { base.index(for: sectionIdentifier) }

  // MARK: What a view asks for

  @inlinable
  open func numberOfSections(in collectionView: UICollectionView) -> Int { base.numberOfSections }

  @inlinable
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  @inlinable
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    base.cell(forItemAt: DiffableIndexPath(indexPath))
  }

  @inlinable
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    base.supplementaryView(ofKind: kind, at: DiffableIndexPath(indexPath), as: UICollectionReusableView.self)
  }

  @inlinable
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    base.canMoveItem(at: DiffableIndexPath(indexPath))
  }

  @inlinable
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    base.moveItem(at: DiffableIndexPath(sourceIndexPath), to: DiffableIndexPath(destinationIndexPath))
  }

  @inlinable
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { base.indexTitles }

  @inlinable
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    base.indexPathForIndexTitle(at: index).map { IndexPath($0) } ?? IndexPath(item: 0, section: 0)
  }
}
