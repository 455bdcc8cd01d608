import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs

extension PlannedMeal: Printable {
  /// A heading for each day, and the meals under it, in columns that all days share.
  static func lines(of meals: [PlannedMeal], fitting width: Int) -> [StyledText] {
    let table = Table(
      columns: [
        .init(alignment: .trailing, style: .number), .init(style: .faint), .init(style: .plain, isFlexible: true),
        .init(style: .amount), .init(style: .faint),
      ], rows: meals.map(\.cells))
    var shown: CalendarDay??
    return zip(meals, table.lines(fitting: width - 3)).flatMap { planned, line in
      defer { shown = .some(planned.day) }
      let mark: StyledText = planned.isCooked ? " \(sign: "✓", .inserted) " : "   "
      return (shown == .some(planned.day) ? [] : [heading(of: planned.day)]) + [mark + line]
    }
  }

  static func heading(of day: CalendarDay?) -> StyledText {
    "\(day?.title ?? "Some day", .heading)"
  }

  private var cells: [SafeText] {
    let scale = factor == .one ? "" : RecipeAdaptation(factor: factor).scale
    return ["\(number)", meal, title, scale, recurs ? "↻" : ""]
      .map { SafeText(line: $0) }
  }

  /// Day, meal, title, factor, number of the recipe, number, and ✓ if it was cooked, ↻ if it recurs.
  var fieldRows: [[String]] {
    let state = isCooked ? "✓" : recurs ? "↻" : ""
    return [
      [
        day?.description ?? "", meal, title, factor.description, recipeID.map { "\($0)" } ?? "", "\(number)", state,
      ]
    ]
  }
}
