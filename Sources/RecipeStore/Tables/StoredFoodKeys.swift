import RecipeKitchen
import SQLite

extension Connection {
  /// Gives the rows of a table that mean a food by a key that an older table of foods had for it the keys of today.
  ///
  /// A row for "salt and pepper" becomes one for each.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func renewKeys(of key: ItemKey, in table: LibraryTable) throws {
    for stored in try query("SELECT key FROM \(table.name)", row: { $0.text(at: 0) }) where stored != key.text {
      let keys = ItemKey.keys(stored: stored)
      guard keys.contains(key) else { continue }
      for key in keys { try run(table.copyingUnderKey, stored, key.text) }
      try run("DELETE FROM \(table.name) WHERE key = ?1", stored)
    }
  }

  /// The rows of a table that has names as well, which are what its rows mean; a key may be that of an older table of foods.
  func storedFoods(in table: LibraryTable) throws -> [StoredFood] {
    try query("SELECT key, name FROM \(table.name) ORDER BY key") {
      StoredFood(key: $0.text(at: 0), name: $0.text(at: 1))
    }
  }

  /// Gives a row another key that has the key of a food and means something else.
  func makeRoom(for key: ItemKey, in table: LibraryTable) throws {
    for food in try storedFoods(in: table) where food.key == key.text && !food.keys.contains(key) {
      // Its own key, else its name, where another row has that.
      let isCopied = try [ItemKey(name: food.name)?.text ?? food.name, food.name].contains { free in
        try run(table.copyingUnderKey, food.key, free) > 0
      }
      if isCopied { try run("DELETE FROM \(table.name) WHERE key = ?1", food.key) }
    }
  }
}

/// A row of the pantry or of the user's own foods.
struct StoredFood {
  let key: String
  let name: String

  /// The keys that lists have today for what it means.
  var keys: [ItemKey] {
    let keys = ItemKey.keys(named: name)
    return keys.isEmpty ? ItemKey.keys(stored: key) : keys
  }
}
