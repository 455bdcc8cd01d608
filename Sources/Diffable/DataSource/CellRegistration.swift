/// How one kind of cell is made from one kind of content.
///
/// A cell provider looks up what its identifier stands for, picks a registration and hands it what it found, so the
/// item of a registration need not be the identifier:
///
/// ```swift
/// let line = CellRegistration<String, Planet> { _, planet in "\(planet.name), \(planet.moons) moons" }
/// let dataSource = DiffableDataSource<String, Planet.ID, String> { dataSource, indexPath, id in
///   planets[id].map { dataSource.dequeueConfiguredReusableCell(using: line, for: indexPath, item: $0) }
/// }
/// ```
///
/// - Source: `UICollectionView.CellRegistration`.
public struct CellRegistration<Cell, Item> {
  @usableFromInline let configuredCell: (Cell?, DiffableIndexPath, Item) -> Cell

  /// Creates a registration for cells that are values, such as printed lines: each is made anew.
  @inlinable
  public init(_ makeCell: @escaping (_ indexPath: DiffableIndexPath, _ item: Item) -> Cell) {
    configuredCell = { _, indexPath, item in makeCell(indexPath, item) }
  }

  /// Creates a registration for cells that live on: an item that is reconfigured keeps its cell, others get new ones.
  @inlinable
  public init(
    makeCell: @escaping () -> Cell,
    configure: @escaping (_ cell: inout Cell, _ indexPath: DiffableIndexPath, _ item: Item) -> Void
  ) {
    configuredCell = { existing, indexPath, item in
      var cell = existing ?? makeCell()
      configure(&cell, indexPath, item)
      return cell
    }
  }
}

extension DiffableDataSource {
  /// Returns the cell of a kind for an item: the one that it has if it is being reconfigured, else a new one.
  ///
  /// For use in cell providers. A registration for a subclass, or for any type that the provider can return as a cell,
  /// will do. An item that is reconfigured with a registration of another type than its cell's gets a new cell.
  ///
  /// - Complexity: One call of the registration.
  /// - Source: `UICollectionView.dequeueConfiguredReusableCell(using:for:item:)`.
  @inlinable
  public func dequeueConfiguredReusableCell<ConfiguredCell, Item>(
    using registration: CellRegistration<ConfiguredCell, Item>, for indexPath: DiffableIndexPath, item: Item
  ) -> ConfiguredCell {
    registration.configuredCell(cellBeingReconfigured.flatMap { $0 as? ConfiguredCell }, indexPath, item)
  }
}
