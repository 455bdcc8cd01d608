import RecipeModel
import SQLite

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

extension LibraryTable {
  static let sidebarExpansion = LibraryTable(
    name: "sidebar_expansion", noun: RowNoun("expanded row of the sidebar", "expanded rows of the sidebar"),
    columns: [.text("item"), .integer("is_expanded")],
    subject: { value in "\((value("item")?.text ?? "").quoted()) in the sidebar" },
    salvage: .rows { !$0["item"].text.isEmpty && (0...1).contains($0["is_expanded"].int) })
}
