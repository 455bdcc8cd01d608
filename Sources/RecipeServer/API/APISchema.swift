import RecipeFormats
import RecipeKitchen
import RecipeModel

/// The shapes of what the API answers: those of `Documentation/schemas`, as a test holds.
enum APISchema {
  static let all: [(String, JSONValue)] = [
    ("Recipe", recipe), ("Collection", collection), ("Step", step), ("SidebarRow", sidebarRow),
    ("Cooking", cooking), ("Nutrition", nutrition),
    ("ShoppingSection", shoppingSection), ("Aisle", aisle), ("Food", food), ("OwnFood", ownFood),
    ("PlannedDay", plannedDay), ("Statistics", statistics),
    ("Difference", difference), ("Duplicate", duplicate),
  ]

  static func reference(_ name: String) -> JSONValue {
    .object([("$ref", .string("#" + "/components/schemas/\(name)"))])
  }

  /// - Source: RFC 9457.
  static let problem = object(
    [
      ("status", number(from: 400)), ("title", text), ("detail", text),
      ("field", text), ("conflicts", list(of: conflict)),
    ], required: ["status", "title", "detail"])

  /// A field that both changed; `base` is missing where it is not known.
  private static let conflict = object(
    [("field", text), ("base", .object([])), ("yours", .object([])), ("theirs", .object([]))],
    required: ["field", "yours", "theirs"])

  private static let recipe: JSONValue = {
    var properties: [(String, JSONValue)] = [("id", number(from: 1)), ("scale", text), ("uuid", text)]
    for field in RecipeField.allCases {
      switch field.kind {
      case .line, .text: properties.append((field.rawValue, text))
      case .time: properties.append((field.rawValue, number(from: 0)))
      case .flag: properties.append((field.rawValue, flag))
      case .names: properties.append((field.rawValue, list(of: text)))
      case .date:
        properties.append((field.rawValue, orNull("string")))
        properties.append(("\(field.rawValue)IsDay", .object([("const", .bool(true))])))
      }
    }
    let cooking = object(
      [("on", text), ("servings", text), ("stars", number(from: 0)), ("note", text)],
      required: ["on", "servings", "stars", "note"])
    properties += [("rating", number(from: 1)), ("cookings", list(of: cooking))]
    let match = object(
      [("field", text), ("line", text), ("spans", list(of: list(of: number(from: 0))))],
      required: ["field", "line", "spans"])
    let link = object(
      [("text", text), ("id", number(from: 1)), ("title", text)], required: ["text", "id", "title"])
    let diet = object(
      [("diet", text), ("answer", text), ("line", orNull("integer")), ("because", orNull("string")), ("said", flag)],
      required: ["diet", "answer", "line", "because", "said"])
    return object(
      properties + [
        ("match", match), ("missing", list(of: text)), ("links", list(of: link)), ("diets", list(of: diet)),
        ("expandedIngredients", text), ("variantOf", orNull("string")),
      ],
      required: ["id", "uuid", "variantOf"] + RecipeField.allCases.map(\.rawValue))
  }()

  private static let collection = object(
    [("name", text), ("count", number(from: 0)), ("filter", text)], required: ["name", "count"])

  private static let changes = list(
    of: object([("field", text), ("before", text), ("after", text)], required: ["field", "before", "after"]))

  private static let step = object(
    [
      ("step", number(from: 1)), ("madeAt", text), ("isUndone", flag), ("command", text), ("changes", changes),
    ], required: ["step", "madeAt", "isUndone", "command"])

  private static let duplicate: JSONValue = {
    let recipe = object([("id", number(from: 1)), ("title", text)], required: ["id", "title"])
    return object([("recipes", list(of: recipe)), ("reason", text)], required: ["recipes", "reason"])
  }()

  private static let difference: JSONValue = {
    let properties: [(String, JSONValue)] = [("id", number(from: 1)), ("title", text), ("step", number(from: 1))]
    return object(
      [
        ("from", object(properties, required: ["id", "title"])),
        ("to", object(properties, required: ["id", "title"], isNullable: true)), ("changes", changes),
      ],
      required: ["from", "to", "changes"])
  }()

  private static let sidebarRow = object(
    [
      ("level", number(from: 0)), ("isExpanded", flag), ("id", number(from: 1)), ("name", text),
      ("count", number(from: 0)), ("filter", text),
    ], required: ["level", "name"])

  private static let cooking = object(
    [
      ("number", number(from: 1)), ("id", number(from: 1)), ("title", text), ("on", text), ("servings", text),
      ("stars", number(from: 0)), ("note", text),
    ], required: ["number", "id", "title", "on", "servings", "stars", "note"])

