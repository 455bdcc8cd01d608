package import Diffable
import RecipeModel
package import RecipeStore

/// The outline next to the list: the program's own lists, and the user's collections with their recipes.
///
/// Each section is a section snapshot under a header that expands. What is expanded is remembered by the store; the
/// recipes of a collection are loaded when it expands. The library's header never collapses.
///
/// - Source: `SidebarViewController` in Apple's sample "Updating collection views using diffable data sources".
package final class SidebarViewModel {
  /// The content of one place of the sidebar: a row, or why there is none.
  package typealias Cell = Result<SidebarRow, any Error>
  package typealias DataSource = DiffableDataSource<SidebarSection, SidebarItem, Cell>

  package let dataSource: DataSource

  let store: RecipeStore
  let rows: SidebarRows
  let outline: CollectionsOutline<SidebarItem>

  /// Why the last drag was not stored; nil if it was.
  package internal(set) var dragError: (any Error)?

  /// Why the recipes of the collection being expanded could not be loaded.
  var expansionError: (any Error)?

  /// Why what is expanded could not be remembered, since this was last asked.
  var rememberingError: (any Error)?

  /// Creates an empty sidebar; `load()` fills it.
  package init(of store: RecipeStore) {
    let rows = SidebarRows(of: store)
    self.store = store
    self.rows = rows
    outline = CollectionsOutline(store: store) { $0 }
    dataSource = DataSource { _, _, item in Result { try rows.row(for: item) } }
    handleExpansion()
    storeDrags()
  }

  /// Fills the sidebar.
  ///
  /// - Complexity: O(*c* + *n*) for *c* collections and *n* recipes in the expanded ones.
  package func load() throws {
    try store.read {
      _ = try rows.reload()
      dataSource.apply(librarySnapshot, to: .library, animatingDifferences: false)
      dataSource.apply(try collectionsSnapshot(), to: .collections, animatingDifferences: false)
    }
  }

  /// Returns what the sidebar shows, row by row, with the level and the expansion of each.
  ///
  /// A recipe that another process has deleted meanwhile is left out.
  package func visibleRows() throws -> [(item: SidebarItem, level: Int, isExpanded: Bool, row: SidebarRow)] {
    var rows: [(item: SidebarItem, level: Int, isExpanded: Bool, row: SidebarRow)] = []
    try store.read {
      for (index, section) in SidebarSection.allCases.enumerated() {
        let snapshot = dataSource.snapshot(for: section)
        for (place, item) in snapshot.visibleItems.enumerated() {
          let cell = dataSource.cell(forItemAt: DiffableIndexPath(item: place, section: index))
          guard let row = try cell.getUnlessDeleted() else { continue }
          rows.append((item, snapshot.level(of: item), snapshot.isExpanded(item), row))
        }
      }
    }
    return rows
  }

  private var librarySnapshot: DataSource.SectionSnapshot {
    var snapshot = DataSource.SectionSnapshot()
    snapshot.append([.header(.library)])
    snapshot.append(LibraryList.allCases.map(SidebarItem.list), to: .header(.library))
    snapshot.expand([.header(.library)])
    return snapshot
  }

  /// The collections under their header, as the store remembers them expanded.
  func collectionsSnapshot() throws -> DataSource.SectionSnapshot {
    let expansion = try store.sidebarExpansion()
    var snapshot = DataSource.SectionSnapshot()
    snapshot.append([.header(.collections)])
    snapshot.replace(
      childrenOf: .header(.collections),
      using: try outline.snapshot(of: rows.collections, expanded: expansion.collections))
    if expansion.isCollectionsHeaderExpanded { snapshot.expand([.header(.collections)]) }
    return snapshot
  }
}

extension SidebarViewModel: StoreFollower {
  /// Shows what a verb of the store has changed: other counts, other collections, other recipes under the expanded ones.
  package func follow(_ change: RecipeChange) throws {
    let changedItems = try rows.reload()
    if !change.collections.isEmpty || !change.deleted.isEmpty || rows.hasSavedFilters {
      dataSource.apply(try collectionsSnapshot(), to: .collections)
    }
    reconfigure(changedItems, Set(change.updated))
  }

  /// Shows what other programs have changed, what they have expanded included.
  package func catchUp(with change: RecipeChange) throws {
    try showAgain(rows.outdatedRecipes(among: change.updated))
  }

  /// Asks the store again for all that is shown.
  package func refresh() throws {
    try showAgain(rows.outdatedRecipes())
  }

  /// - Parameter changedRecipes: Found before anything is applied: a recipe that comes to one place is shown as it is by
  ///   now there, and still otherwise at its other places.
  private func showAgain(_ changedRecipes: Set<Recipe.ID>) throws {
    let changedItems = try rows.reload()
    dataSource.apply(try collectionsSnapshot(), to: .collections)
    reconfigure(changedItems, changedRecipes)
  }

  private func reconfigure(_ changedItems: [SidebarItem], _ changedRecipes: Set<Recipe.ID>) {
    let changedItems = Set(changedItems)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { item in
        if case .recipe(let id, _) = item { changedRecipes.contains(id) } else { changedItems.contains(item) }
      })
    dataSource.apply(snapshot)
  }
}
