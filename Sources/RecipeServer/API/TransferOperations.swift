import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  /// What leaves the library; and the document itself.
  static let transfers: [APIOperation] = [
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
