import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension LenientNames {
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
