package import RecipeModel
package import RecipeStore

extension RequestedNames {
  package func mealsToPlan(_ names: [RecipeName], in store: RecipeStore) throws -> [NamedMeal] {
    try recipes(names, in: store).map(NamedMeal.init(recipe:))
  }

  package func planned(_ names: [MealName], takesRules: Bool, in store: RecipeStore) throws -> [Planned] {
    try meals(names, of: store).map { .meal($0) }
  }

  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`
  package func meals(_ names: [MealName], of store: RecipeStore) throws -> [PlannedMeal] {
    var seen: Set<PlannedMeal.ID> = []
    return try names.map { try meal($0, of: store) }.filter { seen.insert($0.id).inserted }
  }

  package func meal(_ name: MealName, of store: RecipeStore) throws -> PlannedMeal {
    guard case .key(let id) = name else { throw RecipeStoreError.noSuchPlannedMeal }
    return try store.plannedMeal(with: id)
  }

  package func comingDay(_ name: DayName, in store: RecipeStore) throws -> CalendarDay { try day(name) }

  /// - Throws: `NameError.noSuchDay`, as all that finds days.
  package func days(_ names: DayNames, in store: RecipeStore) throws -> [CalendarDay?] {
    switch names {
    case .days(let days): return days
    case .typed(let text): throw NameError.noSuchDay(text)
    }
  }

  package func days(_ range: DayRangeName, in store: RecipeStore) throws -> ClosedRange<CalendarDay> {
    switch range {
    case .days(let days): return days
    case .typed(let text): throw NameError.noSuchDay(text)
    }
  }

  package func pastDays(_ range: DayRangeName, in store: RecipeStore) throws -> ClosedRange<CalendarDay> {
    try days(range, in: store)
  }

  /// From today on, a week.
  package func shownDays(in store: RecipeStore) -> ClosedRange<CalendarDay> {
    store.today...store.today.adding(days: 6)
  }

  package func restOfWeek(in store: RecipeStore) -> ClosedRange<CalendarDay> {
    store.today...store.today.week(from: 1).upperBound
  }
}
