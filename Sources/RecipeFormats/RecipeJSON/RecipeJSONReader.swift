import FoundationEssentials
import RecipeModel

/// Reads recipes in the project's own JSON: an array of them, one object, or JSON lines.
///
/// Element by element, so that memory is bounded by the largest recipe and one bad recipe leaves the others readable.
/// A key that is missing or null is "not stated"; a value of the wrong type is an error of that recipe; unknown keys
/// are reported in `diagnostics`; `id` is ignored, since ids in files are not identity.
package struct RecipeJSONReader: RecipeReader {
  package private(set) var diagnostics = Diagnostics()
  private var stream: JSONStream

  /// Says of a recipe that only the day of its date is known.
  static let dayKey = "addedOnIsDay"

  /// The UUID of the recipe that one is a copy of.
  static let originalKey = "variantOf"

  /// The keys that `--json` prints with a recipe and that are not a part of it: `match` is what a search found.
  fileprivate static let keysOfOutput: Set = ["id", "match", "missing", dayKey]

  package init(_ source: ByteSource) {
    stream = JSONStream(source)
  }

  /// - Throws: `RecipeFileError.malformed` with the place, `.recipeTooLong`, or `.noRecipe` for an empty file.
  package mutating func next() throws -> Result<FileRecipe, InvalidRecipeError>? {
    guard let value = try stream.next() else { return nil }
    if stream.hasRepairedText { diagnostics.add(.repairedText) }
    do {
      let draft = try draft(from: value)
      return .success(FileRecipe(draft, cleared: value.emptyFields(of: draft)))
    } catch {
      let title = value.object?["title"]?.text
      return .failure(InvalidRecipeError(number: stream.count, title: title, reason: error))
    }
  }

  private mutating func draft(from value: JSONValue) throws(InvalidRecipeError.Reason) -> RecipeDraft {
    guard case .object(let object) = value else {
      throw .wrongType("it", expected: "an object", found: value.summary)
    }
    let draft = try RecipeDraft(object, diagnostics: &diagnostics)
    do throws(RecipeError) { return try draft.normalized() } catch { throw .violation(error) }
  }
}

extension JSONValue {
  /// The fields that an object has, and with which the draft made of it says nothing.
  fileprivate func emptyFields(of draft: RecipeDraft) -> [RecipeField] {
    RecipeField.allCases.filter { field in
      guard !draft[field].isStated, let value = object?[field.rawValue] else { return false }
      return value != .null
    }
  }
}

extension RecipeDraft {
  /// Creates a draft from the members of an object, as they are.
  init(_ object: JSONObject, diagnostics: inout Diagnostics) throws(InvalidRecipeError.Reason) {
    self.init(title: "")
    var keys: Set<String> = []
    for member in object.members {
      if !keys.insert(member.key).inserted { diagnostics.add(.repeatedKey(member.key)) }
      try take(member, diagnostics: &diagnostics)
    }
    guard let title = object["title"], title != .null else { throw .missingTitle }
    if object[RecipeJSONReader.dayKey] == .bool(true), let addedOn, !addedOn.isDay {
      self.addedOn = try? AddedOn(String(addedOn.text.prefix { $0 != "T" }))
    }
  }

  private mutating func take(_ member: JSONObject.Member, diagnostics: inout Diagnostics) throws(InvalidRecipeError
    .Reason)
  {
    if let field = RecipeField(key: member.key) {
      self[field] = try member.value(of: field)
    } else if member.key == "uuid" {
      uuid = try member.uuid()
    } else if member.key == RecipeJSONReader.originalKey {
      variantOf = try member.uuid()
    } else if member.key == SaidDietsJSON.key {
      saidDiets = try SaidDietsJSON.read(member.value)
    } else if try CookingLogJSON.take(member, into: &log) {
      return
    } else if !RecipeJSONReader.keysOfOutput.contains(member.key) {
      diagnostics.add(.unknownKey(member.key))
    }
  }
}

extension JSONObject.Member {
  fileprivate func value(of field: RecipeField) throws(InvalidRecipeError.Reason) -> RecipeField.Value {
    switch field.kind {
    case .line, .text: .text(try string())
    case .time: .number(try number("a whole number of seconds"))
    case .flag: .flag(try bool())
    case .date: .date(try date())
    case .names: .names(try strings())
    }
  }

  private func string() throws(InvalidRecipeError.Reason) -> String {
    switch value {
    case .string(let text): text
    case .null: ""
    default: throw wrongType("text")
    }
  }

  private func number(_ expected: String) throws(InvalidRecipeError.Reason) -> Int {
    if value == .null { return 0 }
    guard let number = value.wholeNumber else { throw wrongType(expected) }
    return number
  }

  private func bool() throws(InvalidRecipeError.Reason) -> Bool {
    switch value {
    case .bool(let value): value
    case .null: false
    default: throw wrongType("true or false")
    }
  }

  private func strings() throws(InvalidRecipeError.Reason) -> [String] {
    switch value {
    case .array(let elements):
      try elements.map { element throws(InvalidRecipeError.Reason) in
        guard let text = element.text else {
          throw wrongType("a list of texts", found: "a list with \(element.summary)")
        }
        return text
      }
    case .null: []
    default: throw wrongType("a list of texts")
    }
  }

  fileprivate func uuid() throws(InvalidRecipeError.Reason) -> UUID? {
    let text = try string()
    if text.isEmpty { return nil }
    guard let uuid = UUID(uuidString: text) else { throw .invalidUUID(text) }
    return uuid
  }

  private func date() throws(InvalidRecipeError.Reason) -> AddedOn? {
    let text = try string()
    if text.isEmpty { return nil }
    do { return try AddedOn(text) } catch { throw .violation(error) }
  }

  private func wrongType(_ expected: String, found: String? = nil) -> InvalidRecipeError.Reason {
    .wrongType(key, expected: expected, found: found ?? value.summary)
  }
}