  private static let nutrition: JSONValue = {
    let counted = object(
      [("line", text), ("food", text), ("number", text), ("grams", amount), ("forFrying", flag)],
      required: ["line", "food", "number", "grams", "forFrying"])
    let reasons: [JSONValue] = [RecipeNutrition.Reason.noAmount, .unknownFood, .unknownWeight].map {
      .string($0.rawValue)
    }
    let leftOut = object(
      [("line", text), ("reason", .object([("type", .string("string")), ("enum", .array(reasons))]))],
      required: ["line", "reason"])
    let properties: [(String, JSONValue)] = [
      ("id", number(from: 1)), ("title", text), ("lines", number(from: 0)), ("counted", list(of: counted)),
      ("leftOut", list(of: leftOut)),
      ("serves", orNull("number")), ("grams", amount),
      ("total", nutrients("object")), ("atLeast", flag), ("perServing", nutrients("object", "null")),
      ("per100Grams", nutrients("object", "null")), ("incomplete", list(of: text)),
    ]
    return object(properties, required: properties.map(\.0))
  }()

  private static let shoppingSection: JSONValue = {
    let recipe = object(
      [("id", number(from: 1)), ("title", text), ("factor", text), ("for", text)],
      required: ["id", "title", "factor"])
    let exact = object([("amount", amount), ("unit", text)], required: ["amount", "unit"])
    let reason = object(
      [
        ("recipe", number(from: 1)), ("factor", text),
        ("meal", orNull("integer")),
        ("day", orNull("string")),
      ], required: ["recipe", "factor", "meal", "day"])
    let entry = object(
      [
        ("number", number(from: 1)), ("name", text), ("key", text), ("amounts", list(of: text)),
        ("exact", list(of: exact)), ("some", flag),
        ("shown", text), ("atHome", orNull("string")), ("got", flag),
        ("recipes", list(of: recipe)), ("lines", list(of: text)),
        ("for", list(of: reason)),
      ], required: ["name", "key", "amounts", "exact", "some", "shown", "atHome", "got", "recipes", "lines", "for"])
    return object([("aisle", text), ("entries", list(of: entry))], required: ["aisle", "entries"])
  }()

  private static let plannedDay: JSONValue = {
    let meal = object(
      [
        ("number", number(from: 1)), ("key", text), ("day", text), ("meal", text), ("recipe", number(from: 1)),
        ("title", text), ("factor", text), ("rule", flag), ("recurs", flag), ("cooked", flag),
      ], required: ["number", "key", "day", "meal", "title", "factor", "rule", "recurs", "cooked"])
    return object([("day", text), ("meals", list(of: meal))], required: ["day", "meals"])
  }()

  private static let statistics: JSONValue = {
    let month = object([("month", text), ("cookings", number(from: 0))], required: ["month", "cookings"])
    let recipe = object(
      [("id", number(from: 1)), ("title", text), ("cookings", number(from: 1))], required: ["id", "title", "cookings"])
    let names = [
      "recipes", "favorites", "rated", "pictures", "uncollected", "within15m", "within30m", "within1h", "longer",
      "unknownTime", "cookings", "cooked", "neverCooked",
    ]
    let properties = names.map { ($0, number(from: 0)) } + [("months", list(of: month)), ("most", list(of: recipe))]
    return object(properties, required: properties.map(\.0))
  }()

  private static let aisle = object([("aisle", text)], required: ["aisle"])

  private static let food = object(
    [
      ("name", text), ("amount", orNull("string")), ("until", orNull("string")), ("always", flag),
      ("recipe", orNull("integer")), ("servings", orNull("string")),
    ],
    required: ["name", "amount", "until", "always", "recipe", "servings"])

  private static let ownFood = object(
    [
      ("name", text), ("number", text), ("food", text),
      ("per100Grams", object(Nutrient.allCases.map { ($0.name, amount) }, required: [])),
    ], required: ["name"])

  /// - Parameter types: What it may be.
  private static func nutrients(_ types: String...) -> JSONValue {
    let names = Nutrient.allCases.map(\.name)
    let type: JSONValue = types.count == 1 ? .string(types[0]) : .array(types.map { .string($0) })
    return .object([
      ("type", type), ("properties", .object(names.map { ($0, amount) })),
      ("required", .array(names.map { .string($0) })), ("additionalProperties", .bool(false)),
    ])
  }

  private static let amount: JSONValue = .object([("type", .string("number")), ("minimum", .integer(0))])
  private static let text: JSONValue = .object([("type", .string("string"))])
  private static let flag: JSONValue = .object([("type", .string("boolean"))])

  private static func number(from least: Int) -> JSONValue {
    .object([("type", .string("integer")), ("minimum", .integer(least))])
  }

  private static func orNull(_ type: String) -> JSONValue {
    .object([("type", .array([.string(type), .string("null")]))])
  }

  private static func list(of items: JSONValue) -> JSONValue {
    .object([("type", .string("array")), ("items", items)])
  }

  private static func object(
    _ properties: [(String, JSONValue)], required: [String], isNullable: Bool = false
  ) -> JSONValue {
    let type: JSONValue = isNullable ? .array([.string("object"), .string("null")]) : .string("object")
    var members: [(String, JSONValue)] = [("type", type), ("properties", .object(properties))]
    if !required.isEmpty { members.append(("required", .array(required.map { .string($0) }))) }
    return .object(members + [("additionalProperties", .bool(false))])
  }
}
