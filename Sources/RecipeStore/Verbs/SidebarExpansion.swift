import SQLite

/// The parts of the sidebar that are expanded.
///
/// How things look is kept but is no change: nothing is announced, and undo leaves it alone.
package struct SidebarExpansion: Equatable, Sendable {
  /// `true` if the collections are shown under their header.
  package var isCollectionsHeaderExpanded = true

  /// The collections whose recipes are shown.
  package var collections: Set<RecipeCollection.ID> = []
}

extension RecipeStore {
  /// Returns the parts of the sidebar that are expanded: the header, and no collection, until a person says otherwise.
  package func sidebarExpansion() throws -> SidebarExpansion {
    var expansion = SidebarExpansion()
    let rows = try read { try connection.query(SidebarExpansionTable.all) { ($0.text(at: 0), $0.bool(at: 1)) } }
    for (item, isExpanded) in rows {
      if item == SidebarExpansionTable.header {
        expansion.isCollectionsHeaderExpanded = isExpanded
      } else if isExpanded, let collection = SidebarExpansionTable.collection(of: item) {
        expansion.collections.insert(collection)
      }
    }
    return expansion
  }

  /// Remembers whether the collections are shown under their header.
  package func setCollectionsHeaderExpanded(_ isExpanded: Bool) throws {
    try setExpanded(SidebarExpansionTable.header, isExpanded)
  }

  /// Remembers whether the recipes of a collection are shown.
  package func setCollectionExpanded(_ id: RecipeCollection.ID, _ isExpanded: Bool) throws {
    try setExpanded(SidebarExpansionTable.item(collection: id), isExpanded)
  }

  private func setExpanded(_ item: String, _ isExpanded: Bool) throws {
    try write { _ = try connection.run(SidebarExpansionTable.set, item, isExpanded) }
  }
}
