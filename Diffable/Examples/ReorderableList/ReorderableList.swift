import Diffable

/// A list that the user puts in order, backed by an array for each section.
final class ReorderableList: DiffableDataSourceView {
  /// Two ways to bring the arrays up to date after a reorder, with the same result.
  enum Persistence {
    case byDifference, bySnapshot
  }

  typealias DataSource = DiffableDataSource<String, String, String>

  /// The shelves and what stands on them: what would be stored.
  private(set) var shelves: [String: [String]] = [:]

  private let dataSource = DataSource { _, _, book in book }
  private var cells: [[String]] = []

  init(_ shelves: KeyValuePairs<String, [String]>, persistence: Persistence) {
    dataSource.view = self
    dataSource.reorderingHandlers.canReorderItem = { $0 != "Atlas" }
    dataSource.reorderingHandlers.didReorder = { [unowned self] in persist($0, persistence) }
    for (shelf, books) in shelves {
      self.shelves[shelf] = books
      var section = DataSource.SectionSnapshot()
      section.append(books)
      dataSource.apply(section, to: shelf, animatingDifferences: false)
    }
  }

  private func persist(_ transaction: DataSource.Transaction, _ persistence: Persistence) {
    for section in transaction.sectionTransactions {
      let shelf = section.sectionIdentifier
      switch persistence {
      case .byDifference: shelves[shelf] = shelves[shelf]?.applying(section.difference)
      case .bySnapshot: shelves[shelf] = section.finalSnapshot.items
      }
    }
    print("stored \(transaction.sectionTransactions.map(\.sectionIdentifier).sorted().joined(separator: " and "))")
  }

  /// Drags a book to where another one stands, or past the end of a shelf.
  func drag(_ book: String, to shelf: String, _ place: Int) {
    guard let origin = dataSource.indexPath(for: book), let section = dataSource.index(for: shelf) else { return }
    guard dataSource.beginInteractiveMovementForItem(at: origin) else { return print("\(book) stays where it is") }
    dataSource.endInteractiveMovement(at: DiffableIndexPath(item: place, section: section))
  }

  func reloadData() {
    cells = dataSource.makeCells()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&cells, by: updates)
  }

  func draw() {
    for (section, books) in cells.enumerated() {
      guard let shelf = dataSource.sectionIdentifier(for: section) else { continue }
      print("\(shelf): \(books.isEmpty ? "–" : books.joined(separator: ", "))")
      if shelves[shelf] != books { print("  but stored is \(shelves[shelf] ?? [])") }
    }
  }
}
