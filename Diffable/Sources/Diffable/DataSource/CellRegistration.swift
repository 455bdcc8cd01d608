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

  /// Creates a registration for cells that are values, such as printed lines: each call makes a new one.
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

/// How one kind of header, footer or the like is made.
///
/// ```swift
/// let header = SupplementaryRegistration<String>(elementKind: "header") { _, place in "Section \(place.section)" }
/// dataSource.supplementaryViewProvider = { dataSource, kind, indexPath in
///   dataSource.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
/// }
/// ```
///
/// - Source: `UICollectionView.SupplementaryRegistration`.
public struct SupplementaryRegistration<Supplementary> {
  /// The kind, in the words that the view and the provider share.
  public let elementKind: String

  @usableFromInline let configuredView: (DiffableIndexPath) -> Supplementary

  /// Creates a registration for what is a value, such as a printed line.
  @inlinable
  public init(
    elementKind: String, _ makeView: @escaping (_ elementKind: String, _ indexPath: DiffableIndexPath) -> Supplementary
  ) {
    self.elementKind = elementKind
    configuredView = { makeView(elementKind, $0) }
  }

  /// Creates a registration for what is made first and then configured.
  @inlinable
  public init(
    elementKind: String, makeView: @escaping () -> Supplementary,
    configure:
      @escaping (
        _ supplementaryView: inout Supplementary, _ elementKind: String, _ indexPath: DiffableIndexPath
      ) -> Void
  ) {
    self.init(elementKind: elementKind) { kind, indexPath in
      var view = makeView()
      configure(&view, kind, indexPath)
      return view
    }
  }
}

extension DiffableDataSource {
  /// Returns the cell of a kind for an item: the one that it has if it is being reconfigured, else a new one.
  ///
  /// For use in cell providers. A registration for a subclass, or for any type that the provider can return as a cell,
  /// will do. An item that is reconfigured with a registration of another type than its cell's gets a new cell.
  ///
  /// - Parameters:
  ///   - registration: The kind of cell.
  ///   - indexPath: Where the item is.
  ///   - item: What the registration is handed. It is optional as in UIKit, so that what may be missing can be passed on.
  /// - Precondition: The item is not `nil`, unless the registration's own items are optional.
  /// - Complexity: One call of the registration.
  /// - Source: `UICollectionView.dequeueConfiguredReusableCell(using:for:item:)`.
  @inlinable
  public func dequeueConfiguredReusableCell<ConfiguredCell, Item>(
    using registration: CellRegistration<ConfiguredCell, Item>, for indexPath: DiffableIndexPath, item: Item?
  ) -> ConfiguredCell {
    do {
      return try checked.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    } catch { error.trap() }
  }

  /// Returns the header, the footer or the like of a kind for a place: a new one.
  ///
  /// For use in supplementary view providers, whose result may be of any type.
  ///
  /// - Complexity: One call of the registration.
  /// - Source: `UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)`.
  @inlinable
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: DiffableIndexPath
  ) -> Supplementary {
    registration.configuredView(indexPath)
  }
}

extension DiffableDataSource.Checked {
  /// Returns the cell of a kind for an item; see the call of the data source itself.
  ///
  /// - Throws: A violation if the item is `nil`.
  @inlinable
  public func dequeueConfiguredReusableCell<ConfiguredCell, Item>(
    using registration: CellRegistration<ConfiguredCell, Item>, for indexPath: DiffableIndexPath, item: Item?
  ) throws(DiffableViolation) -> ConfiguredCell {
    guard let item else { throw .missingItem(at: indexPath, type: Item.self) }
    let existing = dataSource.cellBeingReconfigured.flatMap { $0 as? ConfiguredCell }
    return registration.configuredCell(existing, indexPath, item)
  }
}
