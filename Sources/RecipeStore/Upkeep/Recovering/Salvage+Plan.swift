import RecipeKitchen
import RecipeModel
import SQLite

extension Salvage {
  /// Brings over what can be read of the meal plan; what recurs begins again, with its exceptions.
  ///
  /// - Parameter recipes: The numbers that recipes have now, by those that they had.
  func salvagePlan(of recipes: [Recipe.ID: Recipe.ID]) throws {
    let meals = try source.rows(
      "SELECT day, meal, recipe_id, note, factor, is_cooked, position FROM planned_meals ORDER BY position"
    ) { row in
      (
        row.text(at: 0), row.text(at: 1), row.isNull(at: 2) ? nil : row.int(at: 2), row.text(at: 3),
        row.text(at: 4), row.bool(at: 5), row.int(at: 6)
      )
    }
    for (day, meal, recipe, note, factor, isCooked, position) in meals {
      guard let subject = Self.subject(recipe, note, recipes) else { continue }
      try target.run(
        PlannedMealsTable.insertSalvaged, CalendarDay(day).map(\.description) ?? "", meal, subject.recipe,
        subject.note, (Rational.factor(factor) ?? .one).description, isCooked, GapOrder.clamped(position))
    }
    try salvageRules(recipes)
  }

  private func salvageRules(_ recipes: [Recipe.ID: Recipe.ID]) throws {
    let rules = try source.rows(
      "SELECT id, weekday, weeks, first_day, last_day, meal, recipe_id, note, factor FROM plan_rules ORDER BY id"
    ) { row in
      (
        row.int(at: 0), row.int(at: 1), row.int(at: 2), row.text(at: 3), row.text(at: 4), row.text(at: 5),
        row.isNull(at: 6) ? nil : row.int(at: 6), row.text(at: 7), row.text(at: 8)
      )
    }
    let exceptions = try source.rows("SELECT rule_id, day FROM plan_exceptions") { ($0.int(at: 0), $0.text(at: 1)) }
    for (id, weekday, weeks, first, last, meal, recipe, note, factor) in rules {
      guard (1...7).contains(weekday), (1...Recurrence.mostWeeks).contains(weeks), CalendarDay(first) != nil,
        let subject = Self.subject(recipe, note, recipes)
      else { continue }
      try target.run(
        PlanRulesTable.insert, weekday, weeks, first, CalendarDay(last).map(\.description) ?? "", meal,
        subject.recipe, subject.note, (Rational.factor(factor) ?? .one).description)
      let rule = Int(target.lastInsertRowID)
      for (_, day) in exceptions.filter({ $0.0 == id && CalendarDay($0.1) != nil }) {
        try target.run(PlanExceptionsTable.insert, rule, day)
      }
    }
  }

  /// The recipe by its present number, or the note; nil for neither.
  private static func subject(
    _ recipe: Recipe.ID?, _ note: String, _ recipes: [Recipe.ID: Recipe.ID]
  ) -> (recipe: Recipe.ID?, note: String)? {
    if let recipe { return recipes[recipe].map { ($0, "") } }
    return note.isEmpty ? nil : (nil, note)
  }
}
