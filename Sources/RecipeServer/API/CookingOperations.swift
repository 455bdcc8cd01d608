import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  private static let limit = APIField("limit", .integer(1...1000), "At most so many; else 100.")

  /// When recipes were cooked, their stars, and what they hold.
  static let cooking: [APIOperation] = [
    APIOperation(
      id: "listCookings", method: .get, path: "/cookings", summary: "What was cooked last, newest first",
      query: [limit], answer: .list(of: "Cooking"),
      action: .read { request, store in
        .json(.array(try store.lastCookings(limit: request.number("limit") ?? 100).map(\.json)))
      }),
    APIOperation(
      id: "listCookingsOfRecipe", method: .get, path: "/recipes/{recipe}/cookings",
      summary: "When a recipe was cooked, newest first", answer: .list(of: "Cooking"),
      action: .read { request, store in
        guard try store.contains(request.recipe) else { throw RecipeStoreError.noSuchRecipe(request.recipe) }
        return .json(.array(try store.cookings(of: [request.recipe]).map(\.json)))
      }),
    APIOperation(
      id: "showNutrition", method: .get, path: "/recipes/{recipe}/nutrition",
      summary: "What the ingredients of a recipe hold, as far as they are known",
      query: [APIField("serves", .text(atLeast: 1), "Divide it among so many, if the recipe does not say: 8, 2/3.")],
      answer: .schema("Nutrition"), action: .read(nutrition)),
  ]

  private static func nutrition(_ request: APIRequest, _ store: RecipeStore) throws -> APIAnswer {
    guard let recipe = try store.recipe(with: request.recipe) else {
      throw RecipeStoreError.noSuchRecipe(request.recipe)
    }
    let servings = try request.text("serves").map { word in
      guard let count = Rational.factor(word) else { throw AmountError.invalidServings(word) }
      return count
    }
    let summary = NutritionSummary(
      try AdaptedRecipe(recipe, in: store), servings: servings, own: try store.ownFoods())
    return .json(summary.json)
  }
}
