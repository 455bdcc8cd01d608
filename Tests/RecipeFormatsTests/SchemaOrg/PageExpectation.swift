import RecipeModel

/// What a page should give, in the words of the files next to the pages.
struct PageExpectation: Decodable {
  let title: String
  let ingredients: [String]
  let directions: [String]?
  let yields: String?
  /// Minutes.
  let prepTime: Int?
  let cookTime: Int?

  enum CodingKeys: String, CodingKey {
    case title, ingredients, yields
    case directions = "instructions_list"
    case prepTime = "prep_time"
    case cookTime = "cook_time"
  }
}

extension PageExpectation {
  /// Returns the fields of a draft that say something else.
  func misses(of draft: RecipeDraft?) -> Set<RecipeField> {
    guard let draft else { return [.title, .ingredients, .directions, .servings, .prepTime, .cookTime] }
    let checks: [(RecipeField, Bool)] = [
      (.title, Self.normalized(draft.title) == Self.normalized(title)),
      (.ingredients, Self.normalized(Self.lines(draft.ingredients)) == Self.normalized(ingredients)),
      (.directions, Self.normalized(Self.lines(draft.directions)) == Self.normalized(directions ?? [])),
      (.servings, yields.map { Self.says(draft.servings, numberOf: $0) } ?? true),
      (.prepTime, prepTime.map { draft.prepTime == $0 * 60 } ?? true),
      (.cookTime, cookTime.map { draft.cookTime == $0 * 60 } ?? true),
    ]
    return Set(checks.filter { !$0.1 }.map(\.0))
  }

  /// Returns whether the page's file has the expected texts at all: many pages were cut down to less.
  func isIn(_ page: [UInt8]) -> Bool {
    let page = Self.comparable(Self.withoutEscapes(String(decoding: page, as: UTF8.self)))
    return ([title] + ingredients + (directions ?? [])).allSatisfy { page.contains(Self.comparable($0)) }
  }

  /// Returns whether the words for an amount have the number of an expected "12 servings".
  ///
  /// The expected files turn units into English and keep one end of a range, here the one, there the other.
  private static func says(_ words: String, numberOf expected: String) -> Bool {
    guard let number = expected.split(separator: " ").first else { return words.isEmpty }
    return words.split { !$0.isNumber }.contains(number)
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Names of groups have a colon here and often none there.
  private static func normalized(_ lines: [String]) -> [String] {
    lines.map(normalized).map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
  }

  /// Returns a text with its entities decoded and each run of white space as one blank.
  private static func normalized(_ text: String) -> String {
    withoutEntities(text).filter { $0 != "\u{200B}" && $0 != "\u{FEFF}" && $0 != "\u{AD}" }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns a text without white space, tags and doubled parentheses.
  private static func comparable(_ text: String) -> String {
    var result = ""
    var isInTag = false
    for character in withoutEntities(text) where !character.isWhitespace {
      if character == "<" { isInTag = true }
      let isDoubled = (character == "(" || character == ")") && result.last == character
      if !isInTag, !isDoubled, character != "\u{200B}" { result.append(character) }
      if character == ">" { isInTag = false }
    }
    return result
  }

  private static func withoutEntities(_ text: String) -> String {
    var text = text
    let entities = ["&amp;": "&", "&quot;": "\"", "&#39;": "'", "&#039;": "'", "&lt;": "<", "&gt;": ">", "&nbsp;": " "]
    for _ in 1...2 {
      for (entity, character) in entities { text = text.replacing(entity, with: character) }
    }
    return text
  }

  /// Returns the text of JSON with its escapes undone, wherever they are.
  private static func withoutEscapes(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    var units: [UInt16] = []
    var rest = json.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "u", let unit = UInt16(String(rest.dropFirst().prefix(4)), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(5)
        continue
      }
      result.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
      units = []
      if scalar != "\\" {
        result.append(scalar)
      } else if let escaped = rest.popFirst() {
        result.append(["n", "r", "t"].contains(escaped) ? " " : escaped)
      }
    }
    return String(result)
  }
}
