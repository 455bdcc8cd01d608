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

  /// Reads a list. What is said of a diet twice holds as it was said first.
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
      guard object["said"] == .bool(true) else { continue }
      let word = try word(object)
      if !said.contains(where: { $0.diet == word.diet }) { said.append(word) }
    }
    return said.sorted { $0.diet < $1.diet }
  }

  private static func word(_ object: JSONObject) throws(InvalidRecipeError.Reason) -> SaidDiet {
    let (diet, answer) = (object["diet"] ?? .null, object["answer"] ?? .null)
    guard let name = diet.text, SaidDiet.isName(name) else {
      throw .wrongType("diet", expected: "the name of a diet", found: diet.summary)
    }
    guard let isKept = answer.text.flatMap({ ["yes": true, "no": false][$0] }) else {
      throw .wrongType("answer", expected: "yes or no", found: answer.summary)
    }
    return SaidDiet(name, isKept: isKept)
  }
}
