import ArgumentParser
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

struct AddToPlan: Command {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Plan recipes, or notes, for days.",
    usage: """
      recipes plan add [RECIPE...] [--note TEXT] [--on DAY,...] [--meal MEAL]
                       [--serves COUNT | --scale FACTOR]
      recipes plan add [RECIPE...] [--note TEXT] --every WEEKDAY
                       [--from DAY] [--until DAY] [--weeks COUNT] [--meal MEAL]
      """,
    discussion: """
      A DAY is today, tomorrow, a weekday such as friday (the next one), "in 3 days", or a date. Without one it is some \
      day. A meal is any word; breakfast, lunch, dinner, and snack are listed in this order.

      Examples:
        recipes plan add 12 --on friday --serves 6
        recipes plan add --note "left-overs" --on sat,sun --meal lunch
        recipes plan add pizza --every friday --weeks 2
        recipes plan add 12 29
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String] = []
  @Option(
    name: .customLong("note"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Something that is not a recipe; may be repeated.", valueName: "text"))
  var notes: [String] = []
  @Option(name: .customLong("on"), parsing: .unconditional, help: ArgumentHelp("On these days.", valueName: "day"))
  var days: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Which meal: dinner, or none for some day.", valueName: "meal"))
  var meal: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("For so many servings of each.", valueName: "count"))
  var serves: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Multiply the amounts: 2, 2/3, 1.5.", valueName: "factor"))
  var scale: String?
  @Option(name: .customLong("every"), parsing: .unconditional, help: ArgumentHelp("Every week.", valueName: "weekday"))
  var weekday: String?
  @Option(name: .customLong("from"), parsing: .unconditional, help: ArgumentHelp("From then on.", valueName: "day"))
  var first: String?
  @Option(name: .customLong("until"), parsing: .unconditional, help: ArgumentHelp("The last day.", valueName: "day"))
  var last: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Every so many weeks.", valueName: "number")) var weeks: Int?
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if recipes.isEmpty, notes.isEmpty { throw ValidationError("What? name recipes, or use --note.") }
    if serves != nil, scale != nil { throw ValidationError("Give --serves or --scale, not both.") }
    if days != nil, weekday != nil { throw ValidationError("Use --on or --every, not both.") }
    if weekday == nil, first != nil || last != nil || weeks != nil {
      throw ValidationError("--from, --until, and --weeks are for --every.")
    }
    if let weekday, CalendarDay.weekday(named: weekday) == nil {
      throw ValidationError("\(weekday) is not a weekday.")
    }
    if let weeks, !(1...Recurrence.mostWeeks).contains(weeks) {
      throw ValidationError("--weeks: use a number from 1 to \(Recurrence.mostWeeks).")
    }
  }

  func run(in session: Session) throws {
    var phrase: StyledText = ""
    let entries = try session.library.change(.writing) { store in
      let words = try session.planDays(of: store)
      let meals = try newMeals(in: store, session)
      let target: [CalendarDay?]
      let meal = meal ?? (days == nil && weekday == nil ? "" : "dinner")
      if let weekday = weekday.flatMap(CalendarDay.weekday(named:)) {
        let recurrence = Recurrence(
          weekday: weekday, weeks: weeks ?? 1, firstDay: try first.map(words.day) ?? words.today,
          lastDay: try last.map(words.day))
        try store.plan(meals, every: recurrence, meal: meal)
        phrase = "every \(weeks.map { $0 == 1 ? "" : "\($0) weeks on " } ?? "")\(CalendarDay.weekdayNames[weekday - 1])"
        target = [recurrence.firstDay.adding(days: (weekday - recurrence.firstDay.weekday + 7) % 7)]
      } else {
        target = try days.map(words.days) ?? [nil]
        try store.plan(meals, on: target, meal: meal)
        phrase = "for \(StyledText.list(target.map { .day($0) }))"
      }
      if !meal.isEmpty { phrase += " \(meal)" }
      return try planned(meals, on: target, meal, in: store)
    }
    let names = StyledText.list(entries.names)
    try session.report(entries.entries) { [phrase] _ in "Planned \(phrase): \(names)" }
  }

  private func newMeals(in store: RecipeStore, _ session: Session) throws -> [NewMeal] {
    let request = AmountRequest(serves: serves, scale: scale)
    let ids = recipes.isEmpty ? [] : try session.recipes(named: recipes, in: store)
    return try ids.map { id in
      guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      return .recipe(id, factor: serves != nil || scale != nil ? try request.factor(for: recipe) : .one)
    } + notes.map { .note($0) }
  }

  /// The meals as they are planned now, and what each is called in a sentence.
  private func planned(
    _ meals: [NewMeal], on days: [CalendarDay?], _ meal: String, in store: RecipeStore
  ) throws -> (entries: [PlanEntry], names: [StyledText]) {
    let wanted = Set(meals.compactMap { if case .recipe(let id, _) = $0 { id } else { nil } })
    let entries = try days.flatMap { day in
      let shown = day ?? store.today
      return try store.mealPlan(shown...shown).sections.first { $0.day == day }?.meals ?? []
    }.filter { planned in
      guard TextFold.fold(planned.meal) == TextFold.fold(meal) else { return false }
      return planned.recipeID.map(wanted.contains) ?? notes.contains { $0.trimmed() == planned.title }
    }
    let names: [StyledText] = try meals.map { meal in
      switch meal {
      case .recipe(let id, let factor):
        let name = try store.listRow(with: id).map { StyledText.name($0) } ?? ""
        return factor == .one ? name : "\(name) (\(RecipeAdaptation(factor: factor).scale))"
      case .note(let text): return "\(text)"
      }
    }
    return (entries.map { PlanEntry(number: nil, planned: $0) }, names)
  }
}

/// Which plan the numbers of entries are of.
struct PlanRangeOption: ParsableArguments {
  @Option(
    name: .customLong("in"), parsing: .unconditional,
    help: ArgumentHelp("The plan that the numbers are of: this week's.", valueName: "range"))
  var range: String?
}

struct MovePlanned: Command {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move meals to another day or meal.",
    usage: "recipes plan move ENTRY... [--on DAY] [--meal MEAL] [--in RANGE]",
    discussion: """
      An ENTRY is its number in this week's plan, its title, or a part of it. Of what recurs only that one day is moved. \
      The day may be some-day.

