import RecipeKitchen
import RecipeModel
import SQLite

extension Salvage {
  /// Brings over what can be read of the shopping list, the aisles, and the pantry.
  ///
  /// - Parameter recipes: The numbers that recipes have now, by those that they had.
  func salvageShopping(of recipes: [Recipe.ID: Recipe.ID]) throws {
    try salvageAisles()
    let onList = try source.rows("SELECT recipe_id, factor, position FROM shopping_recipes ORDER BY position") {
      ($0.int(at: 0), $0.text(at: 1), $0.int(at: 2))
    }
    for (recipe, factor, position) in onList {
      guard let recipe = recipes[recipe] else { continue }
      let factor = Rational.factor(factor) ?? .one
      try target.run(ShoppingRecipesTable.insert, recipe, factor.description, GapOrder.clamped(position))
    }
    let lines = try source.rows("SELECT line, position FROM shopping_items ORDER BY position") {
      ($0.text(at: 0), $0.int(at: 1))
    }
    for (line, position) in lines where !line.isEmpty {
      try target.run(ShoppingItemsTable.insert, line, GapOrder.clamped(position))
    }
    for (key, mark, amounts) in try source.rows(
      ShoppingMarksTable.all, row: { ($0.text(at: 0), $0.text(at: 1), $0.text(at: 2)) })
    {
      guard let kind = ShoppingMark.Kind(rawValue: mark), !key.isEmpty else { continue }
      try target.run(ShoppingMarksTable.set, key, kind.rawValue, amounts)
    }
    for (key, name) in try source.rows(PantryTable.all, row: { ($0.text(at: 0), $0.text(at: 1)) }) {
      guard ItemKey(name: name)?.text == key else { continue }
      try target.run(PantryTable.insert, key, name, environment.now())
    }
  }

  /// The aisles as they are called and ordered, and the foods that were moved to them.
  private func salvageAisles() throws {
    var known = Set(try target.query(AislesTable.all) { $0.int(at: 0) })
    let aisles = try source.rows("SELECT id, name, position FROM aisles ORDER BY id") {
      ($0.int(at: 0), $0.text(at: 1), $0.int(at: 2))
    }
    for (id, name, position) in aisles where RowNumber.range.contains(id) && !name.isEmpty {
      let key = CollectionName.key(name)
      let rival = try target.first(AislesTable.withKey, key) { $0.int(at: 0) }
      guard rival == nil || rival == id else { continue }
      if known.insert(id).inserted {
        try target.run(AislesTable.insertWithID, key, name, GapOrder.clamped(position), id)
      } else {
        try target.run(AislesTable.rename, id, key, name)
        try StoredOrder(.aisles, on: target).setPosition(GapOrder.clamped(position), of: id)
      }
    }
    let places = try source.rows(ShoppingPlacesTable.all) { ($0.text(at: 0), $0.int(at: 1), $0.int(at: 2)) }
    for (key, aisle, position) in places where known.contains(aisle) && !key.isEmpty {
      try target.run(ShoppingPlacesTable.set, key, aisle, GapOrder.clamped(position))
    }
  }
}
