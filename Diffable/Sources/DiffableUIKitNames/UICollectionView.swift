public import Diffable

/// A collection view that keeps a cell for each item and draws nothing.
///
/// Like UIKit's it belongs to the main actor. A program that was ported from UIKit shows something by a subclass, which overrides ``reloadData()`` and
/// ``performBatchUpdates(_:animated:)``, calls `super`, and draws ``cells``. Layouts, selection and scrolling are not here.
///
/// - Source: `UICollectionView`.
@MainActor @preconcurrency
open class UICollectionView: @MainActor DiffableDataSourceView {
  /// Where the view gets its cells; set by the data source that is created for the view, and held weakly.
  public weak var dataSource: (any UICollectionViewDataSource)?

  /// The cells of all items, section by section.
  public private(set) var cells: [[UICollectionViewCell]] = []

  var registeredClasses: [RegisteredKind: UICollectionReusableView.Type] = [:]
  @usableFromInline var cellBeingReconfigured: UICollectionViewCell?

  /// Finds the item that the user has picked up, wherever it is by then.
  private var placeOfPickedUpItem: (() -> IndexPath?)?

  /// Creates a view without a data source.
  public init() {}

  /// Asks the data source for all cells.
  ///
  /// - Complexity: One call of the cell provider for each item.
  open func reloadData() {
    cells = (0..<numberOfSections).map(makeCells(inSection:))
  }

  /// Brings the cells up to date: moves those that stay, and asks for the others.
  ///
  /// - Complexity: O(*k* + *c* log *c*) for *c* changes and *k* items in the sections that they touch.
  open func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    var cells = cells
    if updates.changesStructure { updates.rearrange(&cells, newRow: { makeCell(at: IndexPath($0)) }) }
    for section in updates.sectionReloads { cells[section] = makeCells(inSection: section) }
    for place in updates.itemReloads { cells[place.section][place.item] = makeCell(at: IndexPath(place)) }
    for place in updates.itemReconfigures {
      cellBeingReconfigured = cells[place.section][place.item]
      defer { cellBeingReconfigured = nil }
      cells[place.section][place.item] = makeCell(at: IndexPath(place))
    }
    self.cells = cells
  }

  /// Brings the cells up to date, for an apply that is awaited.
  ///
  /// A subclass that lets changes be seen to happen overrides it, calls `super`, and returns when they have been seen.
  ///
  /// - Complexity: That of the plain form.
  @MainActor
  open func performBatchUpdates(
    _ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool
  ) async {
    follow(updates, animated: isAnimated)
  }

  /// Calls the plain form, which an asynchronous function cannot name.
  private func follow(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    performBatchUpdates(updates, animated: isAnimated)
  }

  /// The number of sections that the data source has.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items that the data source has in a section.
  ///
  /// - Precondition: The section is in range.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Returns the cell of an item; `nil` where there is no such place.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard cells.indices.contains(indexPath.section), cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  /// Returns a header, a footer or the like, from the data source.
  ///
  /// UIKit's view returns one that it shows already; this one asks each time.
  ///
  /// - Precondition: The data source has a supplementary view provider.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { preconditionFailure("The data source of a collection view is gone") }
    return dataSource.collectionView(self, cellForItemAt: indexPath)
  }

  private func makeCells(inSection section: Int) -> [UICollectionViewCell] {
    (0..<numberOfItems(inSection: section)).map { makeCell(at: IndexPath(item: $0, section: section)) }
  }

  /// Returns the cell that is being reconfigured if it is of a class, else a new one of that class.
  @inlinable
  func cell<Cell: UICollectionViewCell>(_ cellClass: Cell.Type) -> Cell {
    cellBeingReconfigured as? Cell ?? cellClass.init()
  }
}

/// What the user does to a view; a subclass that reads keys or clicks calls these.
extension UICollectionView {
  private var actions: (any UserActions)? { dataSource as? any UserActions }

  /// Picks an item up for the user, if the data source says that it can move; returns whether it can.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let canMove = dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    placeOfPickedUpItem = canMove ? actions?.place(ofItemAt: indexPath) : nil
    return canMove
  }

  /// Puts the item that was picked up where the user drops it; nothing happens if it is gone.
  ///
  /// UIKit's call has no index path, since its view knows where the finger is.
  public func endInteractiveMovement(at indexPath: IndexPath) {
    defer { placeOfPickedUpItem = nil }
    guard let origin = placeOfPickedUpItem?() else { return }
    dataSource?.collectionView(self, moveItemAt: origin, to: indexPath)
  }

  /// Puts the item that was picked up back.
  public func cancelInteractiveMovement() { placeOfPickedUpItem = nil }

  /// Shows the children of an item, unless a handler objects; returns whether it was expanded.
  @discardableResult
  public func expandItem(at indexPath: IndexPath) -> Bool { actions?.expandItem(at: indexPath) ?? false }

  /// Hides the children of an item, unless a handler objects; returns whether it was collapsed.
  @discardableResult
  public func collapseItem(at indexPath: IndexPath) -> Bool { actions?.collapseItem(at: indexPath) ?? false }
}
