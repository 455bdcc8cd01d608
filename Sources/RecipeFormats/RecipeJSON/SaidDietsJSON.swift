import RecipeModel

/// What a person says of a recipe and diets, in the project's own JSON: a list `diets` of
/// `{"diet": "vegan", "answer": "yes", "line": null, "because": null, "said": true}`. Of answers only those are read that a
/// person gave.
enum SaidDietsJSON {
  static let key = "diets"

  /// The list; empty if nothing was said of the ingredients as they are.
  static func value(of said: [SaidDiet]) -> JSONValue {
    .array(
      said.filter(\.isOfThisText).map { word in
        .object([
          ("diet", .string(word.diet)), ("answer", .string(word.isKept ? "yes" : "no")), ("line", .null),
          ("because", .null), ("said", .bool(true)),
        ])
      })
  }

  static func members(of said: [SaidDiet]) -> [JSONObject.Member] {
    let value = value(of: said)
    return value.elements?.isEmpty == false ? [.init(key: key, value: value)] : []
  }

  /// Reads a list.
  static func read(_ value: JSONValue) throws(InvalidRecipeError.Reason) -> [SaidDiet] {
    if value == .null { return [] }
    guard let elements = value.elements else {
      throw .wrongType(key, expected: "a list of objects", found: value.summary)
    }
    var said: [SaidDiet] = []
    for element in elements {
      guard let object = element.object else {
        throw .wrongType(key, expected: "a list of objects", found: "a list with \(element.summary)")
      }
      guard object["said"] == .bool(true), let diet = object["diet"]?.text, let answer = object["answer"]?.text,
        ["yes", "no"].contains(answer)
      else { continue }
      said.append(SaidDiet(diet, isKept: answer == "yes"))
    }
    return said
  }
}
