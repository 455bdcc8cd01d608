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
        guard try stored(key).isEmpty else { continue }
        try connection.makeRoom(for: key, in: .pantry)
        try connection.run(PantryTable.insert, key.text, name, environment.now())
        added.append(name)
      }
      return (added, RecipeChange(shopping: !added.isEmpty))
    }
  }

  /// Takes foods out of the pantry, also what is there until it is used.
  ///
  /// - Returns: The names of what was always there, and the stocks, as they were stored, with the change.
  /// - Throws: `RecipeStoreError.notInPantry` for a food that is not in the pantry.
  @discardableResult
  package func removeFromPantry(
    _ names: [String]
  ) throws -> (removed: [String], stocks: [Stock], change: RecipeChange) {
    try verb("pantry remove", change: \.change) {
      var (removed, stocks): ([String], [Stock]) = ([], [])
      for text in names {
        let kept = try self.stocks(of: text)
        for stock in kept { try connection.run(StocksTable.delete, stock.id) }
        stocks += kept
        if try kept.isEmpty || isInPantry(text) { removed.append(try removeAlways(text)) }
      }
      return (removed, stocks, RecipeChange(shopping: !names.isEmpty))
    }
  }

  /// Notes that a food is not always at home.
  ///
  /// - Returns: Its name, as it was stored.
  private func removeAlways(_ text: String) throws -> String {
    let key = try foodKey(of: text).key
    let stored = try stored(key)
    guard let first = stored.first else { throw RecipeStoreError.notInPantry(text) }
    for food in stored { try remove(key, of: food) }
    return first.keys.count > 1 && first.keys.contains(key) ? text : first.name
  }

  /// Returns whether a food is always at home; not for a text that names none. Reads the whole pantry.
  package func isInPantry(_ name: String) throws -> Bool {
    guard let key = try? foodKey(of: name).key else { return false }
    return try !stored(key).isEmpty
  }

  /// The rows of the pantry that mean a food, maybe with others: "salt and pepper".
  private func stored(_ key: ItemKey) throws -> [StoredFood] {
    try connection.storedFoods(in: .pantry).filter { $0.keys.contains(key) || ItemKey(name: $0.name) == key }
  }

  /// Removes a food from a row, and leaves the others that the row means.
  private func remove(_ key: ItemKey, of food: StoredFood) throws {
    try connection.run(PantryTable.delete, food.key)
    guard food.keys.contains(key) else { return }
    for other in food.keys where try other != key && stored(other).isEmpty {
      try connection.makeRoom(for: other, in: .pantry)
      try connection.run(PantryTable.insert, other.text, other.text, environment.now())
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
