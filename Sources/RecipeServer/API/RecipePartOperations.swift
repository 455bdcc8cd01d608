import RecipeFormats
import RecipeModel
import RecipeStore

extension APIOperation {
  /// Where in an order something goes: one of these three.
  static func destinationFields(of kind: APIField.Kind) -> [APIField] {
    [
      APIField("before", kind, "Before this one."), APIField("after", kind, "After this one."),
      APIField("to", .choice(["top", "bottom"]), "To the beginning or the end."),
    ]
  }

  /// Favorites, orders, and pictures: what there is about a recipe besides its fields.
  static let recipeParts: [APIOperation] = [
    APIOperation(
      id: "favorite", method: .put, path: "/recipes/{recipe}/favorite", summary: "Add a recipe to the favorites",
      answer: .nothing, action: .change({ .setFavorite([$0.recipe], true) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "unfavorite", method: .delete, path: "/recipes/{recipe}/favorite",
      summary: "Remove a recipe from the favorites", answer: .nothing,
      action: .change({ .setFavorite([$0.recipe], false) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "reorderRecipe", method: .post, path: "/recipes/{recipe}/move",
      summary: "Move a recipe in the library's order, or in that of the favorites or of a collection",
      body: .members(
        [
          APIField("list", .choice(["all", "favorites"]), "The list; else the library."),
          APIField("collection", .text(atLeast: 1), "The collection, instead of a list."),
        ] + destinationFields(of: .number)),
      answer: .nothing, action: .change(move, answer: { _, _, _ in .done })),
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
        { .addPicture($0.recipe, try Picture($0.bytes)) },
        answer: { _, request, store in try .recipe(request.recipe, in: store) })),
    APIOperation(
      id: "removePicture", method: .delete, path: "/recipes/{recipe}/pictures/{picture}",
      summary: "Remove a picture from a recipe", answer: .nothing,
      action: .change(
        { .removePicture($0.recipe, name: $0.text("picture")!) }, answer: { _, _, _ in .done })),
  ]

  private static func move(_ request: APIRequest) throws -> LibraryVerb {
    let members = request.members
    let destination = try destination(in: members) { $0.wholeNumber! }
    switch (members["list"]?.text, members["collection"]?.text) {
    case (nil, let name?): return .move([request.recipe], to: destination, in: .collection(.name(name)))
    case (nil, nil), ("all", nil): return .move([request.recipe], to: destination, in: .library)
    case (_, nil): return .move([request.recipe], to: destination, in: .favorites)
    default: throw Refusal(422, "name a list or a collection, not both", field: "list")
    }
  }

  /// - Throws: `Refusal` unless exactly one of the three members is there.
  static func destination<Neighbor>(
    in members: JSONObject, _ neighbor: (JSONValue) -> Neighbor
  ) throws(Refusal) -> Destination<Neighbor> {
    let ends: Set<String> = ["before", "after", "to"]
    let named = members.members.filter { ends.contains($0.key) }
    guard named.count == 1 else { throw Refusal(422, "use one of before, after, and to") }
    return switch (named[0].key, named[0].value) {
    case ("before", let value): .before(neighbor(value))
    case ("after", let value): .after(neighbor(value))
    case (_, .string("top")): .top
    default: .bottom
    }
  }
}
