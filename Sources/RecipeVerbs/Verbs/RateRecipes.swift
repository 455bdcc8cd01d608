import RecipeFormats
import RecipeStore

package struct RateRecipes: Verb {
  package var recipes: [RecipeName] = []
  /// 0 for none.
  package var stars = 0

  package init() {}

  package static let name = "rate"
  package static let declaration = Declaration<Self>(
    "Give recipes one to five stars.",
    usage: ["recipes rate RECIPE... STARS", "recipes rate RECIPE... --none"],
    text: "The stars come last. What was said of single cookings stays.",
    examples: ["recipes rate 12 4", "recipes rate tomato soup 5", "recipes rate 12 --none"],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles; then the stars, from 1 to 5."),
      .lastWord(\.givenStars, "stars", .anyStars.documented(as: ValueForm.stars.kind), "How many.", or: "none"),
      .flag(\.hasNone, "none", "Remove the stars."),
    ],
    rules: [.exclusive(["stars", "none"], "use stars or `none`, not both")],
    forms: ["/recipes/{recipe}/rate"],
    routes: [
      Route(.put, "/recipes/{recipe}/rating", "rate", "Give a recipe one to five stars", body: ["stars"]),
      Route(
        .delete, "/recipes/{recipe}/rating", "removeRating", "Remove the stars of a recipe",
        given: [("none", .bool(true))], body: []),
    ])

  private var givenStars: Int? {
    get { stars > 0 ? stars : nil }
    set { stars = newValue ?? 0 }
  }

  private var hasNone: Bool {
    get { stars == 0 }
    set { if newValue { stars = 0 } }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let given: Phrase = "Rated \(.subjects) \(.stars(stars))"
    let removed: Phrase = "Removed the stars of \(.subjects)"
    return try library.change(
      recipes, done: stars > 0 ? "\(.stars(stars)) \(.subjects)" : removed,
      already: stars > 0 ? "\(.subjects) has \(stars, "star", "stars") already" : "\(.subjects) has no stars",
      sentence: stars > 0 ? given : removed
    ) { try $0.rate($1, stars > 0 ? stars : nil) }
  }
}
