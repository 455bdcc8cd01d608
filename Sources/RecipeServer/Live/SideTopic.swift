import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels

/// The lists and collections next to every page of a desktop: the outline without the recipes in it, which would make
/// every page as long as all collections that someone has expanded.
final class SideTopic: TopicView {
  private let sidebar: SidebarViewModel
  private let dataSource: DiffableDataSource<SidebarSection, SidebarItem, SidebarRow?>
  private let recorder: BatchRecorder<SidebarSection, SidebarItem, SidebarRow?>
  private let shown: ShownRows

  private final class ShownRows {
    var rows: [SidebarItem: SidebarRow] = [:]
  }

  init(_ sidebar: SidebarViewModel) throws {
    let shown = ShownRows()
    (self.sidebar, self.shown) = (sidebar, shown)
    dataSource = DiffableDataSource { _, _, item in shown.rows[item] }
    try Self.show(sidebar, in: dataSource, shown)
    recorder = BatchRecorder(
      of: dataSource, section: { _ in nil }, key: RowKey.side,
      row: { item, row in row.flatMap { SideRow(item, $0)?.markup } })
  }

  func take() -> TopicChange? { recorder.take() }

  func follow(_ change: RecipeChange) throws {
    try sidebar.follow(change)
    try Self.show(sidebar, in: dataSource, shown)
  }

  func catchUp(with change: RecipeChange) throws {
    try sidebar.catchUp(with: change)
    try Self.show(sidebar, in: dataSource, shown)
  }

  func refresh() throws {
    try sidebar.refresh()
    try Self.show(sidebar, in: dataSource, shown)
    recorder.discard()
  }

  /// Shows what the outline shows by now, and reconfigures what reads otherwise than before.
  private static func show(
    _ sidebar: SidebarViewModel, in dataSource: DiffableDataSource<SidebarSection, SidebarItem, SidebarRow?>,
    _ shown: ShownRows
  ) throws {
    let rows = try sidebar.visibleRows().map { ($0.item, $0.row) }.withoutRecipes
    var snapshot = DiffableDataSourceSnapshot<SidebarSection, SidebarItem>()
    for section in SidebarSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(rows.map(\.0).filter { $0.section == section })
    }
    snapshot.reconfigureItems(rows.filter { item, row in shown.rows[item].map { $0 != row } ?? false }.map(\.0))
    shown.rows = Dictionary(uniqueKeysWithValues: rows)
    dataSource.apply(snapshot)
  }
}
