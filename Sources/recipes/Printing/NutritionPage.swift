import RecipeKitchen
import RecipeModel
import RecipeViewModels

/// The nutrients of a recipe, as `nutrition` prints them.
struct NutritionPage {
  let summary: NutritionSummary
  var isExplained = false

  private var nutrition: RecipeNutrition { summary.nutrition }

  var lines: [StyledText] {
    var lines: [StyledText] = ["\(summary.count): \(summary.recipe.id, .number)  \(summary.recipe.title, .title)"]
    if !summary.columns.isEmpty { lines += [""] + figures }
    if let remark = summary.remark { lines += ["", "\(remark)"] }
    if isExplained || summary.columns.isEmpty, !nutrition.counted.isEmpty {
      lines += ["", "\("Counted", .heading)"]
      lines += table(nutrition.counted.map { [$0.line, grams($0.grams), food(of: $0)] })
    }
    if !summary.statements.isEmpty {
      lines += ["", "\("From the recipe's notes", .heading)"]
      lines += summary.statements.map { "  " + StyledText(SafeText(line: $0)) }
    }
    if !nutrition.leftOut.isEmpty {
      lines += ["", "\("Left out", .heading)"] + table(nutrition.leftOut.map { [$0.line, $0.reason.rawValue] })
    }
    return lines
  }

  private func food(of line: RecipeNutrition.Counted) -> String {
    line.isForFrying ? "\(line.food.name); a tenth of what is fried in" : line.food.name
  }

  private var figures: [StyledText] {
    let columns = summary.columns
    var table = Table(columns: [.init()] + columns.map { _ in .init(alignment: .trailing) })
    table.rows = [[SafeText(line: "")] + columns.map { SafeText(line: $0.heading) }]
    for nutrient in Nutrient.allCases {
      let name = SafeText(line: nutrient == .saturatedFat ? "  saturated" : nutrient.name)
      table.rows.append([name] + columns.map { SafeText(line: $0.text(of: nutrient)) })
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
}
