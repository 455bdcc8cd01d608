package import RecipeFormats
import RecipeModel
package import RecipeStore

/// The pantry as JSON in the shape of `Documentation/schemas/food.json`.
extension PantryContents {
  package var json: [JSONValue] {
    stocks.map(\.json)
      + always.map { name in
        .object([
          ("name", .string(name)), ("amount", .null), ("until", .null), ("always", .bool(true)), ("recipe", .null),
          ("servings", .null),
        ])
      }
  }
}

extension Stock {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("amount", amount.isEmpty ? .null : .string(amount)),
      ("until", until.map { .string($0.description) } ?? .null), ("always", .bool(false)),
      ("recipe", recipe.map(JSONValue.integer) ?? .null), ("servings", servings.isEmpty ? .null : .string(servings)),
    ])
  }
}
