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

  /// The meals of a year from today on, and of some day; of what recurs the next one.
  package func upcomingMeals() throws -> [PlannedMeal] {
    var rules: Set<Int> = []
    return try mealPlan(today...today.adding(days: Self.mostPlannedDays - 1)).meals.filter {
      !$0.recurs || rules.insert($0.number).inserted
    }
  }

  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  package func plannedMeal(with id: PlannedMeal.ID) throws -> PlannedMeal {
    try read { try MealPlanReader(connection).meal(with: id) }
  }

  /// The meal, and the rule, that a number stands for: one of them at most, but in libraries from before they shared a
  /// counter.
  package func planned(numbered number: Int) throws -> (meal: PlannedMeal?, rule: PlanRule?) {
    try read {
      let reader = MealPlanReader(connection)
      return (try reader.meal(number), try reader.rule(number))
    }
  }

  /// The numbers in a range that stand for something, in order.
  package func planNumbers(in range: ClosedRange<Int>) throws -> [Int] {
    try read {
      try connection.query(PlanNumbers.between, range.lowerBound, range.upperBound) { $0.int(at: 0) }
    }
  }

  /// The last number that a meal or a rule was given.
  package func lastPlanNumber() throws -> Int {
    try read { try connection.first(PlanNumbers.last) { $0.int(at: 0) } ?? 0 }
  }

  /// The first meal of a rule from a day on; `nil` if there is none within a year.
  package func nextMeal(of rule: PlanRule, from day: CalendarDay) throws -> PlannedMeal? {
    try read {
      let year = day...day.adding(days: Self.mostPlannedDays - 1)
      for day in rule.recurrence.days(in: year) {
        if let meal = try MealPlanReader(connection).meal(of: rule, on: day) { return meal }
      }
      return nil
    }
  }

  /// The meal of a rule on a day; `nil` if it does not hold on it, or was left out or moved.
  package func meal(of rule: PlanRule, on day: CalendarDay) throws -> PlannedMeal? {
    try read { try MealPlanReader(connection).meal(of: rule, on: day) }
  }
}

/// Puts the plan together, inside a transaction.
struct MealPlanReader {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

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
    for rule in try connection.query(PlanRulesTable.between, bounds.0, bounds.1, row: Self.storedRule) {
      guard let rule else { continue }
      for day in rule.recurrence.days(in: days) where !exceptions.contains(["\(rule.number)", day.description]) {
        byDay[day, default: []].append(rule.planned(on: day))
      }
    }
    let count = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970
    let shown: [CalendarDay?] = (0...count).map { days.lowerBound.adding(days: $0) } + [nil]
    return MealPlan(sections: shown.map { MealPlan.Section(day: $0, meals: Self.ordered(byDay[$0] ?? [])) })
  }

  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  func meal(with id: PlannedMeal.ID) throws -> PlannedMeal {
    let found =
      switch id {
      case .meal(let number): try meal(number)
      case .rule(let number, let day): try rule(number).flatMap { try meal(of: $0, on: day) }
      }
    guard let found else { throw RecipeStoreError.noSuchPlannedMeal }
    return found
  }

  func meal(of rule: PlanRule, on day: CalendarDay) throws -> PlannedMeal? {
    guard rule.recurrence.days(in: day...day) == [day],
      try connection.first(PlanExceptionsTable.contains, rule.number, day.description, row: { _ in }) == nil
    else { return nil }
    return rule.planned(on: day)
  }

  func meal(_ number: Int) throws -> PlannedMeal? {
    try connection.first(PlannedMealsTable.withID, number, row: Self.meal) ?? nil
  }

  func rule(_ number: Int) throws -> PlanRule? {
    try connection.first(PlanRulesTable.withID, number, row: Self.storedRule) ?? nil
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

  private static func storedRule(_ row: borrowing Statement) -> PlanRule? {
    guard let first = CalendarDay(row.text(at: 3)), (1...7).contains(row.int(at: 1)),
      (1...Recurrence.mostWeeks).contains(row.int(at: 2))
    else { return nil }
    return PlanRule(
      number: row.int(at: 0),
      recurrence: Recurrence(
        weekday: row.int(at: 1), others: row.text(at: 10).split(separator: ",").compactMap { Int($0) },
        weeks: row.int(at: 2), firstDay: first, lastDay: CalendarDay(row.text(at: 4))),
      meal: row.text(at: 5),
      subject: row.isNull(at: 6) ? .note(row.text(at: 8)) : .recipe(row.int(at: 6), title: row.text(at: 7)),
      factor: Rational.factor(row.text(at: 9)) ?? .one)
  }
}
