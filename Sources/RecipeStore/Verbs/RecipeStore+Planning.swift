import RecipeKitchen
package import RecipeModel
import SQLite

/// The outcome of a change of the plan: the meals that were planned or moved, as they are then.
package struct PlanChange: Equatable, Sendable {
  package var meals: [PlannedMeal] = []
  package var change: RecipeChange { RecipeChange(plan: !meals.isEmpty) }
}

/// Verbs of the plan.
extension RecipeStore {
  /// The longest note or name of a meal, in bytes.
  package static let longestPlanText = 200

  /// Plans recipes and notes for each of some days; nil is "some day".
  ///
  /// - Parameter meal: nil for dinner, and for no name on some day; `""` for no name.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalidPlan`. The plan is then what it was.
  @discardableResult
  package func plan(_ meals: [NewMeal], on days: [CalendarDay?], meal: String? = nil) throws -> PlanChange {
    try plan(days.flatMap { day in meals.map { DatedMeal($0, on: day, name: meal) } })
  }

  /// Plans recipes and notes, each for a day of its own.
  ///
  /// - Parameter unlessPlanned: `true` if what is planned already for that day and meal is left out.
  /// - Throws: As `plan(_:on:meal:)`.
  @discardableResult
  package func plan(_ meals: [DatedMeal], unlessPlanned: Bool = false) throws -> PlanChange {
    try verb("plan add", change: \.change) {
      let rows = try insert(meals, unlessPlanned: unlessPlanned)
      return try planChange(of: rows)
    }
  }

  /// Returns the rows of the meals that were not left out.
  private func insert(_ meals: [DatedMeal], unlessPlanned: Bool) throws -> [Int] {
    var positions = EndPositions(StoredOrder(.plannedMeals, on: connection))
    var known = unlessPlanned ? try plannedContents(on: Set(meals.map(\.day))) : []
    var rows: [Int] = []
    for planned in meals {
      let row = try checkedMeal(planned.meal)
      let name = try checkedPlanText(planned.name ?? MealOrder.unnamed(on: planned.day))
      let content = PlannedContent(day: planned.day, meal: name, recipe: row.recipe, note: row.note)
      if unlessPlanned, !known.insert(content).inserted { continue }
      try insertMeal(row, on: planned.day, name, position: positions.next())
      rows.append(Int(connection.lastInsertRowID))
    }
    return rows
  }

  private func plannedContents(on days: Set<CalendarDay?>) throws -> Set<PlannedContent> {
    let reader = MealPlanReader(connection)
    return Set(
      try days.flatMap { day in
        let shown = day ?? today
        return try reader.plan(shown...shown).meals.filter { $0.day == day }.map(PlannedContent.init)
      })
  }

  /// Moves meals to the end of a day. Of what recurs only that one day is moved.
  ///
  /// - Parameters:
  ///   - day: nil for "some day".
  ///   - meal: What they are then; nil for what they are.
  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`; `.invalidPlan`.
  @discardableResult
  package func movePlannedMeals(
    _ ids: [PlannedMeal.ID], to day: CalendarDay?, meal: String? = nil
  ) throws -> PlanChange {
    try verb("plan move", change: \.change) {
      let name = try meal.map(checkedPlanText)
      let moving = try plannedMeals(ids).filter { $0.day != day || name != nil && $0.meal != name }
      let order = StoredOrder(.plannedMeals, on: connection)
      var rows: [Int] = []
      for planned in moving {
        let row = try storedMeal(planned)
        try connection.run(PlannedMealsTable.setDay, row, day?.description ?? "", name ?? planned.meal)
        if planned.day != day, let recipe = planned.recipeID {
          try followOnShoppingList(recipe, from: planned.day, to: day)
        }
        _ = try order.place([row], at: .end)
        rows.append(row)
      }
      return try planChange(of: rows)
    }
  }

  /// Puts meals next to a neighbor, on its day and in its meal; or first or last among those of their day and meal.
  ///
  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`; `.destinationMoves`; `.noSuchPlace`.
  @discardableResult
  package func reorderPlannedMeals(
    _ ids: [PlannedMeal.ID], to destination: Destination<PlannedMeal.ID>
  ) throws -> PlanChange {
    try verb("plan reorder", change: \.change) {
      let moving = try plannedMeals(ids)
      guard let first = moving.first else { return PlanChange() }
      let anchor = try destination.neighbor.map { try plannedMeals([$0])[0] } ?? first
      if destination.neighbor != nil, moving.contains(anchor) {
        throw RecipeStoreError.destinationMoves(anchor.title.quoted())
      }
      let present = try mealsOf(anchor)
      var others = present.filter { !moving.contains($0) }
      others.insert(contentsOf: moving, at: try Self.offset(of: destination, anchor, in: others))
      if others == present { return PlanChange() }
      // What recurs gets a row of its own only where a place before it is taken.
      let last = others.lastIndex(where: moving.contains)!
      let rows = try others[...last].map(storedMeal)
      for planned in moving where planned.day != anchor.day || planned.meal != anchor.meal {
        let row = rows[others.firstIndex(of: planned)!]
        try connection.run(PlannedMealsTable.setDay, row, anchor.day?.description ?? "", anchor.meal)
        if let left = planned.day, left != anchor.day, let recipe = planned.recipeID {
          try followOnShoppingList(recipe, from: left, to: anchor.day)
        }
      }
      try place(rows, of: others, where: Set(moving))
      return try planChange(of: zip(rows, others).filter { moving.contains($1) }.map(\.0))
    }
  }

