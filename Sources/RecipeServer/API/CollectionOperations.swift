import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

extension APIOperation {
  static let collections: [APIOperation] = [
    APIOperation(
      id: "listCollections", method: .get, path: "/collections", summary: "List the collections, in their order",
      answer: .list(of: "Collection"), action: .read { _, store in .json(.array(try store.collections().map(\.json))) }),
    APIOperation(
      id: "showCollection", method: .get, path: "/collections/{collection}", summary: "Show a collection",
      answer: .schema("Collection"),
      action: .read { request, store in
        try collection(RequestedNames().collection(.name(request.text("collection")!), in: store), in: store)
      }),
  ]

  private static func collection(_ name: String, in store: RecipeStore, status: Int = 200) throws -> APIAnswer {
    let all = try store.collections()
    guard let collection = all.first(where: { CollectionName.key($0.name) == CollectionName.key(name) }) else {
      throw RecipeStoreError.noSuchCollection(name, suggestion: nil)
    }
    return .json(collection.json, status: status)
  }
}
