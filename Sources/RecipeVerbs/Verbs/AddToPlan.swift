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
  /// The weekdays on which they recur, 1 for Monday.
  package var weekdays: [Int]?
  /// The day from which they recur; else that of the first of them, which the others follow day by day.
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
      "recipes plan add [RECIPE...] [--note TEXT] [--on DAY,... | --starting DAY] [--meal MEAL] [--serves COUNT | --scale FACTOR]",
      "recipes plan add [RECIPE...] [--note TEXT] --every WEEKDAY,... [--starting DAY] [--until DAY] [--weeks COUNT] [--meal MEAL]",
      "recipes plan RANGE | recipes plan add -",
    ],
    text: """
      A DAY is today, friday, "next friday", +2, 30.11., or 2026-11-27 (recipes help days). Without one it is some \
      day. A meal is any word; breakfast, lunch, dinner, and snack are listed in this order.

      With --on, each is planned for all of the days; with --starting, they are planned one a day.

      For a -, recipes are read from standard input, as list prints them, or rows of the plan, which are planned for \
      their own days and meals if you name no others. Those that are planned already are left out.
      """,
    examples: [
      "recipes plan add 12 --on friday --serves 6", #"recipes plan add --note "left-overs" --on sat,sun --meal lunch"#,
      "recipes plan add pizza --every friday --weeks 2", "recipes plan add oats --every mon,thu --meal breakfast",
      "recipes list -c dinner -s random -n 5 | recipes plan add - --starting monday",
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
      .exclusive(["on", "starting"], "use `on` or `starting`, not both"),
    ] + ["until", "weeks"].map { .needs($0, ["every"], "`until` and `weeks` are for `every`") },
    forms: ["/plan/meals"],
    routes: [
      Route(
        .post, "/plan/meals", "planMeal", "Plan a recipe or a note",
        body: [
          .init("recipe", "The recipe's number.", isSingle: true), .init("note", "Not a recipe.", isSingle: true),
          .init("on", "The days; without one it is some day."),
          .init(
            "meal", "Such as dinner; empty for none. Without it, a meal that is planned for a day is dinner."),
          "serves", "scale", .init("every", "On these weekdays, again and again: friday, or monday,thursday."),
          .init("weeks", "With every: every so many weeks; else 1."),
          .init("from", "With every, which needs it: from this day on; else the day."),
          .init("until", "With every: the last day; else for ever."),
        ],
        rules: [
          .exclusive(["recipe", "note"], "give `recipe` or `note`"), .needs("every", ["from"], "`from` is missing"),
          .needs("from", ["every"], "`from` is for `every`; name the day with `on`"),
        ], answer: .plan)
    ])

  private static let recurring: [Parameter<Self>] = [
    .option(\.shownWeekdays, "every", .weekdays, "Every week on these weekdays."),
    .option(
      \.shownFirst, "starting", .day, "One a day from this day on; with --every, from then on.", json: "from",
      field: "from"
    ).documented("From this day on.").formerly(["--from"]),
    .option(\.last, "until", .day, "The last day."), .option(\.weeks, "weeks", .weeks, "Every so many weeks."),
  ]

  package func check() throws(Misuse) {
    if isWeekly, weeklyDay == nil { throw .rule("some day cannot come every week; choose a day") }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let planned = try planned(in: library)
    if let recurrence = try recurrence(in: library) { return try plan(planned, every: recurrence, in: store) }
    if let first {
      let start = try names.comingDay(first, in: store)
      let days = planned.indices.map { start.adding(days: $0) }
      let meals = zip(planned, days).map { DatedMeal($0.meal, on: $1, name: meal) }
      let place: Phrase = "from \(words: start.title)"
      return try result(store.plan(meals).meals, of: planned, on: days, place, called: self.meal)
    }
    if days == nil, planned.contains(where: { $0.row != nil }) { return try planRows(planned, in: store) }
    let days = try self.days.map { try names.days($0, in: store) } ?? [nil]
    let meals = try store.plan(planned.map(\.meal), on: days, meal: meal).meals
    return result(
      meals, of: planned, on: days, "for \(days.map { "\($0.title)" })", called: meals.first?.meal ?? "")
  }
}

extension AddToPlan {
  private func plan(
    _ planned: [Planned], every recurrence: Recurrence, in store: RecipeStore
  ) throws -> VerbResult {
    try store.plan(planned.map(\.meal), every: recurrence, meal: meal)
    let name = meal ?? MealOrder.unnamed(on: recurrence.firstDay)
    let meals = try recurring(planned, on: recurrence.firstDays, called: name, in: store)
    var result = result(
      meals, of: planned, on: [], "every \(words: recurrence.phrase)", called: meals.first?.meal ?? "")
    let days = VerbResult.PlannedDays.range(recurrence.firstDay...recurrence.firstDay.adding(days: 6))
    result.subjects = .meals(meals, days: days, isChanged: true)
    return result
  }

