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

  /// Deletes what is planned for a day that does not exist, which is not "some day", and plans once what has no factor.
  func repairPlan(_ report: inout RepairReport) throws -> [String] {
    let (meals, rules) = (try brokenMeals(), try brokenRules())
    for (id, hasDays) in meals {
      if hasDays {
        try connection.run(PlannedMealsTable.setFactor, id, Rational.one.description)
      } else {
        try connection.run(PlannedMealsTable.delete, id)
      }
    }
    for (id, hasDays) in rules {
      if hasDays {
        try connection.run(PlanRulesTable.setFactor, id, Rational.one.description)
      } else {
        try connection.deletePlanRule(id)
      }
    }
    let lost = (meals + rules).filter { !$0.hasDays }.count
    let changed = meals.count + rules.count - lost
    if lost > 0 { report.lost.append("\(LibraryTable.plannedMeals.noun.counted(lost)), for a day that does not exist") }
    if changed > 0 { report.lost.append("how much was planned of \(Self.count(changed, "meal"))") }
    return []
  }

  private func brokenMeals() throws -> [(id: Int, hasDays: Bool)] {
    try connection.query(PlannedMealsTable.facts) { row in
      let hasDay = row.text(at: 1).isEmpty || CalendarDay(row.text(at: 1)) != nil
      return hasDay && Rational.factor(row.text(at: 2)) != nil ? nil : (row.int(at: 0), hasDay)
    }.compactMap(\.self)
  }

  private func brokenRules() throws -> [(id: Int, hasDays: Bool)] {
    try connection.query(PlanRulesTable.facts) { row in
      let last = row.text(at: 2)
      let hasDays = CalendarDay(row.text(at: 1)) != nil && (last.isEmpty || CalendarDay(last) != nil)
      return hasDays && Rational.factor(row.text(at: 3)) != nil ? nil : (row.int(at: 0), hasDays)
    }.compactMap(\.self)
  }
}
