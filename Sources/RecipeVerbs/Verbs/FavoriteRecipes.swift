import RecipeStore

package struct FavoriteRecipes: Verb {
  package var recipes: [RecipeName] = []

  package init() {}

  package static let name = "favorite"
  package static let declaration = Declaration<Self>(
    "Add recipes to your favorites.", usage: ["recipes favorite RECIPE..."],
    examples: ["recipes favorite 12", "recipes favorite 3-7,12 tomato"],
    parameters: [.words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.", field: "favorite")],
    forms: ["/recipes/favorite"],
    routes: [Route(.put, "/recipes/{recipe}/favorite", "favorite", "Add a recipe to the favorites")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    try library.change(
      recipes, done: "\(.heart) \(.subjects)", already: "\(.subjects) is a favorite",
      sentence: "Added \(.subjects) to your favorites"
    ) { try $0.setFavorite($1, true) }
  }
}

package struct UnfavoriteRecipes: Verb {
  package var recipes: [RecipeName] = []

  package init() {}

  package static let name = "unfavorite"
  package static let declaration = Declaration<Self>(
    "Remove recipes from your favorites.", usage: ["recipes unfavorite RECIPE..."],
    examples: ["recipes unfavorite 12"],
    parameters: [.words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.", field: "unfavorite")],
    forms: ["/recipes/favorite"],
    routes: [Route(.delete, "/recipes/{recipe}/favorite", "unfavorite", "Remove a recipe from the favorites")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    try library.change(
      recipes, done: "Removed \(.subjects) from your favorites", already: "\(.subjects) is not a favorite",
      sentence: "Removed \(.subjects) from your favorites"
    ) { try $0.setFavorite($1, false) }
  }
}
