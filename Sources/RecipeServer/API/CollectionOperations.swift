import RecipeFormats
import RecipeModel
import RecipeStore

extension APIOperation {
  static let collections: [APIOperation] = [
    APIOperation(
      id: "listCollections", method: .get, path: "/collections", summary: "List the collections, in their order",
      answer: .list(of: "Collection"), action: .read { _, store in .json(.array(try store.collections().map(\.json))) }),
    APIOperation(
      id: "addCollection", method: .post, path: "/collections", summary: "Add an empty collection, or a saved filter",
      body: .members([
        APIField("name", .text(atLeast: 1), "The name.", isRequired: true),
        APIField("filter", .text(atLeast: 1), "Hold whatever matches: --max-time 30m --with chicken."),
      ]),
      answer: .schema("Collection", status: 201),
      action: .change(
        { .addCollection($0.members["name"]!.text!, filter: try filter(in: $0)) },
        answer: { result, _, store in try collection(result.collection ?? "", in: store, status: 201) })),
    APIOperation(
      id: "showCollection", method: .get, path: "/collections/{collection}", summary: "Show a collection",
      answer: .schema("Collection"),
      action: .read { request, store in
        try collection(store.name(of: .name(request.text("collection")!)), in: store)
      }),
    APIOperation(
      id: "renameCollection", method: .patch, path: "/collections/{collection}",
      summary: "Rename a collection, or merge it into the one that has the new name",
      body: .members([
        APIField("name", .text(atLeast: 1), "The new name.", isRequired: true),
        APIField("merge", .flag, "Whether the recipes go to the collection of that name, if there is one."),
      ]),
      answer: .schema("Collection"),
      action: .change(
        {
          .renameCollection(
            .name($0.text("collection")!), to: $0.members["name"]!.text!, isMerging: $0.isTrue("merge"))
        }, answer: { result, _, store in try collection(result.collection ?? "", in: store) })),
    APIOperation(
      id: "deleteCollection", method: .delete, path: "/collections/{collection}",
      summary: "Delete a collection; its recipes stay", answer: .nothing,
      action: .change({ .deleteCollection(.name($0.text("collection")!)) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "moveCollection", method: .post, path: "/collections/{collection}/move",
      summary: "Move a collection among the others", body: .members(destinationFields(of: .text(atLeast: 1))),
      answer: .nothing,
      action: .change(
        {
          .moveCollection(
            .name($0.text("collection")!), to: try destination(in: $0.members) { .name($0.text!) })
        }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "collect", method: .put, path: "/collections/{collection}/recipes/{recipe}",
      summary: "Add a recipe to a collection, which is made if it is missing", answer: .nothing,
      action: .change(
        { .collect([$0.recipe], into: [.name($0.text("collection")!)], from: []) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "uncollect", method: .delete, path: "/collections/{collection}/recipes/{recipe}",
      summary: "Remove a recipe from a collection", answer: .nothing,
      action: .change(
        { .collect([$0.recipe], into: [], from: [.name($0.text("collection")!)]) }, answer: { _, _, _ in .done })),
  ]

  private static func filter(in request: APIRequest) throws(Refusal) -> SavedFilter? {
    guard let text = request.members["filter"]?.text else { return nil }
    return try SavedFilter(requested: text)
  }

  private static func collection(_ name: String, in store: RecipeStore, status: Int = 200) throws -> APIAnswer {
    let all = try store.collections()
    guard let collection = all.first(where: { CollectionName.key($0.name) == CollectionName.key(name) }) else {
      throw RecipeStoreError.noSuchCollection(name, suggestion: nil)
    }
    return .json(collection.json, status: status)
  }
}

extension SavedFilter {
  /// Reads a filter in the words of the command line.
  ///
  /// - Throws: `Refusal` with 422.
  init(requested text: String) throws(Refusal) {
    guard let filter = SavedFilter(text: text) else {
      throw Refusal(
        422, "not a filter: \(text.quoted()); name long options of list, such as --max-time 30m", field: "filter")
    }
    self = filter
  }
}
