public import Diffable

/// Holds what a collection view shows, and updates it when another snapshot is applied.
///
/// It passes each call on to ``base``, where the calls are documented. What a subclass overrides is called by programs and by
/// the view.
///
/// - Source: `UICollectionViewDiffableDataSource`.
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The data source of `Diffable` that does the work, with what UIKit does not have.
  public let base: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>

  /// Makes headers, footers and the like; a violation to need it where it is missing.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet {
      base.supplementaryViewProvider = supplementaryViewProvider.map { provider in
        { [weak self] _, kind, indexPath in
          (self?.base.view as? UICollectionView).flatMap { provider($0, kind, indexPath) }
        }
      }
    }
  }

  /// Creates an empty data source, which becomes that of the view.
  ///
  /// - Parameters:
  ///   - collectionView: The view to keep up to date, held weakly.
  ///   - cellProvider: Called when the view needs a cell: for inserted, reloaded and reconfigured items.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    base = DiffableDataSource(view: collectionView) { [weak collectionView] _, indexPath, item in
      collectionView.flatMap { cellProvider($0, indexPath, item) }
    }
    collectionView.dataSource = self
  }

  // MARK: Contents

  /// Returns what is shown now.
  open func snapshot() -> Snapshot { base.snapshot() }

  /// Shows a snapshot: hands the view the difference, then calls the completion.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    base.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, on the caller's actor.
  nonisolated(nonsending) open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by having the view ask for everything again.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    base.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Shows a snapshot by having the view ask for everything again, on the caller's actor.
  nonisolated(nonsending) open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows an outline in one section and leaves the others alone.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    base.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows an outline in one section, on the caller's actor.
  nonisolated(nonsending) open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Returns the outline of a section, hidden items and expansion included.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    base.snapshot(for: section)
  }

  // MARK: Look-ups

  /// Returns the identifier of the item at an index path; `nil` where there is no such place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { base.itemIdentifier(for: indexPath) }

  /// Returns where an item is; `nil` if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { base.indexPath(for: itemIdentifier) }

  /// Returns the identifier of a section; `nil` where the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { base.sectionIdentifier(for: index) }

  /// Returns the index of a section; `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { base.index(for: sectionIdentifier) }

  // MARK: What a view asks for

  open func numberOfSections(in collectionView: UICollectionView) -> Int { base.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    base.cell(forItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    base.supplementaryView(ofKind: kind, at: indexPath, as: UICollectionReusableView.self)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    base.canMoveItem(at: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    base.moveItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { base.indexTitles }

  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    base.indexPathForIndexTitle(at: index) ?? IndexPath(item: 0, section: 0)
  }
}
