import FoundationEssentials
import RecipeModel

extension RecipeDraft {
  /// Creates a draft from the members of an object, as they are.
  init(_ object: JSONObject, remarks: inout Remarks) throws(RecipeFailure.Reason) {
    self.init(title: "")
    var keys: Set<String> = []
    for member in object.members {
      if !keys.insert(member.key).inserted { remarks.add(.repeatedKey(member.key)) }
      try take(member, remarks: &remarks)
    }
    guard let title = object["title"], title != .null else { throw .missingTitle }
  }

  private mutating func take(_ member: JSONObject.Member, remarks: inout Remarks) throws(RecipeFailure.Reason) {
    switch member.key {
    case "id": break
    case "uuid": uuid = try member.uuid()
    case "title": title = try member.string()
    case "prepTime": prepTime = try member.seconds()
    case "cookTime": cookTime = try member.seconds()
    case "servings": servings = try member.string()
    case "ingredients": ingredients = try member.string()
    case "directions": directions = try member.string()
    case "notes": notes = try member.string()
    case "source": source = try member.string()
    case "isFavorite": isFavorite = try member.bool()
    case "addedOn": addedOn = try member.date()
    case "collections": collections = try member.strings()
    case "imageNames": imageNames = try member.strings()
    default: remarks.add(.unknownKey(member.key))
    }
  }
}

extension JSONObject.Member {
  fileprivate func string() throws(RecipeFailure.Reason) -> String {
    switch value {
    case .string(let text): text
    case .null: ""
    default: throw wrongType("text")
    }
  }

  fileprivate func seconds() throws(RecipeFailure.Reason) -> Int {
    if value == .null { return 0 }
    guard let seconds = value.wholeNumber else { throw wrongType("a whole number of seconds") }
    return seconds
  }

  fileprivate func bool() throws(RecipeFailure.Reason) -> Bool {
    switch value {
    case .bool(let value): value
    case .null: false
    default: throw wrongType("true or false")
    }
  }

  fileprivate func strings() throws(RecipeFailure.Reason) -> [String] {
    switch value {
    case .array(let elements):
      try elements.map { element throws(RecipeFailure.Reason) in
        guard let text = element.text else {
          throw wrongType("a list of texts", found: "a list with \(element.summary)")
        }
        return text
      }
    case .null: []
    default: throw wrongType("a list of texts")
    }
  }

  fileprivate func uuid() throws(RecipeFailure.Reason) -> UUID? {
    let text = try string()
    if text.isEmpty { return nil }
    guard let uuid = UUID(uuidString: text) else { throw .invalidUUID(text) }
    return uuid
  }

  fileprivate func date() throws(RecipeFailure.Reason) -> AddedOn? {
    let text = try string()
    if text.isEmpty { return nil }
    do { return try AddedOn(text) } catch { throw .violation(error) }
  }

  private func wrongType(_ expected: String, found: String? = nil) -> RecipeFailure.Reason {
    .wrongType(key, expected: expected, found: found ?? value.summary)
  }
}
