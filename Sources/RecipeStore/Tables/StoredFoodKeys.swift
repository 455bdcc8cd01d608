import RecipeKitchen
import SQLite

extension Connection {
  /// The keys of a table that mean a food and are not its key: those that an older table of foods had for it.
  ///
  /// - Parameter sql: Selects the keys of the table as its first column.
  /// - Complexity: O(*n*) for *n* rows.
  func olderKeys(of key: ItemKey, _ sql: String) throws -> [String] {
    try query(sql) { $0.text(at: 0) }.filter { $0 != key.text && ItemKey(stored: $0) == key }
  }
}
