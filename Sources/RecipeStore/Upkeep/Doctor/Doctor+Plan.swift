import RecipeKitchen
import RecipeModel
import SQLite

/// Days and factors of the plan, which must have a meaning.
extension Doctor {
  func examinePlan(_ check: inout DoctorCheck) throws {
    let meals = try brokenMeals().count + brokenRules().count
    if meals > 0 {
      check.problems.append("\(Self.count(meals, "meal")) planned for a day or by a factor that is not one")
    }
  }

  /// Plans for some day what is planned for a day that does not exist, and deletes such rules.
  func repairPlan(_ report: inout RepairReport) throws -> [String] {
    let (meals, rules) = (try brokenMeals(), try brokenRules())
    for (id, day, factor) in meals {
      try connection.run(
        PlannedMealsTable.setFacts, id, CalendarDay(day).map(\.description) ?? "",
        (Rational.factor(factor) ?? .one).description)
    }
    for (id, hasDays) in rules {
      if hasDays {
        try connection.run(PlanRulesTable.setFactor, id, Rational.one.description)
      } else {
        try connection.run(PlanExceptionsTable.deleteOfRule, id)
        try connection.run(PlanRulesTable.delete, id)
      }
    }
    let count = meals.count + rules.count
    if count > 0 { report.lost.append("when or how much was planned of \(Self.count(count, "meal"))") }
    return []
  }

  private func brokenMeals() throws -> [(id: Int, day: String, factor: String)] {
    try connection.query(PlannedMealsTable.facts) { ($0.int(at: 0), $0.text(at: 1), $0.text(at: 2)) }.filter {
      !$0.1.isEmpty && CalendarDay($0.1) == nil || Rational.factor($0.2) == nil
    }
  }

  private func brokenRules() throws -> [(id: Int, hasDays: Bool)] {
    try connection.query(PlanRulesTable.facts) { row in
      let last = row.text(at: 2)
      let hasDays = CalendarDay(row.text(at: 1)) != nil && (last.isEmpty || CalendarDay(last) != nil)
      return hasDays && Rational.factor(row.text(at: 3)) != nil ? nil : (row.int(at: 0), hasDays)
    }.compactMap(\.self)
  }
}
