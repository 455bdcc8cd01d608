import RecipeModel
import RecipeStore
import RecipeViewModels

extension Session {
  /// - Parameter range: nil for this week.
  func printPlan(_ range: String?, asCalendar isCalendar: Bool = false) throws {
    let store = try library.open()
    let days = try planDays(of: store)
    let plan = try store.mealPlan(range.map(days.range) ?? days.thisWeek)
    let planPrinter = PlanPrinter(printer: printer)
    if isCalendar { return try planPrinter.printCalendar(plan, at: library.storeEnvironment().now()) }
    try planPrinter.print(plan)
  }

  /// Changes the meals that words name in the plan of some days.
  ///
  /// - Parameters:
  ///   - range: Which plan the numbers are of; nil for that of this week.
  ///   - change: Returns the meals that were changed.
  func changePlan(
    _ words: [String], in range: String?,
    _ change: (RecipeStore, PlanDays, MealPlan, [PlanEntry]) throws -> [PlannedMeal]
  ) throws -> [PlanEntry] {
    try library.change { store in
      let days = try planDays(of: store)
      let plan = try store.mealPlan(range.map(days.range) ?? days.thisWeek)
      return try change(store, days, plan, plan.entries(named: words)).map { PlanEntry(number: nil, planned: $0) }
    }
  }

  /// Says what was done to meals on a terminal; prints them in a pipe and as JSON.
  ///
  /// - Parameter unchanged: Why none was changed.
  func report(
    _ entries: [PlanEntry], unchanged: StyledText = "", _ phrase: @escaping (StyledText) -> StyledText
  ) throws {
    let names = StyledText.list(entries.map { "\($0.planned.title)" })
    try printer.report { [printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(entries) }
      if !entries.isEmpty { try printer.print(phrase(names)) }
    }
    guard entries.isEmpty else { return }
    try printer.output.flush()
    note("nothing to change: \(unchanged)")
  }

  /// Prints the plan, then stays and prints what other programs change in it, until its output is closed.
  func watchPlan(_ range: String?) throws {
    guard shell == nil else {
      throw CommandError("the shell shows what other programs change; leave out --watch", .usage)
    }
    let store = try library.open(.staying)
    let followers = try StoreFollowers(of: store)
    let days = try planDays(of: store)
    let plan = PlanViewModel(of: store, on: try range.map(days.range) ?? days.thisWeek)
    try plan.load()
    let changes = plan.recordChanges()
    changes.notePrinted(plan.plan.meals.map { ($0.id, $0) })
    followers.add(plan)
    printer.isStreaming = true
    try PlanPrinter(printer: printer).print(plan.plan)
    try world.output.flush()
    try watch(followers) { try printer.print(changes: changes.take()) }
  }
}
