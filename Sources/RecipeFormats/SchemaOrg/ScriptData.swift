/// The data that a page carries for its own scripts, such as `__NEXT_DATA__`: JSON in which a recipe may be under names
/// that the site made up.
///
/// A recipe is an object with a list of ingredients and one of directions, by the names of its members; what they hold must
/// look like it, since the settings of plug-ins have members of such names: `"ingredients_list_style": "disc"`.
struct ScriptData {
  private(set) var recipes: [SchemaOrgRecipe] = []
  /// More than a page and all that it links to have; of more, the first are looked at.
  private static let mostRecipes = 200

  /// - Complexity: O(*n*) for *n* bytes of scripts.
  init(in page: WebPage) {
    for script in page.otherScripts {
      var values = ScriptValues(page, script)
      while let value = values.next() { visit(value) }
    }
  }

  private mutating func visit(_ value: JSONValue) {
    guard recipes.count < Self.mostRecipes else { return }
    switch value {
    case .array(let elements): for element in elements { visit(element) }
    case .object(let object):
      let (ingredients, directions) = (Self.member(of: object, .ingredients), Self.member(of: object, .directions))
      if let ingredients, let directions {
        let recipe = Self.recipe(object, object.members[ingredients].value, object.members[directions].value)
        if !recipe.lacksList, Self.isOfCook(recipe) { recipes.append(recipe) }
      }
      for (index, member) in object.members.enumerated() where index != ingredients && index != directions {
        visit(member.value)
      }
    default: break
    }
  }

  /// `true` if there are two ingredients or an amount, and a step that is a sentence.
  private static func isOfCook(_ recipe: SchemaOrgRecipe) -> Bool {
    (recipe.ingredients.count > 1 || recipe.ingredients.contains(where: SchemaOrg.hasAmount))
      && recipe.directions.contains { step in
        let fewestWords = 3
        return step.split(separator: " ").count >= fewestWords || ".!?。！？".contains(step.last ?? " ")
      }
  }

  /// Returns the place of the member that says the most about a part.
  private static func member(of object: JSONObject, _ part: PlainTextHeading.Part) -> Int? {
    let candidates = object.members.indices.filter { index in
      let (key, value) = (object.members[index].key, object.members[index].value)
      switch value {
      case .array, .object, .string: return !value.isBlank && PartName.part(ofMember: key) == part
      case .null, .bool, .number: return false
      }
    }
    return candidates.count < 2
      ? candidates.first : candidates.max { length(object.members[$0].value) < length(object.members[$1].value) }
  }

  private static func length(_ value: JSONValue) -> Int {
    switch value {
    case .string(let text): text.utf8.count
    case .array(let elements): elements.reduce(0) { $0 + length($1) }
    case .object(let object): object.members.reduce(0) { $0 + length($1.value) }
    case .null, .bool, .number: 0
    }
  }

  private static func recipe(
    _ object: JSONObject, _ ingredients: JSONValue, _ directions: JSONValue
  ) -> SchemaOrgRecipe {
    let node = LinkedDataNode(object)
    let members: [(String, JSONValue?)] = [
      ("@type", .string("Recipe")), ("name", node["name", "title", "headline", "recipeName"]),
      ("recipeYield", node["recipeYield", "yield", "servings", "serves", "portions"]),
      ("prepTime", node["prepTime"]), ("cookTime", node["cookTime"]), ("recipeIngredient", ingredients),
      ("recipeInstructions", directions),
    ]
    let known = members.compactMap { key, value in value.map { JSONObject.Member(key: key, value: $0) } }
    return SchemaOrgRecipe(LinkedDataNode(JSONObject(members: known)), in: LinkedData([]))
  }
}

/// The values of JSON in a script: the whole script; what is assigned or passed in it, as it is or in a text.
struct ScriptValues {
  private var parser: JSONParser<LenientJSON>
  private let isJSON: Bool
  /// Values that a text held, last first.
  private var found: [JSONValue] = []
  /// The texts of `__next_f.push`, which are one text cut at any place.
  private var flight: [UInt8] = []

  init(_ page: WebPage, _ script: Range<Int>) {
    parser = page.parser(of: script)
    parser.skipSpace()
    isJSON = parser.peek() == UInt8(ascii: "{") || parser.peek() == UInt8(ascii: "[")
  }

  mutating func next() -> JSONValue? {
    if let value = found.popLast() { return value }
    if isJSON {
      parser.skipSpace()
      return parser.peek() == UInt8(ascii: "{") || parser.peek() == UInt8(ascii: "[") ? parser.value() : nil
    }
    while let mark = parser.skip(pastAnyOf: UInt8(ascii: "="), UInt8(ascii: "(")) {
      parser.skipSpace()
      switch parser.peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let value = parser.value()
        if let text = Self.flightText(value) { flight += text.utf8 } else { return value }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // Only what is parsed is data: `JSON.parse("…")`.
        guard mark == UInt8(ascii: "(") else { continue }
        found = Self.values(in: Array(parser.string().utf8)).reversed()
        if let value = found.popLast() { return value }
      default: continue
      }
    }
    found = Self.values(in: flight).reversed()
    flight = []
    return found.popLast()
  }

  private static func values(in bytes: [UInt8]) -> [JSONValue] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [] }
    var parser = JSONParser<LenientJSON>(bytes)
    return parser.values()
  }

  /// Returns the text of `[1, "…"]`.
  private static func flightText(_ value: JSONValue) -> String? {
    guard case .array(let elements) = value, elements.count == 2, case .number("1") = elements[0] else { return nil }
    return elements[1].text
  }
}
