import RecipeModel
import SQLite

/// Verbs of what recurs in the plan.
extension RecipeStore {
  /// Plans recipes and notes for days that recur.
  ///
  /// - Throws: As `plan(_:on:meal:)`.
  @discardableResult
  package func plan(_ meals: [NewMeal], every recurrence: Recurrence, meal: String? = nil) throws -> RecipeChange {
    try verb("plan add") {
      let meal = try checkedPlanText(meal ?? MealOrder.unnamed(on: recurrence.firstDay))
      if let last = recurrence.lastDay, last < recurrence.firstDay {
        throw RecipeStoreError.invalidPlan("the last day is before the first")
      }
      try connection.checkNumbersAreLeft()
      for row in try meals.map(checkedMeal) {
        let number = try lastPlanNumber() + 1
        try connection.run(
          PlanRulesTable.insert, recurrence.weekdays[0], recurrence.weeks, recurrence.firstDay.description,
          recurrence.lastDay?.description ?? "", meal, row.recipe, row.note, row.factor, number)
        for weekday in recurrence.weekdays.dropFirst() {
          try connection.run(PlanWeekdaysTable.insert, number, weekday)
        }
      }
      return RecipeChange(plan: !meals.isEmpty)
    }
  }

  /// Removes what recurs, on all of its days but those that were moved.
  ///
  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  @discardableResult
  package func removePlanRules(_ numbers: [Int]) throws -> RecipeChange {
    try verb("plan remove") {
      let rules = try Set(numbers).sorted().map { number in
        guard let rule = try MealPlanReader(connection).rule(number) else { throw RecipeStoreError.noSuchPlannedMeal }
        return rule
      }
      for rule in rules { try connection.deletePlanRule(rule.number) }
      for recipe in Set(rules.compactMap(\.recipeID)).sorted() { try followOnShoppingList(recipe) }
      return RecipeChange(plan: !rules.isEmpty)
    }
  }
}

extension Connection {
  /// Deletes a rule with its weekdays and exceptions.
  func deletePlanRule(_ rule: Int) throws {
    for sql in [PlanExceptionsTable.deleteOfRule, PlanWeekdaysTable.deleteOfRule, PlanRulesTable.delete] {
      try run(sql, rule)
    }
  }
}
