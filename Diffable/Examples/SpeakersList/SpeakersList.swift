import Diffable

/// Who speaks, on the days of a conference: a list that prints what it was told to change.
final class SpeakersList: DiffableDataSourceView {
  enum Day: String {
    case first = "First day"
    case second = "Second day"
  }

  typealias DataSource = DiffableDataSource<Day, Int, String>

  let dataSource: DataSource
  private var cells: [[String]] = []

  init(speakers: [Int: String]) {
    dataSource = DataSource { _, _, id in speakers[id] }
    dataSource.supplementaryViewProvider = { dataSource, _, indexPath in
      dataSource.sectionIdentifier(for: indexPath.section).map { "\($0.rawValue)" }
    }
    dataSource.view = self
  }

  /// Shows speakers, day by day.
  func show(_ days: KeyValuePairs<Day, [Int]>) {
    var snapshot = DataSource.Snapshot()
    for (day, speakers) in days {
      snapshot.appendSections([day])
      snapshot.appendItems(speakers)
    }
    dataSource.apply(snapshot)
  }

  func reloadData() {
    cells = dataSource.makeCells()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&cells, by: updates)
    print("\(updates.itemDeletes.count) leave, \(updates.itemInserts.count) come, \(updates.itemMoves.count) move")
  }

  func draw() {
    for (section, speakers) in cells.enumerated() {
      let header = dataSource.supplementaryView(ofKind: "header", at: DiffableIndexPath(item: 0, section: section))
      print("\(header ?? ""): \(speakers.joined(separator: ", "))")
    }
  }
}