      Examples:
        recipes plan move 3 --on sunday
        recipes plan move "tomato soup" --on some-day
        recipes plan move 2 --in next-week --meal lunch
      """)

  @Argument(help: ArgumentHelp("Numbers or titles.", valueName: "entry")) var entries: [String]
  @Option(name: .customLong("on"), parsing: .unconditional, help: ArgumentHelp("To this day.", valueName: "day"))
  var day: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("To this meal.", valueName: "meal")) var meal: String?
  @OptionGroup var plan: PlanRangeOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if day == nil, meal == nil { throw ValidationError("Where to? use --on or --meal.") }
  }

  func run(in session: Session) throws {
    var place: StyledText = ""
    let moved = try session.changePlan(entries, in: plan.range) { store, words, _, entries in
      let days = try day.map(words.days)
      if let day, days?.count != 1 { throw CommandError("--on \(day.quoted()) is more than one day", .usage) }
      place = days.map { .day($0[0]) } ?? ""
      return try entries.flatMap { entry in
        // "Some day" is nil, and is not the same as no --on.
        let day = if let days { days[0] } else { entry.planned.day }
        return try store.movePlannedMeals([entry.planned.id], to: day, meal: meal).meals
      }
    }
    if let meal { place += place.width == 0 ? "\(meal)" : " \(meal)" }
    try session.report(moved, unchanged: "planned for \(place) already") { [place] in "Moved \($0) to \(place)" }
  }
}

struct RemovePlanned: Command {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove meals from the plan.",
    usage: "recipes plan remove ENTRY... [--every] [--in RANGE]",
    discussion: """
      Of what recurs only that one day is left out, unless --every removes all of them.

      Examples:
        recipes plan remove 3
        recipes plan remove pizza --every
      """)

  @Argument(help: ArgumentHelp("Numbers or titles.", valueName: "entry")) var entries: [String]
  @Flag(name: .customLong("every"), help: "What recurs, on all of its days.") var isEvery = false
  @OptionGroup var plan: PlanRangeOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let removed = try session.changePlan(entries, in: plan.range) { store, _, _, entries in
      let meals = entries.map(\.planned)
      if !isEvery {
        try store.removePlannedMeals(meals.map(\.id))
        return meals
      }
      if let single = meals.first(where: { !$0.recurs }) {
        throw CommandError("\(single.title) does not recur; leave out --every", .usage)
      }
      try store.removePlanRules(of: meals.map(\.id))
      return meals
    }
    try session.report(removed) { "Removed from the plan: \($0)" }
  }
}

struct ReorderPlanned: Command {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Move meals among those of their day.",
    usage: "recipes plan reorder ENTRY... (--before ENTRY | --after ENTRY | --to PLACE) [--in RANGE]",
    discussion: """
      Next to an entry of another day or meal, they are planned for that. Places are among those of the same day and meal.

      Examples:
        recipes plan reorder 3 --before 2
        recipes plan reorder pizza --to top
      """)

  @OptionGroup(title: "Destination") var destination: DestinationOptions
  @Argument(help: ArgumentHelp("Numbers or titles.", valueName: "entry")) var entries: [String]
  @OptionGroup var plan: PlanRangeOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if destination.count == 0 { throw ValidationError("Where to? use --before, --after, or --to.") }
  }

  func run(in session: Session) throws {
    var neighbor: StyledText = ""
    let moved = try session.changePlan(entries, in: plan.range) { store, _, shown, entries in
      let place = try destination.resolved { word in
        let named = try shown.entries(named: [word])
        guard named.count == 1 else { throw CommandError("\(word.quoted()) is more than one entry", .usage) }
        neighbor = "\(named[0].planned.title)"
        return named[0].planned.id
      }
      return try place.map { try store.reorderPlannedMeals(entries.map(\.planned.id), to: $0).meals } ?? []
    }
    let phrase = destination.phrase { _ in neighbor }
    try session.report(moved, unchanged: "in that order already") { "Moved \($0) \(phrase)" }
  }
}
