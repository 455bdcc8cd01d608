import RecipeModel
package import RecipeStore

/// The foods at home, as a person names them: for `list --have`, the page, and the API alike.
package struct FoodsAtHome: Hashable, Sendable {
  package let names: [String]
  /// `true` if what is ticked on the shopping list is there as well.
  package let countsShopping: Bool

  /// The word for what is ticked on the shopping list.
  private static let shoppingList = "shop"

  /// - Parameter texts: Foods, with commas between them: `eggs, rice`; `shop` is what is ticked on the shopping list.
  package init(_ texts: [String]) {
    let words = texts.flatMap { $0.split(separator: ",") }.map { String($0).trimmed() }.filter { !$0.isEmpty }
    names = words.filter { $0 != Self.shoppingList }
    countsShopping = names.count < words.count
  }
}

extension RecipeStore {
  /// The recipes that need little besides what is at home, the pantry included.
  ///
  /// - Parameter most: How many foods may be missing.
  /// - Throws: `RecipeStoreError.invalidShoppingLine` for a text that names no food.
  package func recipes(
    having foods: FoodsAtHome, missingAtMost most: Int, in query: RecipeQuery = .all
  ) throws -> [CookableRecipe] {
    try recipes(having: foods.names, countsShopping: foods.countsShopping, missingAtMost: most, in: query)
  }
}
