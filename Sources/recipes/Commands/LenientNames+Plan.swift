import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension LenientNames {
  func mealsToPlan(_ names: [RecipeName], in store: RecipeStore) throws -> [NamedMeal] {
    let words = try words(of: names, in: store)
    let runs = words.split(separator: RecipeNames.standardInput, omittingEmptySubsequences: false).map(Array.init)
    var seen: Set<Recipe.ID> = []
    var meals: [NamedMeal] = []
    for (place, run) in runs.enumerated() {
      if place > 0 {
        guard let piped = session.names.pipedPlan else { throw RecipeNames.Question.planOnStandardInput }
        meals += piped
      }
      if run.isEmpty { continue }
      try checkHasNoDay(run, in: store)
      meals += try session.recipes(named: run, in: store).map(NamedMeal.init(recipe:))
    }
    return meals.filter { meal in
      guard case .recipe(let id, _) = meal.meal, meal.row == nil else { return true }
      return seen.insert(id).inserted
    }
  }

  /// Refuses words that end in a day, which belongs to an option, unless they are titles.
  private func checkHasNoDay(_ words: [String], in store: RecipeStore) throws {
    guard words.count > 1, let days = try? dayWords(store) else { return }
    for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
      let day = words.suffix(count).joined(separator: " ")
      guard RecipeReference(day).isTitle, (try? days.day(day)) != nil else { continue }
      let all = words.joined(separator: " ")
      guard try store.recipes(called: all).isEmpty, try store.recipes(called: day).isEmpty else { return }
      let line = GlobalOptions.typedAgain(["plan", "add"] + words.dropLast(count) + ["--on", day])
      throw CommandError(
        "no recipe is called \(all.quoted()); for a day: recipes \(SafeText(line: line))", .nothing)
    }
  }

  func planned(_ names: [MealName], takesRules: Bool, in store: RecipeStore) throws -> [Planned] {
    let words = names.compactMap { name in if case .typed(let word) = name { word } else { nil } }
    guard words.count == names.count else {
      return try RequestedNames().planned(names, takesRules: takesRules, in: store)
    }
    let found = try MealFinder(store: store, piped: session.names.pipedMeals).planned(named: words)
    for case .rule(let rule) in found where !takesRules {
      throw CommandError(
        """
        \(rule.number) is \(rule.subject.title), every \(rule.recurrence.phrase); use --on DAY for one day, or --all
        """, .nothing)
    }
    return found
  }

  func meals(_ names: [MealName], of store: RecipeStore) throws -> [PlannedMeal] {
    try planned(names, takesRules: true, in: store).map { planned in
      switch planned {
      case .meal(let meal): return meal
      case .rule(let rule):
        guard let next = try store.nextMeal(of: rule, from: store.today) else {
          throw CommandError("\(rule.subject.title) is not planned from today on", .nothing)
        }
        return next
      }
    }
  }

  func meal(_ name: MealName, of store: RecipeStore) throws -> PlannedMeal {
    let named = try meals([name], of: store)
    guard named.count == 1 else { throw CommandError("\(name.text.quoted()) is more than one entry", .usage) }
    return named[0]
  }

  func comingDay(_ name: DayName, in store: RecipeStore) throws -> CalendarDay {
    guard case .typed(let text) = name else { return try RequestedNames().comingDay(name, in: store) }
    return try dayWords(store).typedDay(text)
  }

  func days(_ names: DayNames, in store: RecipeStore) throws -> [CalendarDay?] {
    guard case .typed(let text) = names else { return try RequestedNames().days(names, in: store) }
    return try dayWords(store).typedDays(text)
  }

  func days(_ range: DayRangeName, in store: RecipeStore) throws -> ClosedRange<CalendarDay> {
    guard case .typed(let text) = range else { return try RequestedNames().days(range, in: store) }
    return try dayWords(store).typedRange(text)
  }

  func pastDays(_ range: DayRangeName, in store: RecipeStore) throws -> ClosedRange<CalendarDay> {
    guard case .typed(let text) = range else { return try RequestedNames().pastDays(range, in: store) }
    return try session.dayWords(.past, today: store.today).typedRange(text, upTo: .max)
  }

  func shownDays(in store: RecipeStore) throws -> ClosedRange<CalendarDay> { try dayWords(store).thisWeek }

  func restOfWeek(in store: RecipeStore) throws -> ClosedRange<CalendarDay> {
    try dayWords(store).restOfWeek
  }

  private func dayWords(_ store: RecipeStore) throws -> DayWords { try session.dayWords(.coming, today: store.today) }
}
