import SQLite

/// What of the sidebar is expanded.
///
/// How things look is kept but is no change: nothing is announced, and undo leaves it alone.
package struct SidebarExpansion: Equatable, Sendable {
  /// Whether the collections are shown under their header.
  package var isCollectionsHeaderExpanded = true

  /// The collections whose recipes are shown.
  package var collections: Set<RecipeCollection.ID> = []
}

extension RecipeStore {
  /// What of the sidebar is expanded: the header, and no collection, until a person says otherwise.
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

/// The table `sidebar_expansion`: a row for each item that a person has expanded or collapsed.
enum SidebarExpansionTable {
  static let all = "SELECT item, is_expanded FROM sidebar_expansion"
  static let set = """
    INSERT INTO sidebar_expansion (item, is_expanded) VALUES (?1, ?2)
    ON CONFLICT DO UPDATE SET is_expanded = ?2
    """
  static let delete = "DELETE FROM sidebar_expansion WHERE item = ?1"

  /// The header of the collections.
  static let header = "collections"

  static func item(collection id: Int) -> String { "\(collectionPrefix)\(id)" }

  /// The collection that an item stands for, `nil` for the header.
  static func collection(of item: String) -> Int? {
    item.hasPrefix(collectionPrefix) ? Int(item.dropFirst(collectionPrefix.count)) : nil
  }

  private static let collectionPrefix = "collection "
}
