package import RecipeKitchen
package import RecipeStore
package import RecipeViewModels

/// The shopping list, by aisle.
package struct ShowShoppingList: Query {
  package var showsAll = false
  package var showsGotLast = false
  package var isPlain = false
  package var units: MeasurementSystem?
  package var isWatching = false

  package init() {}

  package static let name = "shop list"
  package static let declaration = Declaration<Self>(
    "Show the shopping list.",
    usage: ["recipes shop list [--all] [--got-last] [--plain] [--units SYSTEM] [--watch]"],
    text: """
      The word list may be left out. Amounts of different units are added where that is possible, and stand next to \
      each other where it is not.
      """,
    examples: ["recipes shop --all", "recipes shop --plain", "recipes shop --units metric --watch"],
    parameters: [
      .flag(\.showsAll, "all", "Also what is in the pantry or set aside."),
      .flag(\.showsGotLast, "got-last", "What you got at the end of its aisle.").only(.commandLine),
      .flag(\.isPlain, "plain", "One line each, as other apps read them: - [ ] 2 onions.").only(.commandLine),
      .option(\.units, "units", .choice("system"), "Show mixed amounts in these units."),
      .flag(\.isWatching, "watch", "Stay, and print what other programs change.").only(.commandLine),
    ],
    routes: [
      Route(
        .get, "/shopping-list", "showShoppingList", "The shopping list, by aisle", answer: .list(of: "ShoppingSection"))
    ])

  package func answer(from library: OpenLibrary) throws -> ShoppingList {
    try library.store.shoppingList(in: units ?? library.names.shoppingUnits())
  }
}

/// The aisles, in the order of the shop.
package struct ShowAisles: Query {
  package init() {}

  package static let name = "shop aisles list"
  package static let declaration = Declaration<Self>(
    "List the aisles in your order.", usage: ["recipes shop aisles list"], text: "The word list may be left out.",
    examples: ["recipes shop aisles list"],
    routes: [
      Route(.get, "/aisles", "listAisles", "The aisles, in the order of the shop", answer: .list(of: "Aisle"))
    ])

  package func answer(from library: OpenLibrary) throws -> [ShoppingAisle] { try library.store.aisles() }
}

/// The nutrients of recipes.
package struct SummarizeNutrition: Query {
  package var recipes: [RecipeName] = []
  package var serves: String?
  package var isExplained = false

  package init() {}

  package static let name = "nutrition show"
  package static let declaration = Declaration<Self>(
    "Show what the ingredients of recipes hold.",
    usage: ["recipes nutrition show RECIPE... [--serves N] [--explain]"],
    text: """
      The word show may be left out. Prints energy, protein, fat, carbohydrate, sugar, fiber, and salt of a serving \
      and of 100 g of the raw ingredients, by the tables of the US Department of Agriculture. The first line says how \
      many lines of the recipe count, the last ones which do not. Nothing is estimated: a line counts if its amount, \
      its food, and what that weighs are known.
      """,
    examples: [
      "recipes nutrition 12", "recipes nutrition 12 --serves 6", "recipes nutrition 12 --explain",
      "recipes nutrition show 12 --json",
    ],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .option(
        \.serves, "serves", .text("count", atLeast: 1), "Divide the recipe among so many, if it does not say."
      ).documented("Divide it among so many, if the recipe does not say: 8, 2/3."),
      .flag(\.isExplained, "explain", "Name the food and the weight that each line counts as.").only(.commandLine),
    ],
    routes: [
      Route(
        .get, "/recipes/{recipe}/nutrition", "showNutrition",
        "What the ingredients of a recipe hold, as far as they are known", answer: .schema("Nutrition"))
    ])

  /// - Throws: `AmountError`
  package func answer(from library: OpenLibrary) throws -> [NutritionSummary] {
    let servings = try serves.map { word in
      guard let count = Rational.factor(word) else { throw AmountError.invalidServings(word) }
      return count
    }
    let (store, own) = (library.store, try library.store.ownFoods())
    return try library.recipes(recipes).map {
      NutritionSummary(try AdaptedRecipe($0, in: store), servings: servings, own: own)
    }
  }
}

/// The foods that a person named.
package struct FindFoods: Query {
  /// Words of the names of foods in the table, which needs no library; empty for what a person named.
  package var words: [String] = []

  package init() {}

  package static let name = "nutrition foods"
  package static let declaration = Declaration<Self>(
    "List your own foods, or find foods of the table.",
    usage: ["recipes nutrition foods [WORD...]"],
    text: """
      Without words, the foods that you named with map. With words, the foods of the US Department of Agriculture that \
      have all of them in their names, with their numbers.
      """,
    examples: ["recipes nutrition foods", "recipes nutrition foods rice milk"],
    parameters: [
      .words(\.words, "word", .text("word"), "Words of the name.", isRequired: false).only(.commandLine)
    ],
    routes: [Route(.get, "/foods", "listFoods", "Foods of one's own, by name", answer: .list(of: "OwnFood"))])

  package func answer(from library: OpenLibrary) throws -> [OwnFood] { try library.store.ownFoods() }
}
