import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
package import RecipeViewModels

package struct AddToPlan: Verb {
  package var recipes: [RecipeName] = []
  package var notes: [String] = []
  /// nil for some day.
  package var days: DayNames?
  /// nil for the usual one; empty for none.
  package var meal: String?
  package var amounts = AmountRequest()
  /// The day of the week on which they recur.
  package var weekday: String?
  package var first: DayName?
  package var last: DayName?
  package var weeks: Int?
  /// `true` if they recur on the weekday of the day that is named, from then on.
  package var isWeekly = false

  package init() {}

  package static let name = "plan add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Plan recipes, or notes, for days.",
    usage: [
      "recipes plan add [RECIPE...] [--note TEXT] [--on DAY,...] [--meal MEAL] [--serves COUNT | --scale FACTOR]",
      "recipes plan add [RECIPE...] [--note TEXT] --every WEEKDAY [--from DAY] [--until DAY] [--weeks COUNT] [--meal MEAL]",
    ],
    text: """
      A DAY is today, friday, "next friday", +2, 30.11., or 2026-11-27 (recipes help days). Without one it is some \
      day. A meal is any word; breakfast, lunch, dinner, and snack are listed in this order.
      """,
    examples: [
      "recipes plan add 12 --on friday --serves 6", #"recipes plan add --note "left-overs" --on sat,sun --meal lunch"#,
      "recipes plan add pizza --every friday --weeks 2", "recipes plan add 12 29",
    ],
    groups: [
      [
        .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.", isRequired: false),
        .options(
          \.notes, "note", .text("text", atLeast: 1), "Something that is not a recipe; may be repeated."),
        .option(\.shownDays, "on", .days, "On these days."),
        .option(\.meal, "meal", .text("meal"), "Which meal: dinner, or none for some day."),
      ],
      AmountRequest.parameters.within(\.amounts),
      recurring.map { $0.only([.commandLine, .json]) },
      [.flag(\.isWeekly, "weekly", "Every week from that day on.", field: "every").only(.forms)],
    ],
    rules: [
      .some(["recipe", "note"], "what? name recipes, or use `note`"), AmountRequest.rule,
      .needs("serves", ["recipe"], "`serves` is for a recipe; a note has no amounts"),
      .needs("scale", ["recipe"], "`scale` is for a recipe; a note has no amounts"),
      .exclusive(["on", "every"], "use `on` or `every`, not both"),
    ] + ["from", "until", "weeks"].map { .needs($0, ["every"], "`from`, `until`, and `weeks` are for `every`") },
    forms: ["/plan/meals"],
    routes: [
      Route(
        .post, "/plan/meals", "planMeal", "Plan a recipe or a note",
        body: [
          .init("recipe", "The recipe's number.", isSingle: true), .init("note", "Not a recipe.", isSingle: true),
          .init("on", "The days; without one it is some day."),
          .init(
            "meal", "Such as dinner; empty for none. Without it, a meal that is planned for a day is dinner."),
          "serves", "scale", .init("every", "On this weekday, again and again."),
          .init("weeks", "With every: every so many weeks; else 1."),
          .init("from", "With every, which needs it: from this day on."),
          .init("until", "With every: the last day; else for ever."),
        ],
        rules: [
          .exclusive(["recipe", "note"], "give `recipe` or `note`"), .needs("every", ["from"], "`from` is missing"),
        ], answer: .plan)
    ])

  private static let recurring: [Parameter<Self>] = [
    .option(\.shownWeekday, "every", .weekday, "Every week."), .option(\.shownFirst, "from", .day, "From then on."),
    .option(\.last, "until", .day, "The last day."),
    .option(
      \.weeks, "weeks",
      .number("number", 1...Recurrence.mostWeeks, advice: "use a number from 1 to \(Recurrence.mostWeeks)"),
      "Every so many weeks."),
  ]

  package func check() throws(Misuse) {
    if let weekday, CalendarDay.weekday(named: weekday) == nil {
      throw .rule("\(weekday.replacing("`", with: "'")) is not a weekday")
    }
    if isWeekly, weeklyDay == nil { throw .rule("some day cannot come every week; choose a day") }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let planned = try planned(in: library)
    let (shown, place): (VerbResult.PlannedDays, Phrase)
    let days: [CalendarDay?]
    if let recurrence = try recurrence(in: library) {
      try store.plan(planned.map(\.meal), every: recurrence, meal: meal)
      days = [recurrence.firstDay.adding(days: (recurrence.weekday - recurrence.firstDay.weekday + 7) % 7)]
      shown = .range(recurrence.firstDay...recurrence.firstDay.adding(days: 6))
      place = "every \(recurrence.phrase)"
    } else {
      days = try self.days.map { try library.names.days($0, in: store) } ?? [nil]
      try store.plan(planned.map(\.meal), on: days, meal: meal)
      shown = .single(days)
      place = "for \(days.map { "\($0.title)" })"
    }
    let meals = try meals(planned.map(\.meal), on: days, in: store)
    let name = meals.first.map { $0.meal.isEmpty ? "" : " \($0.meal)" } ?? ""
    return VerbResult(
      .meals(meals, days: shown, isChanged: true), done: ["Planned \(place)\(name): \(planned.map(\.phrase))"],
      already: [], sentence: "Planned \(planned.map(\.title)) \(place)")
  }
}

extension AddToPlan {
  /// The day from which something recurs on its weekday, as a page asks for it.
  private var weeklyDay: CalendarDay? {
    guard isWeekly, case .days(let days)? = days, days.count == 1 else { return nil }
    return days[0]
  }

  // What a page asks for by a day is typed as a weekday and a first day.

  private var shownDays: DayNames? {
    get { isWeekly ? nil : days }
    set { days = newValue }
  }

  private var shownWeekday: String? {
    get { weeklyDay?.weekdayName ?? weekday }
    set { weekday = newValue }
  }

  private var shownFirst: DayName? {
    get { weeklyDay.map { .day($0) } ?? first }
    set { first = newValue }
  }

  /// On which days the meals recur; nil if they do not.
  private func recurrence(in library: OpenLibrary) throws -> Recurrence? {
    guard let weekday = shownWeekday.flatMap(CalendarDay.weekday(named:)) else { return nil }
    let (store, names) = (library.store, library.names)
    return Recurrence(
      weekday: weekday, weeks: weeks ?? 1,
      firstDay: try shownFirst.map { try names.comingDay($0, in: store) } ?? store.today,
      lastDay: try last.map { try names.comingDay($0, in: store) })
  }

  private struct Planned {
    let meal: NewMeal
    let title: String
    let phrase: Phrase
  }

  private func planned(in library: OpenLibrary) throws -> [Planned] {
    let store = library.store
    let ids = try recipes.isEmpty ? [] : library.names.recipes(recipes, in: store)
    return try ids.map { id in
      guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      let factor = try amounts.factor(for: recipe)
      return Planned(
        meal: .recipe(id, factor: factor), title: recipe.title, phrase: .recipe(id, recipe.title, times: factor))
    } + notes.map { Planned(meal: .note($0), title: $0, phrase: "\($0)") }
  }

  /// The meals as they are planned now.
  private func meals(_ meals: [NewMeal], on days: [CalendarDay?], in store: RecipeStore) throws -> [PlannedMeal] {
    let wanted = Set(meals.compactMap { if case .recipe(let id, _) = $0 { id } else { nil } })
    return try days.flatMap { try store.meals(on: $0) }.filter { planned in
      let name = meal ?? MealOrder.unnamed(on: planned.day)
      guard TextFold.fold(planned.meal) == TextFold.fold(name) else { return false }
      return planned.recipeID.map(wanted.contains) ?? notes.contains { $0.trimmed() == planned.title }
    }
  }
}

extension RecipeStore {
  /// The meals of a day; nil is some day.
  func meals(on day: CalendarDay?) throws -> [PlannedMeal] {
    let shown = day ?? today
    return try mealPlan(shown...shown).sections.first { $0.day == day }?.meals ?? []
  }
}

extension Phrase {
  /// `12  Tomato soup (×2)`
  static func recipe(_ id: Recipe.ID, _ title: String, times factor: Rational = .one) -> Phrase {
    "\(Piece.recipe(id, title: title))\(scale(factor))"
  }

  /// ` (×2)`; nothing for amounts as they are written.
  static func scale(_ factor: Rational) -> String {
    factor == .one ? "" : " (\(RecipeAdaptation(factor: factor).scale))"
  }
}

extension PlannedMeal.Subject {
  /// `12  Tomato soup`; the text of a note.
  var phrase: Phrase {
    switch self {
    case .recipe(let id, let title): .recipe(id, title)
    case .note(let text): "\(text)"
    }
  }
}

extension Route.Answer {
  static let plan = Route.Answer.list(of: "PlannedDay")
}
