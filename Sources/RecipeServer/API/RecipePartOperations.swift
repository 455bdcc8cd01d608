import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

extension APIOperation {
  /// History and pictures: what there is about a recipe besides its fields.
  static let recipeParts: [APIOperation] = [
    APIOperation(
      id: "showRecipeHistory", method: .get, path: "/recipes/{recipe}/history",
      summary: "What was changed in a recipe, newest first; also in one that was deleted",
      answer: .list(of: "Step"),
      action: .read { request, store in
        let entries = try store.history(of: request.recipe)
        if entries.isEmpty { throw Refusal(404, "no change of this recipe is kept") }
        return .json(.array(entries.map { $0.step.json(events: $0.events) }))
      }),
    APIOperation(
      id: "addPicture", method: .post, path: "/recipes/{recipe}/pictures",
      summary: "Add a picture to a recipe, of at most 10 MiB, whose kind is read from its content",
      body: .bytes(["image/jpeg", "image/png", "image/webp", "application/octet-stream"]), answer: .schema("Recipe"),
      action: .change(
        { .addPictures($0.recipe, [try Picture(handedIn: $0.bytes)]) },
        answer: { _, request, store in try .recipe(request.recipe, in: store) })),
    APIOperation(
      id: "removePicture", method: .delete, path: "/recipes/{recipe}/pictures/{picture}",
      summary: "Remove a picture from a recipe", answer: .nothing,
      action: .change(
        { .removePicture($0.recipe, name: $0.text("picture")!) }, answer: { _, _, _ in .done })),
  ]
}
