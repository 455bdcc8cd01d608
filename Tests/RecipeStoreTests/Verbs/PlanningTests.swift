import RecipeKitchen
import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

/// The meal plan. Today is Saturday, 28 November 2026.
@Suite struct PlanningTests {
  private let store: RecipeStore
  private let week: ClosedRange<CalendarDay>

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment(now: noon + 7 * 86_400))
    try store.add(["A", "B", "C"].map { RecipeDraft(title: $0) })
    week = day("2026-11-23")...day("2026-11-29")
  }

  /// `27 dinner A ×2 ↻`, and `- A` for some day.
  private func lines(_ days: ClosedRange<CalendarDay>? = nil) throws -> [String] {
    try store.mealPlan(days ?? week).meals.map { planned in
      [
        planned.day.map { String($0.description.suffix(2)) } ?? "-", planned.meal, planned.title,
        planned.factor == .one ? "" : "×\(planned.factor)", planned.recurs ? "↻" : "",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func id(_ line: String) throws -> PlannedMeal.ID {
    let place = try #require(try lines().firstIndex(of: line), "\(line)")
    return try store.mealPlan(week).meals[place].id
  }

  @Test func `meals stand by day and meal, those of a meal as they came`() throws {
    try store.plan([.recipe(1, factor: Rational(2)), .note("guests")], on: [day("2026-11-27")], meal: "dinner")
    try store.plan([.recipe(2, factor: .one)], on: [day("2026-11-27"), day("2026-11-24")], meal: "lunch")
    try store.plan([.recipe(3, factor: .one)], on: [nil], meal: "")
    try store.plan([.note("tea")], on: [day("2026-11-27")], meal: "elevenses")
    try store.plan([.note("late")], on: [day("2026-11-30")], meal: "")
    #expect(
      try lines() == ["24 lunch B", "27 lunch B", "27 dinner A ×2", "27 dinner guests", "27 elevenses tea", "- C"])
    #expect(try store.mealPlan(week).sections.count == 8)
  }

  @Test func `what recurs stands on its days, from the first to the last, every few weeks, across New Year`() throws {
    let every = Recurrence(weekday: 5, weeks: 2, firstDay: day("2026-12-10"), lastDay: day("2027-01-22"))
    try store.plan([.recipe(1, factor: .one)], every: every, meal: "dinner")
    let months = day("2026-11-01")...day("2027-03-31")
    #expect(try lines(months) == ["11 dinner A ↻", "25 dinner A ↻", "08 dinner A ↻", "22 dinner A ↻"])
    #expect(try lines(day("2026-12-12")...day("2026-12-24")) == [])
    #expect(try lines(day("2026-12-25")...day("2026-12-25")) == ["25 dinner A ↻"])
  }

  @Test(arguments: [1, 2, 3, 52])
  func `a rule holds on the same days whichever part of the plan is read`(weeks: Int) {
    for weekday in 1...7 {
      let rule = Recurrence(weekday: weekday, weeks: weeks, firstDay: day("2027-12-30"))
      let all = rule.days(in: day("2027-01-01")...day("2030-12-31"))
      #expect(all.allSatisfy { $0.weekday == weekday && $0 >= rule.firstDay })
      #expect(zip(all, all.dropFirst()).allSatisfy { $1.daysSince1970 - $0.daysSince1970 == 7 * weeks })
      #expect(all.first.map { $0.daysSince1970 - rule.firstDay.daysSince1970 < 7 } == true)
      for offset in stride(from: 0, to: 1400, by: 13) {
        let days = day("2027-01-01").adding(days: offset)...day("2027-01-01").adding(days: offset + 8)
        #expect(rule.days(in: days) == all.filter(days.contains))
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a rule of several weekdays holds on the days of one rule for each`(weeks: Int) {
    for mask in 1..<128 {
      let weekdays = (1...7).filter { mask >> ($0 - 1) & 1 == 1 }
      let (first, last) = (day("2027-12-30"), day("2028-03-01"))
      let rule = Recurrence(
        weekday: weekdays.last!, others: weekdays, weeks: weeks, firstDay: first, lastDay: last)
      #expect(rule.weekdays == weekdays)
      let days = day("2027-12-01")...day("2028-04-01")
      let naive = weekdays.flatMap {
        Recurrence(weekday: $0, weeks: weeks, firstDay: first, lastDay: last).days(in: days)
      }
      #expect(rule.days(in: days) == naive.sorted())
      #expect(rule.firstDays == Array(rule.days(in: first...first.adding(days: 6))))
    }
  }

  @Test func `a rule of several weekdays is one rule, which leaves whole and comes back whole`() throws {
    let every = Recurrence(weekday: 1, others: [4], firstDay: day("2026-11-21"))
    try store.step("plan") { _ = try store.plan([.recipe(1, factor: .one)], every: every, meal: "dinner") }
    #expect(try lines() == ["23 dinner A ↻", "26 dinner A ↻"])
    let rule = try #require(try store.planned(numbered: 1).rule)
    #expect(rule.recurrence == every)
    try store.step("leave out") { _ = try store.removePlannedMeals([.rule(1, day("2026-11-26"))]) }
    #expect(try lines() == ["23 dinner A ↻"])
    try store.step("remove") { _ = try store.removePlanRules([1]) }
    #expect(try lines() == [])
    let left = "SELECT (SELECT count(*) FROM plan_weekdays) + (SELECT count(*) FROM plan_exceptions)"
    #expect(try store.connection.first(left) { $0.int(at: 0) } == 0)
    try store.undo()
    #expect(try lines() == ["23 dinner A ↻"])
    try store.undo()
    #expect(try lines() == ["23 dinner A ↻", "26 dinner A ↻"])
    #expect(try store.planned(numbered: 1).rule == rule)
  }

  @Test func `meals go on days of their own, and those that are planned already are left out`() throws {
    try store.plan([.recipe(1, factor: .one), .note("tea")], on: [day("2026-11-24")], meal: "Dinner")
    try store.plan([.recipe(2, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-21")))
    let meals = [
      DatedMeal(.recipe(1, factor: Rational(2)), on: day("2026-11-24"), name: "dinner"),
      DatedMeal(.recipe(1, factor: .one), on: day("2026-11-25")), DatedMeal(.note("tea"), on: day("2026-11-24")),
      DatedMeal(.note("tea"), on: nil), DatedMeal(.recipe(2, factor: .one), on: day("2026-11-27")),
      DatedMeal(.recipe(2, factor: .one), on: day("2026-11-27"), name: "lunch"),
      DatedMeal(.recipe(2, factor: .one), on: day("2026-11-27"), name: "lunch"),
    ]
    let planned = try store.plan(meals, unlessPlanned: true).meals
    #expect(
      planned.map { "\($0.day.title) \($0.meal) \($0.title)" } == [
        "Wednesday 2026-11-25 dinner A", "some day  tea", "Friday 2026-11-27 lunch B",
      ])
    #expect(try store.plan(meals, unlessPlanned: true).change.isEmpty)
    #expect(try store.plan(meals).meals.count == meals.count)
  }

  @Test func `a single day of what recurs is moved or left out, and the others stay`() throws {
    try store.plan(
      [.recipe(1, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-21")), meal: "dinner")
    let moved = try store.movePlannedMeals([id("27 dinner A ↻")], to: day("2026-11-25"), meal: "lunch")
    #expect(moved.meals.map(\.day) == [day("2026-11-25")])
    #expect(try lines() == ["25 lunch A"])
    let later = day("2026-12-04")
    try store.removePlannedMeals([.rule(1, later)])
    #expect(throws: RecipeStoreError.noSuchPlannedMeal) { try store.removePlannedMeals([.rule(1, later)]) }
    #expect(throws: RecipeStoreError.noSuchPlannedMeal) { try store.removePlannedMeals([.rule(1, day("2026-12-05"))]) }
    #expect(try lines(day("2026-11-23")...day("2026-12-13")) == ["25 lunch A", "11 dinner A ↻"])
    try store.removePlanRules([1])
    #expect(try lines(day("2026-11-23")...day("2026-12-31")) == ["25 lunch A"])
    try store.undo(3)
    #expect(try lines() == ["27 dinner A ↻"])
  }

  @Test func `meals are put next to a neighbor, on its day and in its meal`() throws {
    let friday = day("2026-11-27")
    try store.plan([.note("x"), .note("y"), .note("z")], on: [friday], meal: "dinner")
    try store.plan([.note("m")], on: [day("2026-11-24")], meal: "lunch")
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 5, firstDay: friday), meal: "dinner")
    try store.reorderPlannedMeals([id("27 dinner z")], to: .before(id("27 dinner x")))
    #expect(try lines() == ["24 lunch m", "27 dinner z", "27 dinner x", "27 dinner y", "27 dinner A ↻"])
    try store.reorderPlannedMeals([id("24 lunch m")], to: .after(id("27 dinner A ↻")))
    #expect(try lines() == ["27 dinner z", "27 dinner x", "27 dinner y", "27 dinner A", "27 dinner m"])
    try store.reorderPlannedMeals([id("27 dinner m"), id("27 dinner A")], to: .top)
    #expect(try lines() == ["27 dinner m", "27 dinner A", "27 dinner z", "27 dinner x", "27 dinner y"])
    try store.reorderPlannedMeals([id("27 dinner m")], to: .place(3))
    #expect(try lines() == ["27 dinner A", "27 dinner z", "27 dinner m", "27 dinner x", "27 dinner y"])
    #expect(try store.reorderPlannedMeals([id("27 dinner y")], to: .bottom).change.isEmpty)
    let y = try id("27 dinner y")
    #expect(throws: RecipeStoreError.destinationMoves("\"y\"")) { try store.reorderPlannedMeals([y], to: .after(y)) }
    #expect(throws: RecipeStoreError.noSuchPlace(9, count: 5)) { try store.reorderPlannedMeals([y], to: .place(9)) }
    try store.undo(4)
    #expect(
      try lines() == ["24 lunch m", "27 dinner x", "27 dinner y", "27 dinner z", "27 dinner A ↻"])
  }

  @Test func `what recurs alone in a day is put before another that recurs`() throws {
    for title in 1...3 {
      try store.plan(
        [.recipe(title, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-27")), meal: "")
    }
    try store.reorderPlannedMeals([id("27 C ↻")], to: .before(id("27 B ↻")))
    #expect(try lines() == ["27 A", "27 C", "27 B ↻"])
    #expect(try lines(day("2026-12-04")...day("2026-12-04")) == ["04 A ↻", "04 B ↻", "04 C ↻"])
  }

  @Test func `a meal without a name is dinner on a day, and one with an empty name has none`() throws {
    try store.plan([.recipe(1, factor: .one)], on: [day("2026-11-27"), nil])
    try store.plan([.recipe(2, factor: .one)], on: [day("2026-11-27")], meal: "")
    try store.plan([.recipe(3, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-27")))
    #expect(try lines() == ["27 dinner A", "27 dinner C ↻", "27 B", "- A"])
  }

  @Test func `a copy leaves out what recurs and what is there`() throws {
    try store.plan([.recipe(1, factor: Rational(2)), .note("guests")], on: [day("2026-11-27")], meal: "dinner")
    try store.plan([.recipe(2, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-27")), meal: "")
    try store.plan([.recipe(3, factor: .one)], on: [nil], meal: "")
    try store.copyPlan(week, to: day("2026-12-28"))
    let newYear = day("2026-12-28")...day("2027-01-03")
    #expect(try lines(newYear) == ["01 dinner A ×2", "01 dinner guests", "01 B ↻", "- C"])
    #expect(try store.copyPlan(week, to: day("2026-12-28")).isEmpty)
    #expect(try lines(newYear).count == 4)
  }

  @Test func `what is planned is bought once for each meal, and what is on the list stays`() throws {
    try store.addToShoppingList([(2, Rational(5))])
    try store.plan([.recipe(1, factor: Rational(2))], on: [day("2026-11-27"), day("2026-11-28")], meal: "")
    try store.plan([.recipe(2, factor: .one), .note("guests")], on: [day("2026-11-29"), nil], meal: "")
    try store.plan([.recipe(3, factor: .one)], on: [nil, day("2026-11-30")], meal: "")
    let result = try store.addToShoppingList(planned: week)
    #expect(result.added.map(\.recipeID) == [1, 1])
    #expect(result.changed.map(\.recipeID) == [2])
    #expect(result.change.shopping)
    let factors = try store.shoppingList().recipes.map(\.factor)
    #expect(factors == [Rational(5), Rational(4)])
    #expect(try store.addToShoppingList(planned: week).change.isEmpty)
  }

  @Test func `a recipe that is deleted leaves the plan in the same step, with what recurs, and returns with undo`()
    throws
  {
    try store.plan([.recipe(1, factor: .one), .recipe(2, factor: .one)], on: [day("2026-11-27"), nil], meal: "")
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-21")), meal: "")
    try store.removePlannedMeals([.rule(5, day("2026-12-04"))])
    let before = try store.contents()
    #expect(try store.delete([1]).plan)
    #expect(try lines(day("2026-11-21")...day("2026-12-31")) == ["27 B", "- B"])
    let after = try store.contents()
    try store.undo()
    #expect(try store.contents() == before)
    try store.redo()
    #expect(try store.contents() == after)
    try store.undo(step: 5, command: "undo")
    #expect(try store.contents() == before)
    try store.checkConsistency()
  }

  @Test func `cooking marks the meal of its day, one for each time, also what recurs, and undo takes both back`() throws
  {
    let friday = day("2026-11-27")
    try store.plan([.recipe(1, factor: .one)], on: [friday, day("2026-11-26"), nil], meal: "lunch")
    try store.plan([.recipe(1, factor: Rational(2))], every: Recurrence(weekday: 5, firstDay: friday), meal: "dinner")
    try store.plan([.recipe(2, factor: .one)], on: [friday], meal: "dinner")
    func cooked() throws -> [String] {
      try zip(lines(), store.mealPlan(week).meals).filter(\.1.isCooked).map(\.0)
    }
    var states = [try store.contents()]
    for expected in [["27 lunch A"], ["27 lunch A", "27 dinner A ×2"]] {
      #expect(try store.addCooking(Cooking(on: friday), of: [1]) == RecipeChange(updated: [1], plan: true))
      #expect(try cooked() == expected)
      states.append(try store.contents())
    }
    #expect(try store.addCooking(Cooking(on: friday), of: [1]) == .updated([1]))
    #expect(try store.addCooking(Cooking(on: day("2026-11-28")), of: [1, 2]) == .updated([1, 2]))
    #expect(try cooked().count == 2)
    #expect(try lines(day("2026-12-04")...day("2026-12-04")) == ["04 dinner A ×2 ↻", "- lunch A"])
    #expect(try store.addToShoppingList(planned: friday...friday).added.map(\.recipeID) == [2])
    try store.undo(3)
    #expect(try store.contents() == states[2])
    for state in states.dropLast().reversed() {
      try store.undo()
      #expect(try store.contents() == state)
    }
    #expect(try lines() == ["26 lunch A", "27 lunch A", "27 dinner B", "27 dinner A ×2 ↻", "- lunch A"])
    try store.redo(2)
    #expect(try store.contents() == states[2])
    try store.checkConsistency()
  }

  @Test func `each verb is undone and redone to the last byte`() throws {
    try store.plan([.recipe(1, factor: .one), .note("x")], on: [day("2026-11-27"), nil], meal: "dinner")
    try store.plan(
      [.recipe(2, factor: .one)], every: Recurrence(weekday: 5, firstDay: day("2026-11-21")), meal: "dinner")
    var states = [try store.contents()]
    let verbs: [() throws -> Void] = [
      { try store.movePlannedMeals([id("27 dinner A")], to: nil) },
      { try store.reorderPlannedMeals([id("- dinner x")], to: .before(id("27 dinner B ↻"))) },
      { try store.removePlannedMeals([id("27 dinner x")]) },
      { try store.removePlanRules([5]) },
      { try store.copyPlan(week, to: day("2026-11-30")) },
    ]
    for verb in verbs {
      try verb()
      states.append(try store.contents())
      #expect(states.last != states.dropLast().last)
    }
    for state in states.dropLast().reversed() {
      try store.undo()
      #expect(try store.contents() == state)
    }
    for state in states.dropFirst() {
      try store.redo()
      #expect(try store.contents() == state)
    }
    try store.checkConsistency()
  }

  @Test func `what cannot be planned is refused, and nothing changes`() throws {
    let before = try store.contents()
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) {
      try store.plan([.recipe(1, factor: .one), .recipe(9, factor: .one)], on: [nil], meal: "")
    }
    #expect(throws: RecipeStoreError.invalidPlan("a note cannot be empty")) { try store.plan([.note(" ")], on: [nil]) }
    #expect(throws: RecipeStoreError.invalidPlan("the text is 201 bytes long; at most 200 fit")) {
      try store.plan([.note(String(repeating: "x", count: 201))], on: [nil], meal: "")
    }
    #expect(throws: RecipeStoreError.invalidPlan("the last day is before the first")) {
      let every = Recurrence(weekday: 1, firstDay: day("2026-11-21"), lastDay: day("2026-11-20"))
      try store.plan([.recipe(1, factor: .one)], every: every, meal: "")
    }
    #expect(throws: RecipeStoreError.noSuchPlannedMeal) { try store.movePlannedMeals([.meal(1)], to: nil) }
    #expect(try store.contents() == before)
  }

  @Test func `the history of a recipe says for which days it was planned`() throws {
    try store.plan([.recipe(1, factor: .one)], on: [day("2026-11-27"), nil], meal: "")
    try store.movePlannedMeals([.meal(1)], to: day("2026-11-28"))
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 1, firstDay: day("2026-11-21")), meal: "")
    try store.removePlannedMeals([.meal(2)])
    #expect(
      try store.history(of: 1).map(\.events) == [
        [.planned(from: "some day", to: nil)], [.planned(from: nil, to: "every Monday")],
        [.planned(from: "2026-11-27", to: "2026-11-28")],
        [.planned(from: nil, to: "2026-11-27"), .planned(from: nil, to: "some day")], [.added(title: "A")],
      ])
  }
}

/// A day that a test names.
func day(_ text: String) -> CalendarDay { CalendarDay(text)! }
