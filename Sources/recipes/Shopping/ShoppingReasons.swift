import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension ShoppingRecipe: Printable {
  /// The narrowest terminal on which all of a recipe stands on one line.
  private static let leastWidth = 60

  /// `48  Pickled red onions  ×2  for Tuesday 2026-11-24`
  static func lines(of recipes: [ShoppingRecipe], fitting width: Int) -> [StyledText] {
    let titles = Table(
      columns: [.init(alignment: .trailing, style: .number), .init(isFlexible: true), .init(style: .amount), .init()],
      rows: recipes.map { recipe in
        let rest = width < leastWidth ? ["", ""] : [recipe.scale, recipe.dayPhrase]
        return (["\(recipe.id)", recipe.title] + rest).map { SafeText(line: $0) }
      })
    return zip(recipes, titles.lines(fitting: width)).flatMap { recipe, line in
      let rest = [recipe.scale, recipe.dayPhrase].filter { !$0.isEmpty }
      return [line] + (width < leastWidth && !rest.isEmpty ? ["    \(rest.joined(separator: "  "))"] : [])
    }
  }

  /// Number, title, factor, days.
  var fieldRows: [[String]] {
    [["\(id)", title, factor.description, days.map(\.description).joined(separator: ",")]]
  }

  fileprivate var scale: String { factor == .one ? "" : RecipeAdaptation(factor: factor).scale }

  private var days: [CalendarDay] { reasons.compactMap(\.day) }

  private var dayPhrase: String { days.isEmpty ? "" : "for \(days.map(\.title).joined(separator: " and "))" }
}

/// An entry of the shopping list with the lines that it comes from.
struct ExplainedEntry: Printable {
  let entry: NumberedItem

  static func lines(of entries: [ExplainedEntry], fitting width: Int) -> [StyledText] {
    entries.flatMap { explained in
      let item = explained.entry.item
      let amounts: StyledText = item.amounts.isEmpty ? "" : "  \(item.amounts, .amount)"
      let table = Table(
        columns: [
          .init(isFlexible: true), .init(alignment: .trailing, style: .number), .init(), .init(style: .amount),
        ],
        rows: item.sourcedLines.map { line in
          [line.text, line.recipe.map { "\($0.id)" } ?? "", line.recipe?.name ?? "", line.recipe?.scale ?? ""]
            .map { SafeText(line: $0) }
        })
      let home: StyledText = item.atHome.map { "  (\($0) at home)" } ?? ""
      return ["\(item.name, .title)\(amounts)\(home)"] + table.lines(fitting: width - 4).map { "    " + $0 }
    }
  }

  /// Line, number and title of its recipe.
  var fieldRows: [[String]] {
    entry.item.sourcedLines.map { [$0.text, $0.recipe.map { "\($0.id)" } ?? "", $0.recipe?.name ?? ""] }
  }

  var json: JSONValue { entry.json }
}
