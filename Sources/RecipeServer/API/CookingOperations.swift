import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
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
      id: "addCooking", method: .post, path: "/recipes/{recipe}/cookings",
      summary: "Note that a recipe was cooked; stars are the recipe's own from then on",
      body: .members([
        APIField("on", .text(atLeast: 1), "The day: YYYY-MM-DD; else today."),
        APIField("servings", .anyText, "For how many."),
        APIField("stars", .integer(0...CookingLog.stars.upperBound), "How good it was; 0 for not rated."),
        APIField("note", .anyText, "What to remember, on one line."),
      ]),
      answer: .schema("Cooking", status: 201),
      action: .change(
        { .cook($0.recipe, try entry(in: $0)) },
        answer: { _, request, store in
          let added = try store.cookings(of: [request.recipe]).max { $0.number < $1.number }
          return .json(added?.json ?? .null, status: 201)
        })),
    APIOperation(
      id: "removeCooking", method: .delete, path: "/recipes/{recipe}/cookings/{cooking}",
      summary: "Remove a cooking; the recipe keeps its stars", answer: .nothing,
      action: .change({ .removeCooking($0.number("cooking")!, of: $0.recipe) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "rate", method: .put, path: "/recipes/{recipe}/rating", summary: "Give a recipe one to five stars",
      body: .members([APIField("stars", .integer(CookingLog.stars), "How many.", isRequired: true)]), answer: .nothing,
      action: .change(
        { .rate($0.recipe, stars: $0.members["stars"]!.wholeNumber) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "removeRating", method: .delete, path: "/recipes/{recipe}/rating", summary: "Remove the stars of a recipe",
      answer: .nothing, action: .change({ .rate($0.recipe, stars: nil) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "showNutrition", method: .get, path: "/recipes/{recipe}/nutrition",
      summary: "What the ingredients of a recipe hold, as far as they are known",
      query: [APIField("serves", .text(atLeast: 1), "Divide it among so many, if the recipe does not say: 8, 2/3.")],
      answer: .schema("Nutrition"), action: .read(nutrition)),
  ]

  private static func entry(in request: APIRequest) throws(Refusal) -> CookingEntry {
    let members = request.members
    let day = try members["on"]?.text.map { text throws(Refusal) in
      try CalendarDay(requested: text, "on", status: 422)
    }
    return CookingEntry(
      day: day, servings: members["servings"]?.text ?? "", stars: members["stars"]?.wholeNumber ?? 0,
      note: members["note"]?.text ?? "")
  }

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
