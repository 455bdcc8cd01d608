import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  private static let importFields: [APIField] = [
    APIField("collection", .text(atLeast: 1), "Add all of them to this collection as well."),
    APIField(
      "on-duplicate", .choice(DuplicateRule.allCases.map(\.rawValue)),
      "What to do with recipes that the library has: skip, update, or keep both; else skip."),
  ]

  /// What goes into the library from elsewhere, and what leaves it; and the document itself.
  static let transfers: [APIOperation] = [
    APIOperation(
      id: "importFile", method: .post, path: "/import",
      summary: "Import a file of recipes, in any format that the command line reads",
      query: importFields + [
        APIField("name", .text(atLeast: 1), "The file's name, for recipes without a title."),
        APIField("format", .choice(InputFormat.allCases.map(\.rawValue)), "The format, if it is detected wrongly."),
      ],
      body: .bytes(["application/octet-stream"]), answer: .list(of: "Recipe"),
      action: .importing { request, reader in
        let name = request.text("name") ?? "a file"
        let format = request.text("format").flatMap { InputFormat(rawValue: $0) } ?? .auto
        let file = UploadedFile(field: "file", name: name, bytes: request.bytes)
        return batch(try reader.recipes(in: file, as: format), from: name, request)
      }),
    APIOperation(
      id: "importPage", method: .post, path: "/import/page", summary: "Import a page of the public web",
      query: importFields, body: .members([APIField("address", .text(atLeast: 1), "http or https.", isRequired: true)]),
      answer: .list(of: "Recipe"),
      action: .importing { request, reader in
        let address = request.members["address"]!.text!
        return batch(try reader.recipes(at: address), from: address, request)
      }),
    APIOperation(
      id: "export", method: .get, path: "/export", summary: "Write recipes to a file",
      query: filterFields + [
        APIField("recipe", .list(.number), "These recipes, instead of a filter."),
        APIField("format", .choice(OutputFormat.allCases.map(\.rawValue)), "The format; else json."),
        APIField("serves", .text(atLeast: 1), "For so many: 8, 2/3, 1.5."),
        APIField("scale", .text(atLeast: 1), "Amounts times a factor."),
        APIField("units", .choice(MeasurementSystem.allCases.map(\.rawValue)), "Amounts in these units."),
      ],
      answer: .file,
      action: .read { request, store in
        let file = try export(request, of: store)
        return APIAnswer(
          status: 200, headers: ["content-type": file.type, "content-disposition": file.disposition], bytes: file.bytes)
      }),
    APIOperation(
      id: "describe", method: .get, path: "/openapi.json", summary: "This document", answer: .file, action: .document),
  ]

  private static func batch(_ recipes: [FileRecipe], from source: String, _ request: APIRequest) -> RecipeImport {
    RecipeImport(
      recipes, from: source,
      onDuplicate: request.text("on-duplicate").flatMap { DuplicateRule(rawValue: $0) } ?? .skip,
      into: request.text("collection"))
  }

  private static func export(_ request: APIRequest, of store: RecipeStore) throws -> RecipeExport {
    var ids = request.values("recipe").compactMap(\.wholeNumber)
    for id in ids where try !store.contains(id) { throw RecipeStoreError.noSuchRecipe(id) }
    if ids.isEmpty { ids = try store.identifiers(of: try filter(request)) }
    return try RecipeExport(
      ids, of: store, as: request.text("format").flatMap { OutputFormat(rawValue: $0) } ?? .json,
      try AmountRequest(serves: request.text("serves"), scale: request.text("scale")),
      request.text("units").flatMap { MeasurementSystem(rawValue: $0) })
  }
}
