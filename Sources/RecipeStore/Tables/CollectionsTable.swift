import SQLite

/// The table `collections`: a row a collection, in the order the person gave them.
enum CollectionsTable {
  private static let columns = "id, name, coalesce(collection_counts.recipes, 0)"
  private static let source =
    "collections LEFT JOIN collection_counts ON collection_counts.collection_id = collections.id"

  static let all = "SELECT \(columns) FROM \(source) ORDER BY position, id"
  static let withID = "SELECT \(columns) FROM \(source) WHERE id = ?1"

  static let nameWithID = "SELECT name FROM collections WHERE id = ?1"
  static let names = "SELECT name FROM collections ORDER BY position, id"
  static let ids = "SELECT id FROM collections"
  static let keys = "SELECT id, name, key FROM collections ORDER BY id"
  static let withKey = "SELECT id, name FROM collections WHERE key = ?1"
  static let insert = "INSERT INTO collections (key, name, position) VALUES (?1, ?2, ?3)"
  static let insertWithID = "INSERT INTO collections (key, name, position, id) VALUES (?1, ?2, ?3, ?4)"
  static let rename = "UPDATE collections SET key = ?2, name = ?3 WHERE id = ?1"
  static let delete = "DELETE FROM collections WHERE id = ?1"

  static let order = OrderSQL(
    position: "SELECT position FROM collections WHERE id = ?1",
    rowsBefore: """
      SELECT id, position FROM collections WHERE (position, id) < (?1, ?2) ORDER BY position DESC, id DESC LIMIT ?3
      """,
    rowsFrom: """
      SELECT id, position FROM collections WHERE (position, id) >= (?1, ?2) ORDER BY position, id LIMIT ?3
      """,
    setPosition: "UPDATE collections SET position = ?2 WHERE id = ?1")

  static func collection(_ row: borrowing Statement) -> RecipeCollection {
    RecipeCollection(id: row.int(at: 0), name: row.text(at: 1), count: row.int(at: 2))
  }
}
