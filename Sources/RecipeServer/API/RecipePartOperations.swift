import RecipeFormats
import RecipeStore
import RecipeVerbs

extension APIOperation {
  /// What there is about a recipe besides its fields.
  static let recipeParts: [APIOperation] = [
    APIOperation(
      id: "showRecipeHistory", method: .get, path: "/recipes/{recipe}/history",
      summary: "What was changed in a recipe, newest first; also in one that was deleted",
      answer: .list(of: "Step"),
      action: .read { request, store in
        let entries = try store.history(of: request.recipe)
        if entries.isEmpty { throw Refusal(404, "no change of this recipe is kept") }
        return .json(.array(entries.map { $0.step.json(events: $0.events) }))
      })
  ]
}
