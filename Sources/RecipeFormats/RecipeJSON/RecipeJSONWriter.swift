import FoundationEssentials
package import RecipeModel

/// Writes recipes in the project's own JSON, one after the other, so that memory holds one of them.
///
/// Keys have one order and nothing depends on the time, so a library written, read and written again
/// is the same byte for byte.
package struct RecipeJSONWriter {
  package enum Layout: Sendable {
    /// A pretty array: what files hold.
    case array
    /// One object per line.
    case lines
  }

  private let layout: Layout
  private var isFirst = true

  package init(_ layout: Layout) {
    self.layout = layout
  }

  /// Appends a recipe with its id in front, as `--json` shows it.
  ///
  /// - Parameters:
  ///   - scale: The factor that its amounts were multiplied by, such as `3/2`; nil if they are as written.
  ///   - match: Where a search found it; nil if it was not searched for.
  ///   - missing: The foods that are not at home; nil if that was not asked.
  ///   - links: The recipes that it names in its ingredients; nil if it names none.
  ///   - diets: How it stands to diets; nil if that was not asked.
  ///   - expanded: Its ingredients with those of the recipes that it names; nil if that was not asked.
  package mutating func append(
    _ recipe: Recipe, scale: String? = nil, match: JSONValue? = nil, missing: [String]? = nil,
    links: JSONValue? = nil, diets: JSONValue? = nil, expanded: String? = nil, to bytes: inout [UInt8]
  ) {
    let missing = missing.map { JSONValue.array($0.map { .string($0) }) }
    let found = [
      ("match", match), ("missing", missing), ("links", links), ("diets", diets),
      ("expandedIngredients", expanded.map(JSONValue.string)),
    ]
    append(RecipeDraft(recipe), id: recipe.id, scale: scale, found: found, to: &bytes)
  }

  /// Appends a recipe without id, as files hold it.
  package mutating func append(_ draft: RecipeDraft, to bytes: inout [UInt8]) {
    append(draft, id: nil, scale: nil, to: &bytes)
  }

  /// Appends what ends the file, once all recipes are in.
  package func finish(_ bytes: inout [UInt8]) {
    if layout == .array { bytes += (isFirst ? "[]\n" : "\n]\n").utf8 }
  }

  private mutating func append(
    _ draft: RecipeDraft, id: Int?, scale: String?, found: [(String, JSONValue?)] = [], to bytes: inout [UInt8]
  ) {
    if layout == .array { bytes += (isFirst ? "[\n  " : ",\n  ").utf8 }
    isFirst = false
    JSONValue.object(Self.members(of: draft, id: id, scale: scale, found: found)).append(
      to: &bytes, layout == .array ? .indented : .compact, depth: 1)
    if layout == .lines { bytes.append(.newline) }
  }

  /// A date in the one shape that programs read: a moment in UTC, with a mark where only the day is known.
  private static func shown(_ date: AddedOn?) -> [JSONObject.Member] {
    let key = RecipeField.addedOn.rawValue
    guard let date else { return [.init(key: key, value: .null)] }
    let member = JSONObject.Member(key: key, value: .string(date.moment(in: .current)))
    return date.isDay ? [member, .init(key: RecipeJSONReader.dayKey, value: .bool(true))] : [member]
  }

  private static func members(
    of draft: RecipeDraft, id: Int?, scale: String?, found: [(String, JSONValue?)]
  ) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(RecipeField.allCases.count + 3)
    if let id { members.append(.init(key: "id", value: .integer(id))) }
    if let scale { members.append(.init(key: "scale", value: .string(scale))) }
    if let uuid = draft.uuid { members.append(.init(key: "uuid", value: .string(uuid.uuidString))) }
    for field in RecipeField.allCases {
      guard field == .addedOn else {
        members.append(.init(key: field.rawValue, value: field.json(in: draft)))
        continue
      }
      if id != nil {
        members += Self.shown(draft.addedOn)
      } else if draft.addedOn != nil {
        members.append(.init(key: field.rawValue, value: field.json(in: draft)))
      }
    }
    members += CookingLogJSON.members(of: draft.log)
    if !found.contains(where: { $0.0 == SaidDietsJSON.key && $0.1 != nil }) {
      members += SaidDietsJSON.members(of: draft.saidDiets)
    }
    if id != nil || draft.variantOf != nil {
      let original = draft.variantOf.map { JSONValue.string($0.uuidString) } ?? .null
      members.append(.init(key: RecipeJSONReader.originalKey, value: original))
    }
    for case (let key, let value?) in found { members.append(.init(key: key, value: value)) }
    return JSONObject(members: members)
  }
}

extension RecipeJSONWriter: RecipeWriter {
  package mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) { append(recipe.draft, to: &bytes) }

  package func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    var bytes: [UInt8] = []
    finish(&bytes)
    try write(bytes)
  }
}
