import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension MealPlan {
  /// The meals that words name: by number, by title, or by a part of one that begins where a word begins and
  /// fits one meal.
  ///
  /// - Throws: `CommandError` for a number or title that no meal has, and for a part that fits several.
  func entries(named words: [String]) throws(CommandError) -> [PlanEntry] {
    let all = entries
    var found: [PlanEntry] = []
    for word in words {
      for entry in try Self.entries(named: word, among: all) where !found.contains(where: { $0.number == entry.number })
      {
        found.append(entry)
      }
    }
    return found
  }

  private static func entries(named word: String, among all: [PlanEntry]) throws(CommandError) -> [PlanEntry] {
    let reference = RecipeReference(word)
    if case .backwards(let range, let forwards) = reference { throw .backwards(range, forwards: forwards) }
    if !reference.isTitle {
      let found = all.filter { entry in reference.ranges.contains { $0.contains(entry.number ?? 0) } }
      let isWhole = reference.ranges.allSatisfy { $0.upperBound <= all.count && $0.lowerBound > 0 }
      if isWhole, !found.isEmpty { return found }
      throw CommandError("the plan has no entry \(word.shortened(to: 20)); it has \(all.count)", .nothing)
    }
    let text = TextFold.fold(word)
    let exact = all.filter { TextFold.fold($0.planned.title) == text }
    let found = exact.isEmpty ? all.filter { SearchWords.hasWord(text, in: TextFold.fold($0.planned.title)) } : exact
    if found.count == 1 { return found }
    if found.isEmpty {
      let similar = mostSimilar(to: word, among: all.map(\.planned.title))
      let hint: StyledText = similar.map { "; did you mean \($0)?" } ?? ""
      throw CommandError("\(word.quoted()) is not in the plan\(hint)", .nothing)
    }
    throw CommandError(
      "\(word.quoted()) fits \(found.count) meals; use a number", .nothing,
      details: found.map {
        "   \("\($0.number ?? 0)", .number)  \($0.planned.title), \($0.planned.day.title)"
      })
  }
}

extension PlanEntry: Printable {
  /// A heading for each day, and the meals under it, in columns that all days share.
  static func lines(of entries: [PlanEntry], fitting width: Int) -> [StyledText] {
    let table = Table(
      columns: [
        .init(alignment: .trailing, style: .number), .init(style: .faint), .init(style: .plain, isFlexible: true),
        .init(style: .amount), .init(style: .faint),
      ], rows: entries.map(\.cells))
    var shown: CalendarDay??
    return zip(entries, table.lines(fitting: width - 3)).flatMap { entry, line in
      defer { shown = .some(entry.planned.day) }
      let mark: StyledText = entry.planned.isCooked ? " \(sign: "✓", .inserted) " : "   "
      return (shown == .some(entry.planned.day) ? [] : [heading(of: entry.planned.day)]) + [mark + line]
    }
  }

  static func heading(of day: CalendarDay?) -> StyledText {
    "\(day?.title ?? "Some day", .heading)"
  }

  private var cells: [SafeText] {
    let scale = planned.factor == .one ? "" : RecipeAdaptation(factor: planned.factor).scale
    return [number.map { "\($0)" } ?? "", planned.meal, planned.title, scale, planned.recurs ? "↻" : ""]
      .map { SafeText(line: $0) }
  }

  /// Day, meal, title, factor, number of the recipe.
  var fieldRows: [[String]] {
    [
      [
        planned.day?.description ?? "", planned.meal, planned.title, planned.factor.description,
        planned.recipeID.map { "\($0)" } ?? "",
      ]
    ]
  }
}
