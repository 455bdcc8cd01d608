package import RecipeKitchen
import RecipeModel
import SQLite

/// A person's own foods, which go before what the program knows of their names.
extension RecipeStore {
  /// All of them, by name.
  package func ownFoods() throws -> [OwnFood] {
    try read { try connection.query(OwnFoodsTable.all, row: OwnFood.init).compactMap(\.self) }
  }

  /// Says what a food is, by its whole name, and forgets what was said before.
  ///
  /// - Throws: `RecipeStoreError.invalidFood` for a text that names no food, a number that the table does not have, and
  ///   facts that 100 g cannot hold.
  @discardableResult
  package func setFood(_ text: String, to meaning: OwnFood.Meaning) throws -> (food: OwnFood, change: RecipeChange) {
    try verb("nutrition map", change: \.change) {
      let (key, name) = try ownFoodKey(of: text)
      let food = OwnFood(key: key, name: name, meaning: meaning)
      if case .listed(let number) = meaning, food.food == nil {
        throw RecipeStoreError.invalidFood("the table has no food with the number \(number.quoted())")
      }
      guard OwnFood.Meaning(food.number, food.facts) == meaning else {
        throw RecipeStoreError.invalidFood("100 g cannot hold that")
      }
      let known = try ownFoods().filter { $0.key == key }
      if known == [food] { return (food, .none) }
      try delete(key)
      try connection.makeRoom(for: key, in: .ownFoods)
      try connection.run(OwnFoodsTable.set, key.text, name, food.number, food.facts)
      return (food, RecipeChange(foods: true))
    }
  }

  /// Forgets what was said of some foods.
  ///
  /// - Returns: The foods as they were, with the change.
  /// - Throws: `RecipeStoreError.noSuchFood` for one of which nothing was said.
  @discardableResult
  package func forgetFoods(_ names: [String]) throws -> (foods: [OwnFood], change: RecipeChange) {
    try verb("nutrition unmap", change: \.change) {
      let foods = try names.map { text in
        let key = try ownFoodKey(of: text).key
        guard let food = try ownFoods().first(where: { $0.key == key }) else { throw RecipeStoreError.noSuchFood(text) }
        try delete(key)
        return food
      }
      return (foods, RecipeChange(foods: !foods.isEmpty))
    }
  }

  /// Returns whether it was said what a food is. Reads all foods of which something was said.
  package func isOwnFood(_ name: String) throws -> Bool {
    guard let key = try? ownFoodKey(of: name).key else { return false }
    return try ownFoods().contains { $0.key == key }
  }

  /// Deletes the rows for a food, whatever keys an older table of foods gave them.
  private func delete(_ key: ItemKey) throws {
    for food in try connection.storedFoods(in: .ownFoods) where ItemKey(name: food.name) == key {
      try connection.run(OwnFoodsTable.delete, food.key)
    }
  }

  private func ownFoodKey(of text: String) throws -> (key: ItemKey, name: String) {
    do {
      return try foodKey(of: text)
    } catch RecipeStoreError.invalidShoppingLine {
      throw RecipeStoreError.invalidFood("\(text.onOneLine().quoted()) names no food")
    }
  }
}

extension OwnFood {
  /// Reads a row; `nil` for one that means nothing, as in a damaged file.
  init?(_ row: borrowing Statement) {
    guard let meaning = Meaning(row.text(at: 2), row.text(at: 3)) else { return nil }
    let name = row.text(at: 1)
    self.init(key: ItemKey(name: name) ?? ItemKey(stored: row.text(at: 0)), name: name, meaning: meaning)
  }

  fileprivate var number: String { if case .listed(let number) = meaning { number } else { "" } }

  fileprivate var facts: String { if case .facts(let facts) = meaning { facts.facts } else { "" } }
}

extension OwnFood.Meaning {
  init?(_ number: String, _ facts: String) {
    if facts.isEmpty {
      guard FoodTable.shared.food(numbered: number) != nil else { return nil }
      self = .listed(number)
    } else {
      guard number.isEmpty, let facts = Nutrients(facts: facts) else { return nil }
      self = .facts(facts)
    }
  }
}
