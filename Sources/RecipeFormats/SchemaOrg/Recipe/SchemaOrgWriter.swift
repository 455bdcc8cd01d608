import FoundationEssentials
import RecipeModel

/// Turns a draft into an object of JSON-LD.
///
/// The keys of schema.org come first, for other programs. What they do not bring back as it was (a favorite, a date, an
/// empty line between two steps) is stored as an exact value in `additionalProperty`.
enum SchemaOrgWriter {
  static func object(_ draft: RecipeDraft) -> JSONObject {
    var object = plainObject(draft)
    let readBack = SchemaOrgRecipe(LinkedDataNode(object), in: LinkedData([])).draft(categories: .collections).draft
    let fields = ExactField.changed(from: draft, in: readBack)
    guard !fields.isEmpty else { return object }
    let properties = fields.map { field in
      JSONValue.object([
        ("@type", .string("PropertyValue")), ("propertyID", .string(propertyID(of: field))),
        ("value", field.json(in: draft)),
      ])
    }
    object.members.append(.init(key: "additionalProperty", value: .array(properties)))
    return object
  }

  /// The name under which a field is in `additionalProperty`.
  private static func propertyID(of field: ExactField) -> String { "\(propertyPrefix)\(field.name)" }

  private static let propertyPrefix = "recipes:"

  /// Sets the fields of a draft that a recipe states exactly.
  static func takeExactFields(of recipe: LinkedDataNode, into draft: inout RecipeDraft) {
    for property in recipe["additionalProperty"]?.list ?? [] {
      guard let object = property.object, let value = object["value"], let name = object["propertyID"]?.text,
        name.hasPrefix(propertyPrefix), let field = ExactField(name: String(name.dropFirst(propertyPrefix.count)))
      else { continue }
      field.set(value, in: &draft)
    }
  }

  private static func plainObject(_ draft: RecipeDraft) -> JSONObject {
    let steps = lines(draft.directions).map { step in
      JSONValue.object([("@type", .string("HowToStep")), ("text", .string(step))])
    }
    let members: [(String, JSONValue)] = [
      ("@context", .string("https://schema.org")),
      ("@type", .string("Recipe")),
      ("identifier", .string(draft.uuid.map { "urn:uuid:\($0.uuidString)" } ?? "")),
      ("name", .string(draft.title)),
      ("url", .string(draft.source.hasPrefix("http") ? draft.source : "")),
      ("description", .string(draft.notes)),
      ("recipeYield", .string(draft.servings)),
      ("prepTime", .string(duration(draft.prepTime))),
      ("cookTime", .string(duration(draft.cookTime))),
      ("totalTime", .string(duration(CookingTime.sum(draft.prepTime, draft.cookTime)))),
      ("recipeIngredient", .array(lines(draft.ingredients).map { .string($0) })),
      ("recipeInstructions", .array(steps)),
      ("recipeCategory", .array(draft.collections.map { .string($0) })),
    ]
    return JSONObject(members: members.filter { !$0.1.isBlank }.map { .init(key: $0.0, value: $0.1) })
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Returns a time in ISO 8601, `PT1H20M`; "" for none.
  private static func duration(_ seconds: Int) -> String {
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")].filter { $0.0 != 0 }
    return parts.isEmpty ? "" : "PT" + parts.map { "\($0.0)\($0.1)" }.joined()
  }
}

/// Writes recipes as a file of JSON-LD: one as an object, more as a list.
///
/// Reading the file gives the same drafts again, to the last blank.
struct SchemaOrgFileWriter: RecipeWriter {
  /// The first recipe, until there is a second one or none: only then is it known how the file begins.
  private var first: JSONValue?
  private var isList = false

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    let value = JSONValue.object(SchemaOrgWriter.object(recipe.draft))
    if isList {
      Self.append(value, after: ",\n", to: &bytes)
    } else if let first {
      Self.append(first, after: "[\n", to: &bytes)
      Self.append(value, after: ",\n", to: &bytes)
      self.first = nil
      isList = true
    } else {
      first = value
    }
  }

  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    guard let first else { return try write(Array((isList ? "\n]\n" : "[]\n").utf8)) }
    var bytes: [UInt8] = []
    first.append(to: &bytes)
    bytes.append(.newline)
    try write(bytes)
  }

  private static func append(_ value: JSONValue, after mark: String, to bytes: inout [UInt8]) {
    bytes += (mark + "  ").utf8
    value.append(to: &bytes, depth: 1)
  }
}
