import RecipeModel

/// How often a recipe was cooked, in the project's own JSON: `"rating": 4` and a list `cookings`, each only where there
/// is something to say.
enum CookingLogJSON {
  static let rating = "rating"
  static let cookings = "cookings"

  static func members(of log: CookingLog) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = []
    if log.rating > 0 { members.append(.init(key: rating, value: .integer(log.rating))) }
    if !log.cookings.isEmpty { members.append(.init(key: cookings, value: .array(log.cookings.map(\.json)))) }
    return members
  }

  /// Takes a member of a recipe's object into a log.
  ///
  /// - Returns: Whether it is about the log.
  static func take(
    _ member: JSONObject.Member, into log: inout CookingLog
  ) throws(InvalidRecipeError.Reason) -> Bool {
    switch member.key {
    case rating:
      if member.value == .null { return true }
      guard let stars = member.value.wholeNumber else {
        throw .wrongType(rating, expected: "a whole number", found: member.value.summary)
      }
      log.rating = stars
    case cookings:
      if member.value == .null { return true }
      guard let elements = member.value.elements else {
        throw .wrongType(cookings, expected: "a list of objects", found: member.value.summary)
      }
      for element in elements { log.cookings.append(try cooking(element)) }
    default: return false
    }
    return true
  }

  private static func cooking(_ value: JSONValue) throws(InvalidRecipeError.Reason) -> Cooking {
    guard let object = value.object else {
      throw .wrongType(cookings, expected: "a list of objects", found: "a list with \(value.summary)")
    }
    let day = object["on"] ?? .null
    guard let day = day.text.flatMap({ CalendarDay($0) }) else {
      throw .wrongType("on", expected: "a day such as 2026-11-08", found: day.summary)
    }
    let stars = object["stars"] ?? .integer(0)
    guard let stars = stars.wholeNumber else {
      throw .wrongType("stars", expected: "a whole number", found: stars.summary)
    }
    return Cooking(
      on: day, servings: try text("servings", of: object), stars: stars, note: try text("note", of: object))
  }

  private static func text(_ key: String, of object: JSONObject) throws(InvalidRecipeError.Reason) -> String {
    guard let value = object[key], value != .null else { return "" }
    guard let text = value.text else { throw .wrongType(key, expected: "text", found: value.summary) }
    return text
  }
}

extension Cooking {
  /// The cooking as JSON prints it.
  package var json: JSONValue { .object(jsonMembers) }

  /// The members of that object.
  package var jsonMembers: [(String, JSONValue)] {
    [
      ("on", .string(day.description)), ("servings", .string(servings)), ("stars", .integer(stars)),
      ("note", .string(note)),
    ]
  }
}
