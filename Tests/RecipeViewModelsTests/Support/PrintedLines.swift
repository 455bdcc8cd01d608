import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels

/// A view of printed lines that follows its data source by what it is told alone.
///
/// It asks for the cells of what is inserted, reloaded or reconfigured, as a terminal would print them, and counts them.
final class PrintedLines<Section: Hashable & Sendable, Item: Hashable & Sendable, Row: Equatable>:
  DiffableDataSourceView
{
  typealias DataSource = DiffableDataSource<Section, Item, Result<Row, any Error>>

  /// The lines of each section, `nil` where a recipe was gone when it was asked for.
  private(set) var lines: [[Row?]] = []

  /// How many cells were asked for.
  private(set) var cellsAskedFor = 0

  private let dataSource: DataSource

  init(of dataSource: DataSource) {
    self.dataSource = dataSource
    dataSource.view = self
    reloadData()
  }

  func reloadData() {
    lines = (0..<dataSource.numberOfSections).map { section in
      (0..<dataSource.numberOfItems(inSection: section)).map { line(at: DiffableIndexPath(item: $0, section: section)) }
    }
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    let old = lines
    for place in (updates.itemDeletes + updates.itemMoves.map(\.from)).sorted().reversed() {
      lines[place.section].remove(at: place.item)
    }
    let oldSections = lines
    for index in (updates.sectionDeletes + updates.sectionMoves.map(\.from)).sorted().reversed() {
      lines.remove(at: index)
    }
    let sections =
      updates.sectionInserts.map { ($0, []) } + updates.sectionMoves.map { ($0.to, oldSections[$0.from]) }
    for (index, section) in sections.sorted(by: { $0.0 < $1.0 }) { lines.insert(section, at: index) }
    let items =
      updates.itemInserts.map { ($0, line(at: $0)) }
      + updates.itemMoves.map { ($0.to, old[$0.from.section][$0.from.item]) }
    for (place, line) in items.sorted(by: { $0.0 < $1.0 }) { lines[place.section].insert(line, at: place.item) }
    for section in updates.sectionReloads {
      for item in lines[section].indices { print(at: DiffableIndexPath(item: item, section: section)) }
    }
    for place in updates.itemReloads + updates.itemReconfigures { print(at: place) }
  }

  private func print(at place: DiffableIndexPath) {
    lines[place.section][place.item] = line(at: place)
  }

  private func line(at place: DiffableIndexPath) -> Row? {
    cellsAskedFor += 1
    return try? dataSource.cell(forItemAt: place).get()
  }
}