  /// Gives meals the order that they are listed in. Those that stay keep their places: what is before the first of them goes
  /// there as one, the others follow what is before them.
  ///
  /// - Parameter rows: Of the first meals, up to the last one that moves.
  private func place(_ rows: [Int], of meals: [PlannedMeal], where moved: Set<PlannedMeal>) throws {
    let stored = StoredOrder(.plannedMeals, on: connection)
    var placed = 1
    let fixed = meals.firstIndex { !moved.contains($0) && $0.row != nil }
    if let fixed, fixed > 0, let row = meals[fixed].row {
      let leading = Array(rows.prefix(fixed))
      _ = try stored.place(leading, at: stored.cut(at: row, after: false))
      placed = leading.count
    }
    for index in placed..<rows.count where moved.contains(meals[index]) || meals[index].row == nil {
      _ = try stored.place([rows[index]], at: stored.cut(at: rows[index - 1], after: true))
    }
  }

  /// Removes meals. Of what recurs only that one day is left out.
  ///
  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  @discardableResult
  package func removePlannedMeals(_ ids: [PlannedMeal.ID]) throws -> RecipeChange {
    try verb("plan remove") {
      for planned in try plannedMeals(ids) {
        switch planned.id {
        case .meal(let row): try connection.run(PlannedMealsTable.delete, row)
        case .rule(let rule, let day): try connection.run(PlanExceptionsTable.insert, rule, day.description)
        }
        if let day = planned.day, let recipe = planned.recipeID { try followOnShoppingList(recipe, from: day) }
      }
      return RecipeChange(plan: !ids.isEmpty)
    }
  }

  /// Plans again on other days what is planned on some, but for what recurs and what is planned there already.
  ///
  /// - Parameter first: The day that the first of the days becomes.
  @discardableResult
  package func copyPlan(_ days: ClosedRange<CalendarDay>, to first: CalendarDay) throws -> RecipeChange {
    try verb("plan copy") {
      let distance = first.daysSince1970 - days.lowerBound.daysSince1970
      let copies = try MealPlanReader(connection).plan(days).meals.compactMap { planned in
        planned.recurs ? nil : planned.day.map { planned.copied(to: $0.adding(days: distance)) }
      }
      return RecipeChange(plan: try !insert(copies, unlessPlanned: true).isEmpty)
    }
  }

  /// Deletes what is planned of a recipe; returns whether there was anything.
  func deletePlan(of recipe: Recipe.ID) throws -> Bool {
    let rules = try connection.query(PlanRulesTable.ofRecipe, recipe) { $0.int(at: 0) }
    for rule in rules { try connection.deletePlanRule(rule) }
    return try connection.run(PlannedMealsTable.deleteOfRecipe, recipe) > 0 || !rules.isEmpty
  }
}

/// The content of a meal, by which it is known whether the same is planned already.
private struct PlannedContent: Hashable {
  private let day: CalendarDay?
  private let meal: String
  private let recipe: Recipe.ID?
  private let note: String

  init(day: CalendarDay?, meal: String, recipe: Recipe.ID?, note: String) {
    (self.day, self.meal, self.recipe, self.note) = (day, TextFold.fold(meal), recipe, note)
  }

