import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Prints a plan: by day on a terminal, a line each in a pipe, days in JSON.
struct PlanPrinter {
  let printer: Printer

  /// The most days of which also those are printed that have no meal.
  private static let mostDays = 14

  func print(_ plan: MealPlan) throws {
    if printer.isJSON { return try printer.print(json: plan.json) }
    guard let width = printer.width else { return try printer.print(plan.meals) }
    // Columns are those of the whole plan, so the lines are made once and put under their days.
    var lines = PlannedMeal.lines(of: plan.meals, fitting: width)[...]
    for section in plan.sections {
      if section.meals.isEmpty {
        if section.day != nil, plan.sections.count <= Self.mostDays + 1 {
          try printer.print(PlannedMeal.heading(of: section.day))
        }
        continue
      }
      for line in lines.prefix(1 + section.meals.count) { try printer.print(line) }
      lines = lines.dropFirst(1 + section.meals.count)
    }
    if printer.printsFooters { try printer.print(footer(of: plan).inStyle(.faint)) }
  }

  /// `5 meals planned, 2 for some day`
  private func footer(of plan: MealPlan) -> StyledText {
    let count = plan.meals.count { $0.day != nil }
    let rest = plan.meals.count - count
    let line: StyledText = "\(StyledText.count(count, "meal", "meals")) planned"
    return rest == 0 ? line : "\(line), \(rest) for some day"
  }

  /// Prints the plan as a calendar file, a day for each meal.
  ///
  /// - Parameter moment: Now, in seconds since 1970.
  func printCalendar(_ plan: MealPlan, at moment: Int) throws {
    let events = plan.meals.compactMap { planned -> CalendarFile.Event? in
      guard let day = planned.day?.description else { return nil }
      let scale = planned.factor == .one ? "" : " (\(RecipeAdaptation(factor: planned.factor).scale))"
      let meal = planned.meal.isEmpty ? "" : "\(planned.meal.prefix(1).uppercased() + planned.meal.dropFirst()): "
      return CalendarFile.Event(uid: planned.id.uid, day: day, summary: "\(meal)\(planned.title)\(scale)")
    }
    try printer.output.write { $0 += CalendarFile.bytes(of: events, at: PrintedTime(moment).iso8601) }
  }
}

extension PlannedMeal.ID {
  fileprivate var uid: String {
    switch self {
    case .meal(let id): "meal-\(id)@recipes"
    case .rule(let id, let day): "rule-\(id)-\(day)@recipes"
    }
  }
}

extension Printer {
  /// Prints what has become of meals of the plan: `+ Friday 2026-11-27  dinner  Tomato soup`, fields with tabs between in
  /// a pipe.
  func print(changes: [ShownChange<PlannedMeal.ID, PlannedMeal>]) throws {
    for change in changes {
      guard let planned = change.row else { continue }
      if isJSON {
        try output.write { bytes in
          guard case .object(let members) = planned.json else { return }
          JSONValue.object([("change", .string(change.name))] + members.members.map { ($0.key, $0.value) })
            .append(to: &bytes, .spaced)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else if width != nil {
        let meal: StyledText = planned.meal.isEmpty ? "" : "  \(planned.meal)"
        try print("\(sign: change.sign, change.style) \(planned.day.title)\(meal)  \(planned.title)")
      } else {
        try print(tabSeparated: [change.sign] + planned.fieldRows[0])
      }
    }
  }
}
