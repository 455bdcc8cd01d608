import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels

/// What has changed in a topic since it was last asked.
enum TopicChange: Equatable {
  /// - Parameter count: How many rows there are now, in all sections.
  case batches([RowBatch], count: Int)

  /// Pages have to fetch the topic again.
  case stale
}

/// A view model with what pages show of it.
protocol TopicView: StoreFollower {
  func take() -> TopicChange?
}

/// A list of recipes.
final class ListTopic: TopicView {
  private let list: RecipeListViewModel
  private let recorder: BatchRecorder<RecipeListSection, Recipe.ID, RecipeListViewModel.Cell>

  /// - Parameter row: What a page shows of a recipe.
  init(_ list: RecipeListViewModel, row: @escaping (RecipeListRow) -> Markup?) {
    self.list = list
    recorder = BatchRecorder(
      of: list.dataSource, section: { _ in nil }, key: RowKey.recipe,
      row: { _, cell in (try? cell.get()).flatMap(row) })
  }

  func take() -> TopicChange? { recorder.take() }

  func follow(_ change: RecipeChange) throws { try list.follow(change) }

  func refresh() throws {
    try list.refresh()
    recorder.discard()
  }
}

/// What a search finds. Its rows show lines that only another search can tell, so a page searches again.
final class SearchTopic: TopicView {
  private let list: ListTopic

  init(_ list: ListTopic) {
    self.list = list
  }

  func take() -> TopicChange? { list.take().map { _ in .stale } }

  func follow(_ change: RecipeChange) throws { try list.follow(change) }

  func refresh() throws { try list.refresh() }
}

/// The outline of the lists and collections.
final class SidebarTopic: TopicView {
  private let sidebar: SidebarViewModel
  private var chevrons: Chevrons<SidebarItem>
  private let recorder: BatchRecorder<SidebarSection, SidebarItem, SidebarViewModel.Cell>

  init(_ sidebar: SidebarViewModel, isReadOnly: Bool) {
    self.sidebar = sidebar
    chevrons = Chevrons(in: sidebar.dataSource, .collections)
    recorder = BatchRecorder(
      of: sidebar.dataSource, section: { _ in nil }, key: RowKey.outline,
      row: { [unowned sidebar] item, cell in
        guard let row = try? cell.get() else { return nil }
        let outline = sidebar.dataSource.snapshot(for: item.section)
        return OutlineLine(
          OutlineRow(item, row, level: outline.level(of: item), isExpanded: outline.isExpanded(item)),
          isReadOnly: isReadOnly
        ).markup
      })
  }

  func take() -> TopicChange? { recorder.take() }

  func follow(_ change: RecipeChange) throws {
    try sidebar.follow(change)
    chevrons.reconfigureTurned(in: sidebar.dataSource, .collections)
  }

  func catchUp(with change: RecipeChange) throws {
    try sidebar.catchUp(with: change)
    chevrons.reconfigureTurned(in: sidebar.dataSource, .collections)
  }

  func refresh() throws {
    try sidebar.refresh()
    recorder.discard()
  }
}

/// The home page: its three sections.
final class HomeTopic: TopicView {
  private let home: HomeViewModel
  private var chevrons: Chevrons<HomeItem>
  private let recorder: BatchRecorder<HomeSection, HomeItem, HomeViewModel.Cell>

  init(_ home: HomeViewModel, isReadOnly: Bool, picture: @escaping (Recipe.ID) -> String?) {
    self.home = home
    chevrons = Chevrons(in: home.dataSource, .collections)
    recorder = BatchRecorder(
      of: home.dataSource, section: { $0.rawValue }, key: RowKey.home,
      row: { [unowned home] item, cell in
        guard let row = try? cell.get() else { return nil }
        return Self.row(item, row, in: home, isReadOnly: isReadOnly, picture: picture)
      })
  }

  func take() -> TopicChange? { recorder.take() }

  /// Rows of other programs' changes are made again even if they read the same: a picture may be another one.
  func follow(_ change: RecipeChange) throws {
    try home.follow(change)
    chevrons.reconfigureTurned(in: home.dataSource, .collections)
  }

  func refresh() throws {
    try home.refresh()
    recorder.discard()
  }

  /// A row of the home page, whichever section it stands in.
  private static func row(
    _ item: HomeItem, _ row: SidebarRow, in home: HomeViewModel, isReadOnly: Bool, picture: (Recipe.ID) -> String?
  ) -> Markup? {
    switch (item, row) {
    case (.recent(let id), .recipe(let recipe)):
      RecentCard(.init(ListedRecipe(recipe, picture: picture(id)), others: home.countAdded(with: id) - 1)).markup
    case (.listed(let id), .recipe(let recipe)):
      RecipeRow(
        ListedRecipe(recipe, picture: picture(id)), RowOptions(isReorderable: true, isReadOnly: isReadOnly)
      ).markup
    case (.outline(let outlined), _):
      OutlineLine(home.outlineRow(outlined, row), isReadOnly: isReadOnly, hasGrip: false).markup
    default: nil
    }
  }
}

/// Which items of an outline are expanded, as pages show it by the chevrons of their rows. To a view model that is no
/// content of a row, so it reconfigures none when it changes.
private struct Chevrons<Item: Hashable & Sendable> {
  private var expanded: Set<Item>

  init<Section, Cell>(in dataSource: DiffableDataSource<Section, Item, Cell>, _ section: Section) {
    expanded = Self.expanded(in: dataSource, section)
  }

  /// Reconfigures the rows that were expanded or collapsed since the last call.
  mutating func reconfigureTurned<Section, Cell>(
    in dataSource: DiffableDataSource<Section, Item, Cell>, _ section: Section
  ) {
    let now = Self.expanded(in: dataSource, section)
    if now == expanded { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(now.symmetricDifference(expanded).filter { snapshot.indexOfItem($0) != nil })
    expanded = now
    dataSource.apply(snapshot)
  }

  private static func expanded<Section, Cell>(
    in dataSource: DiffableDataSource<Section, Item, Cell>, _ section: Section
  ) -> Set<Item> {
    let outline = dataSource.snapshot(for: section)
    return Set(outline.items.filter(outline.isExpanded))
  }
}

/// One recipe. Each page shows it with amounts of its own, so a page fetches it again when it has changed.
final class RecipeTopic: TopicView {
  private let detail: RecipeDetailViewModel
  private var shown: Recipe?
  /// `true` if its nutrition is another: foods are meant otherwise than before.
  private var hasOtherFoods = false

  init(_ detail: RecipeDetailViewModel) {
    self.detail = detail
    shown = detail.recipe
  }

  func take() -> TopicChange? {
    guard hasOtherFoods || detail.recipe != shown else { return nil }
    (shown, hasOtherFoods) = (detail.recipe, false)
    return .stale
  }

  func follow(_ change: RecipeChange) throws {
    hasOtherFoods = hasOtherFoods || change.foods
    try detail.follow(change)
  }

  func refresh() throws { try detail.refresh() }
}

extension SidebarItem {
  /// The section that an item stands in.
  var section: SidebarSection {
    switch self {
    case .header(let section): section
    case .list: .library
    case .collection, .recipe: .collections
    }
  }
}

extension HomeViewModel {
  /// A row of the collections, as they stand on the home page.
  func outlineRow(_ item: SidebarItem, _ row: SidebarRow) -> OutlineRow {
    let outline = dataSource.snapshot(for: .collections)
    let place = HomeItem.outline(item)
    return OutlineRow(item, row, level: outline.level(of: place), isExpanded: outline.isExpanded(place))
  }
}
