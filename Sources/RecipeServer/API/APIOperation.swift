import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// One operation of the API: what it takes, and what it does.
///
/// `all` is the one list: the router and the OpenAPI document are both made of it.
struct APIOperation: Sendable {
  typealias Method = Route.Method

  enum Body: Sendable {
    case none
    /// An object of JSON.
    case members([ValueMember])
    /// Bytes of one of some kinds.
    case bytes([String])
  }

  /// What an operation answers with when it is done.
  enum Answer: Sendable {
    case nothing
    /// Something that a schema of the document describes.
    case schema(String, status: Int = 200)
    case list(of: String)
    /// A file of any kind.
    case file
  }

  enum Action: Sendable {
    /// Reads from the library at one moment.
    case read(@Sendable (APIRequest, RecipeStore) throws -> APIAnswer)
    /// Makes a change that the table of verbs declares; the answer is read in the same turn.
    case perform(
      @Sendable (APIRequest) throws -> any Verb,
      answer: @Sendable (VerbOutcome, APIRequest, RecipeStore) throws -> APIAnswer)
    /// The OpenAPI document.
    case document
  }

  /// Its name in the document, in camel case.
  let id: String
  let method: Method
  /// Below `/api/v1`, with the names of captured parts in braces.
  let path: String
  let summary: String
  var query: [ValueMember] = []
  var body: Body = .none
  let answer: Answer
  var action: Action

  static let root = "/api/v1"

  static let all: [APIOperation] = verbs + queries + [describing]

  private static let describing = APIOperation(
    id: "describe", method: .get, path: "/openapi.json", summary: "This document", answer: .file, action: .document)

  /// `true` if it changes a recipe, and `If-Match` can bind it to one version of that.
  var takesVersion: Bool { method != .get && path.partsInBraces.contains("recipe") }

  /// The captured parts of the path.
  var pathFields: [ValueMember] {
    path.partsInBraces.map { name in
      switch name {
      case "recipe": ValueMember(name, .number, "The recipe's number.", isRequired: true)
      case "cooking": ValueMember(name, .number, "The cooking's number.", isRequired: true)
      case "collection":
        ValueMember(name, .text(atLeast: 1), "The collection's name, in whatever case.", isRequired: true)
      case "aisle": ValueMember(name, .text(atLeast: 1), "The aisle's name, in whatever case.", isRequired: true)
      case "meal": ValueMember(name, .text(atLeast: 1), "The meal's key.", isRequired: true)
      case "food": ValueMember(name, .text(atLeast: 1), "The food's whole name.", isRequired: true)
      default: ValueMember(name, .text(atLeast: 1), "The picture's name, as in imageNames.", isRequired: true)
      }
    }
  }

  /// The most bytes of its body.
  ///
  /// As a form of the page, or a picture.
  var mostBytes: Int {
    switch body {
    case .none, .members: 1 << 20
    case .bytes: Picture.mostBytes
    }
  }
}

/// Answers that several operations have in common.
extension APIAnswer {
  /// One recipe, as `--json` prints it, with its version.
  static func recipe(_ id: Recipe.ID, in store: RecipeStore, status: Int = 200) throws -> APIAnswer {
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    var headers = ["etag": recipe.entityTag]
    if status == 201 { headers["location"] = "\(APIOperation.root)/recipes/\(id)" }
    return json(bytes(of: try AdaptedRecipe(recipe, in: store)), status: status, headers: headers)
  }

  static func bytes(of adapted: AdaptedRecipe, isExpanded: Bool = false) -> [UInt8] {
    var writer = RecipeJSONWriter(.lines)
    var bytes: [UInt8] = []
    let expanded = isExpanded ? adapted.shownIngredients(isExpanded: true) : nil
    writer.append(
      adapted.recipe, scale: adapted.factor, links: adapted.linksJSON, diets: adapted.dietsJSON, expanded: expanded,
      to: &bytes)
    return bytes
  }

  /// - Parameter missing: What is not at home for each of them; nil where that was not asked.
  static func recipes(
    _ ids: [Recipe.ID], in store: RecipeStore, match: SearchWords? = nil, missing: [Recipe.ID: [String]]? = nil
  ) throws -> APIAnswer {
    var writer = RecipeJSONWriter(.array)
    var bytes: [UInt8] = []
    for recipe in try store.recipes(with: ids) {
      writer.append(recipe, match: match?.match(in: recipe).json, missing: missing?[recipe.id], to: &bytes)
    }
    writer.finish(&bytes)
    return json(bytes)
  }
}
