import RecipeFormats
import RecipeModel
import RecipeStore

package struct RemovePlanned: Verb {
  package var meals: [MealName] = []
  /// Days of what recurs.
  package var days: DayNames?
  package var isAll = false

  package init() {}

  package static let name = "plan remove"
  package static let declaration = Declaration<Self>(
    "Remove meals from the plan.", usage: ["recipes plan remove ENTRY... [--on DAY,... | --all]"],
    text: """
      An ENTRY is its number, which is the same in every week; or its title, or a part of it, of a meal from today on. \
      Of what recurs, --on says which days are left out, and --all removes all of them.

      For a -, rows of the plan are read from standard input: of what recurs, only the day of the row is left out.
      """,
    examples: ["recipes plan remove 3", "recipes plan remove 2 --on friday", "recipes plan remove pizza --all"],
    parameters: [
      .words(\.meals, "entry", .meal, "Numbers or titles.", field: "item"),
      .option(\.days, "on", .days, "Of what recurs, only these days.").only(.commandLine),
      .flag(\.isAll, "all", "What recurs, on all of its days.", json: "every", field: "every").formerly(["--every"]),
    ],
    rules: [.exclusive(["on", "all"], "use `on` or `all`, not both")], forms: ["/plan/remove"],
    routes: [
      Route(
        .delete, "/plan/meals/{meal}", "removePlannedMeal",
        "Remove a meal from the plan; of what recurs only that day, unless every is true", naming: ["meal": "entry"],
        query: ["every"], body: [])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let named = try library.names.planned(meals, takesRules: isAll || days != nil, in: store)
    if isAll { return try removeRules(named, in: store) }
    let days = try days.map { try library.names.days($0, in: store) }
    let meals = try named.flatMap { try self.meals(of: $0, on: days, in: store) }
    let change = try store.removePlannedMeals(meals.map(\.id))
    return VerbResult(
      .meals(meals, isChanged: !change.isEmpty), done: Self.phrases(of: meals), already: [],
      sentence: "Took \(.subjects) off the plan")
  }

  private func removeRules(_ named: [Planned], in store: RecipeStore) throws -> VerbResult {
    var seen: Set<Int> = []
    let rules = try named.map { planned in
      switch planned {
      case .rule(let rule): return rule
      case .meal(let planned):
        guard planned.recurs, let rule = try store.planned(numbered: planned.number).rule else {
          // In a rule, names of parameters stand in backticks.
          let title = planned.title.replacing("`", with: "'")
          throw Misuse.rule("\(title) does not recur; remove it without asking for all of its days")
        }
        return rule
      }
    }.filter { seen.insert($0.number).inserted }
    let meals = try rules.compactMap { try store.nextMeal(of: $0, from: $0.recurrence.firstDay) }
    let change = try store.removePlanRules(rules.map(\.number))
    return VerbResult(
      .meals(meals, isChanged: !change.isEmpty),
      done: rules.map { "Removed from the plan: \($0.subject.phrase), every \(words: $0.recurrence.phrase)" },
      already: [],
      sentence: "Took \(.subjects) off the plan, on all of its days")
  }

  /// The meals that are meant by one that is named, and by days of it.
  private func meals(of named: Planned, on days: [CalendarDay?]?, in store: RecipeStore) throws -> [PlannedMeal] {
    guard let days else { if case .meal(let planned) = named { return [planned] } else { return [] } }
    return try days.map { day in
      let found: PlannedMeal? =
        switch named {
        case .meal(let planned): planned.day == day ? planned : nil
        case .rule(let rule): try day.flatMap { try store.meal(of: rule, on: $0) }
        }
      guard let found else { throw RecipeStoreError.notPlanned(named.title, on: day) }
      return found
    }
  }

  /// `Removed from the plan: 8  Shakshuka, Tuesday 2026-11-24`, `Left out on Friday 2026-11-27: 12  Tomato soup`.
  private static func phrases(of meals: [PlannedMeal]) -> [Phrase] {
    meals.map { planned in
      let subject = planned.subject.phrase
      if planned.recurs { return "Left out on \(words: planned.day.title): \(subject)" }
      guard let day = planned.day else { return "Removed from the plan: \(subject)" }
      return "Removed from the plan: \(subject), \(words: day.title)"
    }
  }
}
