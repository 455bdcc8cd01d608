import RecipeKitchen
import RecipeModel
import SQLite

/// Verbs of the pantry: foods that are always at home, and so not bought.
extension RecipeStore {
  /// Notes that some foods are always at home, each by its whole name.
  ///
  /// - Returns: The names that are new, with the change.
  /// - Throws: `RecipeStoreError.invalidShoppingLine` for a text that names no food.
  @discardableResult
  package func addToPantry(_ names: [String]) throws -> (added: [String], change: RecipeChange) {
    try verb("pantry add", change: \.change) {
      var added: [String] = []
      for text in names {
        let (key, name) = try foodKey(of: text)
        guard try storedKeys(of: key).isEmpty else { continue }
        try connection.run(PantryTable.insert, key.text, name, environment.now())
        added.append(name)
      }
      return (added, RecipeChange(shopping: !added.isEmpty))
    }
  }

  /// Notes that some foods are not always at home.
  ///
  /// - Returns: The names as they were stored, with the change.
  /// - Throws: `RecipeStoreError.notInPantry` for a food that is not in the pantry.
  @discardableResult
  package func removeFromPantry(_ names: [String]) throws -> (removed: [String], change: RecipeChange) {
    try verb("pantry remove", change: \.change) {
      let removed = try names.map { text in
        let key = try foodKey(of: text).key
        let stored = try storedKeys(of: key)
        guard let name = try stored.first.flatMap({ try connection.first(PantryTable.withKey, $0) { $0.text(at: 0) } })
        else { throw RecipeStoreError.notInPantry(text) }
        for key in stored { try connection.run(PantryTable.delete, key) }
        return name
      }
      return (removed, RecipeChange(shopping: !removed.isEmpty))
    }
  }

  /// The keys of the pantry that mean a food.
  private func storedKeys(of key: ItemKey) throws -> [String] {
    try connection.query(PantryTable.all) { $0.text(at: 0) }.filter { ItemKey(stored: $0) == key }
  }

  /// - Throws: `RecipeStoreError.invalidShoppingLine`.
  func foodKey(of text: String) throws -> (key: ItemKey, name: String) {
    let name = text.onOneLine().trimmed().composed()
    guard name.utf8.count <= Self.longestShoppingLine, let key = ItemKey(name: name) else {
      throw RecipeStoreError.invalidShoppingLine("nothing to buy in \(name.quoted())")
    }
    return (key, name)
  }
}
