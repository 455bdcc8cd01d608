/// What a collection view shows in a place; a subclass has what is drawn there.
///
/// - Source: `UICollectionReusableView`.
@MainActor @preconcurrency
open class UICollectionReusableView {
  /// Creates a view with nothing in it; collection views do, so every subclass has this initializer.
  public required init() {}
}

/// What a collection view shows for an item.
///
/// - Source: `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {}

extension UICollectionView {
  /// How one kind of cell is filled.
  ///
  /// - Source: `UICollectionView.CellRegistration`.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell, which is new or is being reconfigured.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    @usableFromInline let handler: Handler

    /// Creates a registration for cells of the class `Cell`.
    @inlinable
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How one kind of header, footer or the like is filled.
  ///
  /// - Source: `UICollectionView.SupplementaryRegistration`.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
      -> Void

    @usableFromInline let elementKind: String
    @usableFromInline let handler: Handler

    /// Creates a registration for views of the class `Supplementary`.
    @inlinable
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// The kind of a section's header.
  nonisolated public static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of a section's footer.
  nonisolated public static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Returns a filled cell for an item: the one that it has if it is being reconfigured and of this class, else a new one.
  ///
  /// - Precondition: The item is not `nil`, unless the registration's own items are optional.
  @inlinable
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item else { preconditionFailure("A cell was dequeued for index path \(indexPath) without an item") }
    let cell = cell(Cell.self)
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// Returns a new, filled header, footer or the like.
  @inlinable
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Cells by names, as programs wrote it before there were registrations.
extension UICollectionView {
  struct RegisteredKind: Hashable {
    var elementKind: String?
    let reuseIdentifier: String
  }

  /// Gives a class of cells a name.
  public func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    registeredClasses[RegisteredKind(reuseIdentifier: identifier)] = cellClass
  }

  /// Gives a class of headers, footers or the like a name.
  public func register(
    _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registeredClasses[RegisteredKind(elementKind: elementKind, reuseIdentifier: identifier)] = viewClass
  }

  /// Returns a cell of the class with a name: the item's own if it is being reconfigured, else a new one.
  ///
  /// - Precondition: A class was registered with the name.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard
      let cellClass = registeredClasses[RegisteredKind(reuseIdentifier: identifier)] as? UICollectionViewCell.Type
    else { preconditionFailure("No class was registered for cells with the reuse identifier \(identifier)") }
    return cell(cellClass)
  }

  /// Returns a new header, footer or the like of the class with a name.
  ///
  /// - Precondition: A class was registered with the kind and the name.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = RegisteredKind(elementKind: elementKind, reuseIdentifier: identifier)
    guard let viewClass = registeredClasses[kind] else {
      preconditionFailure("No class was registered for \(elementKind) with the reuse identifier \(identifier)")
    }
    return viewClass.init()
  }
}