  init(_ planned: PlannedMeal) {
    let row = RecipeStore.row(of: planned)
    self.init(day: planned.day, meal: planned.meal, recipe: row.recipe, note: row.note)
  }
}

extension RecipeStore {
  /// What a row of the plan says of its meal.
  typealias MealRow = (recipe: Int?, note: String, factor: String)

  func checkedMeal(_ meal: NewMeal) throws -> MealRow {
    switch meal {
    case .recipe(let id, let factor): return (try existing([id])[0], "", factor.description)
    case .note(let text):
      let note = try checkedPlanText(text)
      if note.isEmpty { throw RecipeStoreError.invalidPlan("a note cannot be empty") }
      return (nil, note, Rational.one.description)
    }
  }

  func checkedPlanText(_ text: String) throws -> String {
    let text = text.onOneLine().trimmed().composed()
    guard text.utf8.count <= Self.longestPlanText else {
      throw RecipeStoreError.invalidPlan(
        "the text is \(text.utf8.count) bytes long; at most \(Self.longestPlanText) fit")
    }
    return text
  }

  fileprivate static func row(of planned: PlannedMeal) -> MealRow {
    switch planned.subject {
    case .recipe(let id, _): (id, "", planned.factor.description)
    case .note(let text): (nil, text, planned.factor.description)
    }
  }

  private func insertMeal(
    _ row: MealRow, on day: CalendarDay?, _ meal: String, rule: Int? = nil, position: Int
  ) throws {
    try connection.checkNumbersAreLeft()
    try connection.run(
      PlannedMealsTable.insert, day?.description ?? "", meal, row.recipe, row.note, row.factor, rule, position,
      lastPlanNumber() + 1)
  }

  /// The meals with some identifiers, each once.
  private func plannedMeals(_ ids: [PlannedMeal.ID]) throws -> [PlannedMeal] {
    var seen: Set<PlannedMeal.ID> = []
    return try ids.filter { seen.insert($0).inserted }.map { try MealPlanReader(connection).meal(with: $0) }
  }

  /// The row of a meal; a day of a rule gets one, and is left out of the rule.
  func storedMeal(_ planned: PlannedMeal) throws -> Int {
    switch planned.id {
    case .meal(let row): return row
    case .rule(let rule, let day):
      try connection.run(PlanExceptionsTable.insert, rule, day.description)
      let position = try StoredOrder(.plannedMeals, on: connection).positionsAtEnd(count: 1)[0]
      try insertMeal(Self.row(of: planned), on: day, planned.meal, rule: rule, position: position)
      return Int(connection.lastInsertRowID)
    }
  }

  private func planChange(of rows: [Int]) throws -> PlanChange {
    PlanChange(meals: try rows.map { try MealPlanReader(connection).meal(with: .meal($0)) })
  }

  /// Those of the same day and meal, in their order.
  private func mealsOf(_ planned: PlannedMeal) throws -> [PlannedMeal] {
    let day = planned.day ?? today
    let plan = try MealPlanReader(connection).plan(day...day)
    return plan.sections.first { $0.day == planned.day }?.meals.filter { $0.meal == planned.meal } ?? []
  }

  private static func offset(
    of destination: Destination<PlannedMeal.ID>, _ anchor: PlannedMeal, in meals: [PlannedMeal]
  ) throws -> Int {
    switch destination {
    case .before: return meals.firstIndex(of: anchor) ?? 0
    case .after: return meals.firstIndex(of: anchor).map { $0 + 1 } ?? meals.count
    case .top: return 0
    case .bottom: return meals.count
    case .place(let place):
      guard (1...meals.count + 1).contains(place) else {
        throw RecipeStoreError.noSuchPlace(place, count: meals.count + 1)
      }
      return place - 1
    }
  }
}

extension PlannedMeal {
  /// Its row; nil for a day of what recurs.
  fileprivate var row: Int? { if case .meal(let row) = id { row } else { nil } }

  fileprivate func copied(to day: CalendarDay) -> DatedMeal {
    switch subject {
    case .recipe(let id, _): DatedMeal(.recipe(id, factor: factor), on: day, name: meal)
    case .note(let text): DatedMeal(.note(text), on: day, name: meal)
    }
  }
}
