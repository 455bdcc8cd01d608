import RecipeKitchen
import RecipeModel
import RecipeViewModels

extension Page {
  /// What the ingredients hold: first how many of them count, last which do not.
  ///
  /// - Returns: nil where nothing is known.
  static func nutrition(_ summary: NutritionSummary) -> Markup? {
    let nutrition = summary.nutrition
    if nutrition.counted.isEmpty, summary.statements.isEmpty { return nil }
    let columns = nutrition.counted.isEmpty ? [] : summary.columns.map { figures($0.heading, $0.nutrients) }
    let statements = summary.statements.map { "<p dir=\"auto\">\($0)</p>" as Markup }
    let leftOut = nutrition.leftOut.map { line -> Markup in
      "<li><bdi>\(line.line)</bdi> <span class=\"dim\">\(line.reason.rawValue)</span></li>\n"
    }
    return """
      <section class="extra flow" aria-labelledby="nutrition"><h2 id="nutrition">Nutrition</h2>
      <p class="dim">\(summary.count)</p>
      \(columns)\("<div><h3>From the recipe’s notes</h3>\(statements)</div>\n", if: !statements.isEmpty)\
      \("<div><h3>Left out</h3><ul class=\"lines\">\n\(leftOut)</ul></div>", if: !leftOut.isEmpty)
      </section>
      """
  }

  /// - Parameter heading: `a serving`, `100 g`
  private static func figures(_ heading: String, _ nutrients: Nutrients) -> Markup {
    let facts = Nutrient.allCases.map { nutrient -> Markup in
      "<div><dt>\(capitalized(nutrient.name))</dt><dd>\(nutrients.text(of: nutrient))</dd></div>"
    }
    return "<div><h3>\(capitalized(heading))</h3><dl class=\"facts\">\(facts)</dl></div>\n"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
