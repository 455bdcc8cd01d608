import RecipeKitchen
package import RecipeModel
import SQLite

extension RecipeStore {
  /// The most days that a plan is read of.
  package static let mostPlannedDays = 366

  /// The plan of some days, and what is meant for some day.
  ///
  /// - Precondition: They are at most `mostPlannedDays`.
  /// - Complexity: O(*d* + *m*) for *d* days, and *m* meals and rules that hold on them.
  package func mealPlan(_ days: ClosedRange<CalendarDay>) throws -> MealPlan {
    try read { try MealPlanReader(connection).plan(days) }
  }

  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  package func plannedMeal(with id: PlannedMeal.ID) throws -> PlannedMeal {
    try read { try MealPlanReader(connection).meal(with: id) }
  }
}

/// Puts the plan together, inside a transaction.
struct MealPlanReader {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// A rule as it is stored.
  struct Rule {
    let id: Int
    let recurrence: Recurrence
    let meal: String
    let subject: PlannedMeal.Subject
    let factor: Rational

    func planned(on day: CalendarDay) -> PlannedMeal {
      PlannedMeal(id: .rule(id, day), day: day, meal: meal, subject: subject, factor: factor, isCooked: false)
    }
  }

  func plan(_ days: ClosedRange<CalendarDay>) throws -> MealPlan {
    var byDay: [CalendarDay?: [PlannedMeal]] = [:]
    let bounds = (days.lowerBound.description, days.upperBound.description)
    for meal in try connection.query(PlannedMealsTable.between, bounds.0, bounds.1, row: Self.meal) {
      if let meal { byDay[meal.day, default: []].append(meal) }
    }
    let left = try connection.query(PlanExceptionsTable.between, bounds.0, bounds.1) {
      [$0.text(at: 0), $0.text(at: 1)]
    }
    let exceptions = Set(left)
    for rule in try connection.query(PlanRulesTable.between, bounds.0, bounds.1, row: Self.rule) {
      guard let rule else { continue }
      for day in rule.recurrence.days(in: days) where !exceptions.contains(["\(rule.id)", day.description]) {
        byDay[day, default: []].append(rule.planned(on: day))
      }
    }
    let count = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970
    let shown: [CalendarDay?] = (0...count).map { days.lowerBound.adding(days: $0) } + [nil]
    return MealPlan(sections: shown.map { MealPlan.Section(day: $0, meals: Self.ordered(byDay[$0] ?? [])) })
  }

  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  func meal(with id: PlannedMeal.ID) throws -> PlannedMeal {
    let found: PlannedMeal?
    switch id {
    case .meal(let row):
      found = try connection.first(PlannedMealsTable.withID, row, row: Self.meal) ?? nil
    case .rule(let rule, let day):
      let isLeftOut = try connection.first(PlanExceptionsTable.contains, rule, day.description) { _ in } != nil
      let stored = try connection.first(PlanRulesTable.withID, rule, row: Self.rule) ?? nil
      found = stored.flatMap { rule in
        !isLeftOut && rule.recurrence.days(in: day...day) == [day] ? rule.planned(on: day) : nil
      }
    }
    guard let found else { throw RecipeStoreError.noSuchPlannedMeal }
    return found
  }

  /// By meal; those of a meal as they are stored, and then what recurs.
  private static func ordered(_ meals: [PlannedMeal]) -> [PlannedMeal] {
    meals.enumerated().sorted { left, right in
      if MealOrder.precedes(left.element.meal, right.element.meal) { return true }
      if MealOrder.precedes(right.element.meal, left.element.meal) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// nil for a row that a damaged file has, of a day that does not exist.
  private static func meal(_ row: borrowing Statement) -> PlannedMeal? {
    let text = row.text(at: 1)
    let day = CalendarDay(text)
    guard text.isEmpty || day != nil else { return nil }
    return PlannedMeal(
      id: .meal(row.int(at: 0)), day: day, meal: row.text(at: 2),
      subject: row.isNull(at: 3) ? .note(row.text(at: 5)) : .recipe(row.int(at: 3), title: row.text(at: 4)),
      factor: Rational.factor(row.text(at: 6)) ?? .one, isCooked: row.bool(at: 7))
  }

  private static func rule(_ row: borrowing Statement) -> Rule? {
    guard let first = CalendarDay(row.text(at: 3)), (1...7).contains(row.int(at: 1)),
      (1...Recurrence.mostWeeks).contains(row.int(at: 2))
    else { return nil }
    return Rule(
      id: row.int(at: 0),
      recurrence: Recurrence(
        weekday: row.int(at: 1), weeks: row.int(at: 2), firstDay: first, lastDay: CalendarDay(row.text(at: 4))),
      meal: row.text(at: 5),
      subject: row.isNull(at: 6) ? .note(row.text(at: 8)) : .recipe(row.int(at: 6), title: row.text(at: 7)),
      factor: Rational.factor(row.text(at: 9)) ?? .one)
  }
}
