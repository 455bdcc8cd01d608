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
        guard try connection.first(PantryTable.withKey, key.text, row: { _ in }) == nil else { continue }
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
        guard let name = try connection.first(PantryTable.withKey, key.text, row: { $0.text(at: 0) }) else {
          throw RecipeStoreError.notInPantry(text)
        }
        try connection.run(PantryTable.delete, key.text)
        return name
      }
      return (removed, RecipeChange(shopping: !removed.isEmpty))
    }
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
