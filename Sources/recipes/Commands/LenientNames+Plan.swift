import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension LenientNames {
  func meals(_ names: [MealName], in range: DayRangeName?, of store: RecipeStore) throws -> [PlannedMeal] {
    let words = names.compactMap { name in if case .typed(let word) = name { word } else { nil } }
    guard words.count == names.count else { return try RequestedNames().meals(names, in: range, of: store) }
    let days = try range.map { try self.days($0, in: store) } ?? dayWords(store).thisWeek
    return try store.mealPlan(days).entries(named: words).map(\.planned)
  }

  func meal(_ name: MealName, in range: DayRangeName?, of store: RecipeStore) throws -> PlannedMeal {
    let named = try meals([name], in: range, of: store)
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

  func shownDays(in store: RecipeStore) throws -> ClosedRange<CalendarDay> { try dayWords(store).thisWeek }

  func restOfWeek(in store: RecipeStore) throws -> ClosedRange<CalendarDay> {
    try dayWords(store).restOfWeek
  }

  private func dayWords(_ store: RecipeStore) throws -> DayWords { try session.dayWords(.coming, today: store.today) }
}
