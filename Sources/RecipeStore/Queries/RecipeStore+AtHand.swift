import RecipeKitchen
import RecipeModel
import SQLite

/// A recipe that can be cooked with what is at home, or nearly.
package struct CookableRecipe: Hashable, Sendable {
  package let row: RecipeListRow
  /// The names of the foods that are missing, as the recipe has them.
  package let missing: [String]

  package init(row: RecipeListRow, missing: [String]) {
    self.row = row
    self.missing = missing
  }
}

extension RecipeStore {
  /// The recipes that need little besides what is at home, what they name in their ingredients included: those of which the least is missing first, then those with the
  /// most of what was named, then in the order of the list.
  ///
  /// - Parameters:
  ///   - names: Foods that are there besides the pantry; every recipe needs one of them, in a line
  ///     of its own.
  ///   - countsShopping: Whether what is ticked on the shopping list is there as well.
  ///   - most: How many foods may be missing.
  ///   - query: What narrows the list; its limit counts the recipes found, and if it is sorted that order is kept.
  /// - Throws: `RecipeStoreError.invalidShoppingLine` for a text that names no food.
  /// - Complexity: O(*n*) for *n* recipes that need one of the foods named.
  package func recipes(
    having names: [String], countsShopping: Bool = false, missingAtMost most: Int, in query: RecipeQuery = .all
  ) throws -> [CookableRecipe] {
    var named = try names.flatMap { name in
      let keys = ItemKey.keys(named: name)
      if keys.isEmpty { throw RecipeStoreError.invalidShoppingLine("\(name.quoted()) is not a food") }
      return keys
    }
    return try read {
      if countsShopping { named += try shoppingList().items.filter(\.isTicked).map(\.id) }
      let atHand = FoodsAtHand(named + (try pantry().flatMap(ItemKey.keys(named:)) + stocks().flatMap(\.keys)))
      var whole = query
      (whole.skip, whole.limit) = (nil, nil)
      guard var sql = try sql(for: whole) else { return [] }
      let match = Self.match(of: named)
      if match.isEmpty { return [] }
      sql.add("recipes.id IN (SELECT rowid FROM recipes_fts WHERE recipes_fts MATCH ?)", match)
      let wanted = Set(named)
      let links = LinkReader(connection: connection)
      var found: [(id: Recipe.ID, missing: [String], named: Int)] = []
      for row in try rows(sql.select("recipes.id, recipes.title, recipes.ingredients"), row: Self.candidate) {
        let needed = try links.needed(of: row.ingredients, in: row.recipe)
        guard let (there, missing, _) = atHand.missing(from: needed, atMost: most) else { continue }
        let count = there.intersection(wanted).count
        if count > 0 { found.append((row.recipe.id, missing, count)) }
      }
      if query.sort == nil {
        let places = found.indices.sorted {
          (found[$0].missing.count, -found[$0].named, $0) < (found[$1].missing.count, -found[$1].named, $1)
        }
        found = places.map { found[$0] }
      }
      return try found.dropFirst(query.skip ?? 0).prefix(query.limit ?? .max).compactMap { recipe in
        try listRow(with: recipe.id).map { CookableRecipe(row: $0, missing: recipe.missing) }
      }
    }
  }

  private static func candidate(_ row: borrowing Statement) -> (recipe: LinkedRecipe, ingredients: String) {
    (LinkedRecipe(id: row.int(at: 0), title: row.text(at: 1)), row.text(at: 2))
  }

  /// Returns a full-text query for every recipe that may need one of some foods, under any of its names.
  private static func match(of keys: [ItemKey]) -> String {
    keys.flatMap(\.namesOfUses).map { FullTextQuery($0).textInIngredients }.filter { !$0.isEmpty }.map { "(\($0))" }
      .joined(separator: " OR ")
  }
}
