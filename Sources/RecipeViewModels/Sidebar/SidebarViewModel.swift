package import Diffable
package import RecipeStore

/// The outline beside the list: the program's own lists, and the person's collections with their recipes.
///
/// Each section is a section snapshot under a header that expands. What is expanded is remembered by the store; the
/// recipes of a collection are loaded when it expands. The library's header never collapses.
///
/// - Source: `SidebarViewController` in Apple's sample "Updating collection views using diffable data sources".
package final class SidebarViewModel {
  /// What the sidebar shows at one place: a row, or why there is none.
  package typealias Cell = Result<SidebarRow, any Error>
  package typealias DataSource = DiffableDataSource<SidebarSection, SidebarItem, Cell>

  package let dataSource: DataSource

  let store: RecipeStore
  let rows: SidebarRows
  let outline: CollectionsOutline<SidebarItem>

  /// Why what a person did could not be done.
  var failure: (any Error)?

  /// Creates an empty sidebar; `load()` fills it.
  package init(of store: RecipeStore) {
    let rows = SidebarRows(of: store)
    self.store = store
    self.rows = rows
    outline = CollectionsOutline(store: store) { $0 }
    dataSource = DataSource { _, _, item in Result { try rows.row(for: item) } }
    handleExpansion()
    persistReordering()
  }

  /// Fills the sidebar.
  ///
  /// - Complexity: O(*c* + *n*) for *c* collections and *n* recipes in the expanded ones.
  package func load() throws {
    _ = try rows.reload()
    dataSource.apply(librarySnapshot, to: .library, animatingDifferences: false)
    dataSource.apply(try collectionsSnapshot(), to: .collections, animatingDifferences: false)
  }

  /// Returns what the sidebar shows, row by row, with the level and the expansion of each.
  package func visibleRows() throws -> [(item: SidebarItem, level: Int, isExpanded: Bool, row: SidebarRow)] {
    try SidebarSection.allCases.enumerated().flatMap { index, section in
      let snapshot = dataSource.snapshot(for: section)
      return try snapshot.visibleItems.enumerated().map { place, item in
        let row = try dataSource.cell(forItemAt: IndexPath(item: place, section: index)).get()
        return (item, snapshot.level(of: item), snapshot.isExpanded(item), row)
      }
    }
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
