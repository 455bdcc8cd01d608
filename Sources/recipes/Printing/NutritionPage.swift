import RecipeFormats
import RecipeKitchen
import RecipeModel

/// What a recipe holds, as `nutrition` prints it.
struct NutritionPage {
  let recipe: Recipe
  let nutrition: RecipeNutrition
  /// How many share the recipe; nil if neither it nor the user says so.
  let servings: Rational?
  var isExplained = false

  init(_ recipe: Recipe, servings: Rational?, isExplained: Bool) {
    self.recipe = recipe
    nutrition = RecipeNutrition(ingredients: recipe.ingredients)
    self.servings = servings ?? ServingsCount(recipe.servings)?.count
    self.isExplained = isExplained
  }

  private var perServing: Nutrients? {
    guard let count = servings?.doubleValue, count > 0, !nutrition.counted.isEmpty else { return nil }
    return nutrition.part(1 / count)
  }

  private var lineCount: Int { nutrition.counted.count + nutrition.leftOut.count }

  var lines: [StyledText] {
    var lines: [StyledText] = [
      "\(nutrition.counted.count) of \(lineCount) lines counted: \(recipe.id, .number)  \(recipe.title, .title)"
    ]
    if !nutrition.counted.isEmpty { lines += [""] + figures }
    if isExplained, !nutrition.counted.isEmpty {
      lines += ["", "\("Counted", .heading)"]
      lines += table(nutrition.counted.map { [$0.line, grams($0.grams), $0.food.name] })
    }
    if !statements.isEmpty { lines += ["", "\("From the recipe's notes", .heading)"] + statements }
    if !nutrition.leftOut.isEmpty {
      lines += ["", "\("Left out", .heading)"] + table(nutrition.leftOut.map { [$0.line, $0.reason.rawValue] })
    }
    return lines
  }

  private var figures: [StyledText] {
    let columns: [(heading: String, nutrients: Nutrients)] =
      [
        perServing.map { ("a serving", $0) } ?? ("the recipe", nutrition.total)
      ] + (nutrition.per100Grams.map { [("100 g", $0)] } ?? [])
    var table = Table(columns: [.init()] + columns.map { _ in .init(alignment: .trailing) })
    table.rows = [[SafeText(line: "")] + columns.map { SafeText(line: $0.heading) }]
    for nutrient in Nutrient.allCases {
      let name = SafeText(line: nutrient == .saturatedFat ? "  saturated" : nutrient.name)
      table.rows.append([name] + columns.map { SafeText(line: $0.nutrients.text(of: nutrient)) })
    }
    return table.lines(fitting: nil)
  }

  private func table(_ rows: [[String]]) -> [StyledText] {
    let table = Table(
      columns: rows[0].indices.map { .init(style: $0 == 0 ? .plain : .faint) },
      rows: rows.map { $0.map { SafeText(line: $0) } })
    return table.lines(fitting: nil).map { "  " + $0 }
  }

  private func grams(_ value: Double) -> String { Nutrients.number(value, decimals: value < 10 ? 1 : 0) + " g" }

  /// What a program that the recipe was imported from said of it.
  private var statements: [StyledText] {
    recipe.notes.split(separator: "\n").filter { $0.hasPrefix("Nutrition: ") }
      .map { "  " + StyledText(SafeText(line: String($0.dropFirst("Nutrition: ".count)))) }
  }
}

extension NutritionPage {
  var json: JSONValue {
    .object([
      ("id", .integer(recipe.id)), ("title", .string(recipe.title)), ("lines", .integer(lineCount)),
      (
        "counted",
        .array(
          nutrition.counted.map {
            .object([
              ("line", .string($0.line)), ("food", .string($0.food.name)), ("number", .string($0.food.number)),
              ("grams", Self.number($0.grams)),
            ])
          })
      ),
      (
        "leftOut",
        .array(
          nutrition.leftOut.map {
            .object([("line", .string($0.line)), ("reason", .string($0.reason.rawValue))])
          })
      ), ("serves", servings.map { Self.number($0.doubleValue) } ?? .null), ("grams", Self.number(nutrition.grams)),
      ("total", Self.json(nutrition.total)), ("perServing", perServing.map(Self.json) ?? .null),
      ("per100Grams", nutrition.per100Grams.map(Self.json) ?? .null),
      (
        "incomplete",
        .array(Nutrient.allCases.filter(nutrition.total.incomplete.contains).map { .string($0.name) })
      ),
    ])
  }

  private static func json(_ nutrients: Nutrients) -> JSONValue {
    .object(Nutrient.allCases.map { ($0.name, number(nutrients[$0])) })
  }

  private static func number(_ value: Double) -> JSONValue { .number(Nutrients.number(value, decimals: 2)) }
}