  /// The first meals of what recurs, as they are planned now.
  private func recurring(
    _ planned: [Planned], on days: [CalendarDay], called name: String, in store: RecipeStore
  ) throws -> [PlannedMeal] {
    try days.flatMap { try store.meals(on: $0) }.filter { meal in
      meal.recurs && TextFold.fold(meal.meal) == TextFold.fold(name) && planned.contains { $0.isPlanned(as: meal) }
    }
  }

  /// Plans rows of a plan for their days and meals, but for those that are planned already; what else is named for some day.
  private func planRows(_ planned: [Planned], in store: RecipeStore) throws -> VerbResult {
    let dated = planned.map { DatedMeal($0.meal, on: $0.row?.day, name: meal ?? $0.row?.meal) }
    let meals = try store.plan(dated, unlessPlanned: true).meals
    let days = meals.map(\.day)
    let isOneMeal = Set(days).count == 1 && Set(meals.map(\.meal)).count == 1
    if meals.isEmpty || isOneMeal {
      let phrase: Phrase = "for \(words: days.first.map(\.title) ?? "")"
      let new = planned.filter { one in meals.contains { one.isPlanned(as: $0) } }
      return result(meals, of: new, on: days, phrase, called: meals.first?.meal ?? "")
    }
    let count: Phrase = "\(meals.count, "meal", "meals") \(words: Self.span(of: days))"
    return VerbResult(
      .meals(meals, days: .single(days), isChanged: true), done: ["Planned \(count)"], already: [],
      sentence: "Planned \(count)")
  }

  /// `from Monday 2026-11-23 to Friday 2026-11-27, and for some day`.
  private static func span(of days: [CalendarDay?]) -> String {
    let known = days.compactMap(\.self).sorted()
    guard let first = known.first, let last = known.last else { return "for some day" }
    let span = first == last ? "for \(first.title)" : "from \(first.title) to \(last.title)"
    return known.count == days.count ? span : "\(span), and for some day"
  }

  private func result(
    _ meals: [PlannedMeal], of planned: [Planned], on days: [CalendarDay?], _ place: Phrase, called name: String?
  ) -> VerbResult {
    let name = name.map { $0.isEmpty ? "" : " \($0)" } ?? ""
    return VerbResult(
      .meals(meals, days: .single(days), isChanged: !meals.isEmpty),
      done: meals.isEmpty ? [] : ["Planned \(place)\(name): \(planned.map(\.phrase))"],
      already: meals.isEmpty ? ["these meals are planned"] : [],
      sentence: "Planned \(planned.map(\.title)) \(place)")
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

  private var shownWeekdays: [Int]? {
    get { weeklyDay.map { [$0.weekday] } ?? weekdays }
    set { weekdays = newValue }
  }

  private var shownFirst: DayName? {
    get { weeklyDay.map { .day($0) } ?? first }
    set { first = newValue }
  }

  /// On which days the meals recur; nil if they do not.
  private func recurrence(in library: OpenLibrary) throws -> Recurrence? {
    guard let weekdays = shownWeekdays, let weekday = weekdays.first else { return nil }
    let (store, names) = (library.store, library.names)
    return Recurrence(
      weekday: weekday, others: weekdays, weeks: weeks ?? 1,
      firstDay: try shownFirst.map { try names.comingDay($0, in: store) } ?? store.today,
      lastDay: try last.map { try names.comingDay($0, in: store) })
  }

  private struct Planned {
    let meal: NewMeal
    let title: String
    let phrase: Phrase
    let row: NamedMeal.Row?

    func isPlanned(as planned: PlannedMeal) -> Bool {
      switch meal {
      case .recipe(let id, _): planned.recipeID == id
      case .note(let text): planned.recipeID == nil && planned.title == text.trimmed()
      }
    }
  }

  private func planned(in library: OpenLibrary) throws -> [Planned] {
    let store = library.store
    let named = try recipes.isEmpty ? [] : library.names.mealsToPlan(recipes, in: store)
    return try (named + notes.map { NamedMeal(.note($0)) }).map { named in
      switch named.meal {
      case .note(let text): return Planned(meal: .note(text), title: text, phrase: "\(text)", row: named.row)
      case .recipe(let id, let factor):
        guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
        let factor = try amounts.size == nil ? factor : amounts.factor(for: recipe)
        return Planned(
          meal: .recipe(id, factor: factor), title: recipe.title, phrase: .recipe(id, recipe.title, times: factor),
          row: named.row)
      }
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
