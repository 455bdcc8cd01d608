extension DiffableViolation {
  @usableFromInline
  static var alreadyApplying: DiffableViolation {
    DiffableViolation(
      .alreadyApplying,
      "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a "
        + "snapshot.")
  }

  @usableFromInline
  static func missingCell(at indexPath: DiffableIndexPath, item: some Any, view: (any DiffableDataSourceView)?) -> Self
  {
    DiffableViolation(
      .missingCell, about: [item],
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier "
        + "'\(item)', which is not allowed. You must always return a cell to the collection view: \(text(view))")
  }

  @usableFromInline
  static func missingSupplementaryViewProvider(view: (any DiffableDataSourceView)?) -> Self {
    DiffableViolation(
      .missingSupplementaryViewProvider,
      "CollectionView \(text(view)) requested a supplementary view, but a supplementaryViewProvider was not specified "
        + "on the diffable data source. Please configure the diffable data source accordingly and add the "
        + "supplementary provider")
  }

  /// UIKit has no text for it, since all of its supplementary views have one type.
  @usableFromInline
  static func supplementaryView(
    _ provided: Any, ofKind kind: String, at indexPath: DiffableIndexPath, isNot type: Any.Type
  ) -> Self {
    DiffableViolation(
      .unexpectedSupplementaryView,
      "The supplementaryViewProvider returned a value of type \(Swift.type(of: provided)) for kind '\(kind)' at index path "
        + "\(indexPath), where a \(type) was asked for")
  }

  /// A registration cannot be handed an item that is missing; what UIKit says of it is not known.
  @usableFromInline
  static func missingItem(at indexPath: DiffableIndexPath, type: Any.Type) -> Self {
    DiffableViolation(
      .missingItem,
      "A cell was dequeued for index path \(indexPath) without an item, where its registration needs a value of type \(type)"
    )
  }

  @usableFromInline
  static var sectionOutOfRange: DiffableViolation {
    DiffableViolation(.sectionOutOfRange, "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  /// In the form of UIKit's assertions; what it says of such an index path is not known.
  @usableFromInline
  static var itemOutOfRange: DiffableViolation {
    DiffableViolation(.itemOutOfRange, "Invalid parameter not satisfying: itemIdentifier != nil")
  }

  private static func text(_ view: (any DiffableDataSourceView)?) -> String {
    view.map { String(describing: $0) } ?? "nil"
  }
}
