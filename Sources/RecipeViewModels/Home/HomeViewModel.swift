package import Diffable
package import RecipeModel
package import RecipeStore

/// The sections of the home screen, in their order.
package enum HomeSection: String, Hashable, Sendable, CaseIterable {
  case recents, collections, list
}

/// An item of the home screen: the place and, for a recipe, its identifier.
///
/// One recipe can stand in several places; each of them is an item of its own.
package enum HomeItem: Hashable, Sendable {
  case recent(Recipe.ID)
  case outline(SidebarItem)
  case listed(Recipe.ID)

  /// The recipe that stands there, if one does.
  package var recipe: Recipe.ID? {
    switch self {
    case .recent(let id), .listed(let id), .outline(.recipe(let id, in: _)): id
    case .outline: nil
    }
  }
}

/// The home screen: a row of recent recipes, the outline of the collections and the beginning of the library, as three
/// sections of one data source.
///
/// Each section is filled by a section snapshot of its own, with no more than a screen has room for.
package final class HomeViewModel {
  /// The content of one place of the screen: a row, or why there is none.
  package typealias Cell = Result<SidebarRow, any Error>
  package typealias DataSource = DiffableDataSource<HomeSection, HomeItem, Cell>

  package let dataSource: DataSource

  /// The most recent recipes that are shown.
  private var mostRecents = 0

  /// The number of recipes that a recent one stands for, where these were added together.
  private var addedTogether: [Recipe.ID: Int] = [:]

  /// The most recipes of the library that are shown.
  private var mostListed = 0

  private let store: RecipeStore
  private let rows: SidebarRows
  private let outline: CollectionsOutline<HomeItem>

  /// Creates an empty screen; `load` fills it.
  package init(of store: RecipeStore) {
    let rows = SidebarRows(of: store)
    self.store = store
    self.rows = rows
    outline = CollectionsOutline(store: store) { .outline($0) }
    dataSource = DataSource { _, _, item in
      Result {
        switch item {
        case .recent(let id), .listed(let id): .recipe(try rows.recipe(with: id))
        case .outline(let item): try rows.row(for: item)
        }
      }
    }
  }

  /// Fills the screen.
  ///
  /// - Parameters:
  ///   - mostRecents: How many recent recipes there is room for; those that were added together count as one.
  ///   - mostListed: How many recipes of the library there is room for.
  package func load(mostRecents: Int, mostListed: Int) throws {
    self.mostRecents = mostRecents
    self.mostListed = mostListed
    try store.read {
      _ = try rows.reload()
      try applySections()
    }
  }

  /// Returns the number of recipes in all, or of those that are recent.
  package func count(of list: LibraryList) -> Int { rows.count(of: list) }

  /// Returns the number of recipes that a recent one stands for: itself, and those added at the same moment, if many.
  package func countAdded(with id: Recipe.ID) -> Int { addedTogether[id] ?? 1 }

  /// Returns what a section shows, row by row, with the level and the expansion of each.
  ///
  /// A recipe that another process has deleted meanwhile is left out.
  package func visibleRows(
    of section: HomeSection
  ) throws -> [(item: HomeItem, level: Int, isExpanded: Bool, row: SidebarRow)] {
    let snapshot = dataSource.snapshot(for: section)
    var rows: [(item: HomeItem, level: Int, isExpanded: Bool, row: SidebarRow)] = []
    try store.read {
      for item in snapshot.visibleItems {
        let cell = dataSource.cell(forItemAt: dataSource.indexPath(for: item)!)
        guard let row = try cell.getUnlessDeleted() else { continue }
        rows.append((item, snapshot.level(of: item), snapshot.isExpanded(item), row))
      }
    }
    return rows
  }

  private func applySections() throws {
    let additions = try store.recentAdditions(limit: mostRecents)
    addedTogether = Dictionary(
      uniqueKeysWithValues: additions.lazy.filter { $0.others > 0 }.map { ($0.recipe, $0.others + 1) })
    dataSource.apply(
      try flat(additions.map(\.recipe), item: HomeItem.recent), to: .recents, animatingDifferences: false)
    let expanded = try store.sidebarExpansion().collections
    dataSource.apply(
      try outline.snapshot(of: rows.collections, expanded: expanded), to: .collections, animatingDifferences: false)
    dataSource.apply(
      try flat(store.identifiers(of: RecipeQuery(limit: mostListed)), item: HomeItem.listed), to: .list,
      animatingDifferences: false)
  }

  private func flat(
    _ ids: [Recipe.ID], item: (Recipe.ID) -> HomeItem
  ) throws -> DataSource.SectionSnapshot {
    var snapshot = DataSource.SectionSnapshot()
    try snapshot.append(ids.map(item), listedBy: store)
    return snapshot
  }
}

extension HomeViewModel: StoreFollower {
  /// Shows what a verb of the store has changed, at every place where a recipe stands.
  package func follow(_ change: RecipeChange) throws {
    try reload { Set(change.updated) }
  }

  /// Shows what other programs have changed.
  package func catchUp(with change: RecipeChange) throws {
    try reload { try rows.outdatedRecipes(among: change.updated) }
  }

  /// Asks the store again for all that is shown.
  package func refresh() throws {
    try reload { try rows.outdatedRecipes() }
  }

  private func reload(_ changedRecipes: () throws -> Set<Recipe.ID>) throws {
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    let countsBefore = addedTogether
    let changedItems = Set(try rows.reload().map(HomeItem.outline))
    let changed = try changedRecipes()
    try applySections()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { item in
        guard shown.contains(item) else { return false }
        if case .recent(let id) = item, countsBefore[id] != addedTogether[id] { return true }
        return changedItems.contains(item) || item.recipe.map(changed.contains) == true
      })
    dataSource.apply(snapshot)
  }
}
