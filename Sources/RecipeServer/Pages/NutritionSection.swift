import RecipeKitchen
import RecipeModel
import RecipeViewModels

/// What the ingredients hold: first how many of them count, last which do not; nothing
/// where nothing is known.
struct NutritionSection: PagePart {
  private let summary: NutritionSummary

  init(_ summary: NutritionSummary) {
    self.summary = summary
  }

  var markup: Markup {
    let nutrition = summary.nutrition
    if nutrition.counted.isEmpty, summary.statements.isEmpty { return "" }
    let columns = summary.columns.map(figures)
    let remark = summary.remark.map { "<p>\($0)</p>\n" as Markup }
    let counted = summary.columns.isEmpty ? nutrition.counted : []
    let known = counted.map { line -> Markup in
      "<li><bdi>\(line.line)</bdi> <span class=\"dim\">\(line.food.name)</span></li>\n"
    }
    let statements = summary.statements.map { "<p dir=\"auto\">\($0)</p>" as Markup }
    let leftOut = nutrition.leftOut.map { line -> Markup in
      "<li><bdi>\(line.line)</bdi> <span class=\"dim\">\(line.reason.rawValue)</span></li>\n"
    }
    return """
      <section class="extra flow" aria-labelledby="nutrition"><h2 id="nutrition">Nutrition</h2>
      <p class="dim">\(summary.count)</p>
      \(columns)\(remark)\("<div><h3>Counted</h3><ul class=\"lines\">\n\(known)</ul></div>\n", if: !known.isEmpty)\
      \("<div><h3>From the recipe’s notes</h3>\(statements)</div>\n", if: !statements.isEmpty)\
      \("<div><h3>Left out</h3><ul class=\"lines\">\n\(leftOut)</ul></div>", if: !leftOut.isEmpty)
      </section>
      """
  }

  private func figures(_ column: NutritionSummary.Column) -> Markup {
    let facts = Nutrient.allCases.map { nutrient -> Markup in
      "<div><dt>\(capitalized(nutrient.name))</dt><dd>\(column.text(of: nutrient))</dd></div>"
    }
    return "<div><h3>\(capitalized(column.heading))</h3><dl class=\"facts\">\(facts)</dl></div>\n"
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
