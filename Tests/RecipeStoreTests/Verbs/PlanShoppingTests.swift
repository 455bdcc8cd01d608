import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The plan on the shopping list: each meal once, wherever it goes; today is 2026-11-21, a Saturday.
@Suite struct PlanShoppingTests {
  private let store: RecipeStore

  init() throws { store = try RecipeStore.inMemory(titles: "A", "B", "C") }

  private func day(_ number: Int) -> CalendarDay { CalendarDay("2026-11-\(number)")! }

  private func plan(_ recipe: Recipe.ID, times factor: Rational = .one, on days: Int...) throws {
    try store.plan([.recipe(recipe, factor: factor)], on: days.map(day))
  }

  /// The days of the meals that came on the list.
  private func shop(_ first: Int, _ last: Int) throws -> [Int] {
    try store.addToShoppingList(planned: day(first)...day(last)).added.map { Int($0.day!.description.suffix(2))! }
  }

  /// A recipe with its factor in all, as the list has it.
  private func list() throws -> [String] { try store.shoppingList().recipes.map { "\($0.title) ×\($0.factor)" } }

  private func meal(of recipe: Recipe.ID, on number: Int) throws -> PlannedMeal.ID {
    let plan = try store.mealPlan(day(number)...day(number))
    return try #require(plan.meals.first { $0.recipeID == recipe && $0.day == day(number) }).id
  }

  @Test func `two weeks of a recipe are both bought, and asking twice adds nothing`() throws {
    try plan(1, on: 22)
    try plan(1, times: Rational(2), on: 24, 26)
    #expect(try shop(21, 22) == [22])
    #expect(try shop(23, 29) == [24, 26])
    #expect(try list() == ["A ×5"])
    let before = try store.contents()
    for days in [(21, 22), (23, 29), (21, 29)] { #expect(try shop(days.0, days.1) == []) }
    #expect(try store.contents() == before)
  }

  @Test func `two meals of a day are two meals`() throws {
    try plan(1, on: 24)
    #expect(try shop(23, 29) == [24])
    try plan(1, on: 24)
    #expect(try shop(23, 29) == [24])
    #expect(try list() == ["A ×2"])
  }

  @Test func `of two meals of a day each has the row that is for as much`() throws {
    try plan(1, times: Rational(3), on: 24)
    try plan(1, on: 24)
    #expect(try shop(23, 29) == [24, 24])
    let large = try #require(try store.mealPlan(day(24)...day(24)).meals.first { $0.factor == Rational(3) })
    try store.movePlannedMeals([large.id], to: day(25))
    func rows() throws -> [String] {
      try store.shoppingRows(of: 1).map { "\($0.day!) ×\($0.factor)" }.sorted()
    }
    #expect(try rows() == ["2026-11-24 ×1", "2026-11-25 ×3"])
    #expect(try shop(23, 29) == [])
  }

  @Test func `a meal that is on the list is not bought for another of its day, whichever comes first`() throws {
    try plan(1, times: Rational(3), on: 24)
    #expect(try shop(23, 29) == [24])
    try plan(1, on: 24)
    let small = try #require(try store.mealPlan(day(24)...day(24)).meals.first { $0.factor == .one })
    try store.reorderPlannedMeals([small.id], to: .top)
    #expect(try shop(23, 29) == [24])
    #expect(try list() == ["A ×4"])
  }

  @Test func `a cooked meal keeps no row for one that has left its day`() throws {
    try plan(1, times: Rational(2), on: 20)
    try plan(1, on: 20)
    #expect(try shop(20, 29) == [20, 20])
    try store.addCooking(Cooking(on: day(20)), of: [1])
    let left = try #require(try store.mealPlan(day(20)...day(20)).meals.first { !$0.isCooked })
    try store.movePlannedMeals([left.id], to: day(25))
    #expect(try store.shoppingRows(of: 1).map(\.day) == [day(25)])
  }

  @Test func `what recurs is bought for each of its days`() throws {
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 5, firstDay: day(21)))
    #expect(try shop(23, 29) == [27])
    #expect(try store.addToShoppingList(planned: day(23)...CalendarDay("2026-12-06")!).added.count == 1)
    #expect(try list() == ["A ×2"])
    try store.movePlannedMeals([meal(of: 1, on: 27)], to: day(28))
    #expect(try shop(23, 29) == [])
    try store.removePlanRules([1])
    try plan(1, on: 26)
    #expect(try shop(23, 29) == [], "the day of the rule that was removed counts as the 26th")
    #expect(try list() == ["A ×2"])
  }

  @Test func `a recipe put on the list by itself counts as its next planned meal`() throws {
    try store.addToShoppingList([(1, Rational(3)), (2, .one)])
    try plan(1, on: 24, 26)
    try plan(2, times: Rational(2), on: 25)
    let result = try store.addToShoppingList(planned: day(23)...day(29))
    #expect(result.changed.map(\.recipeID) == [1, 2] && result.added.map(\.day) == [day(26)])
    #expect(try list() == ["A ×4", "B ×2"])
    #expect(try store.addToShoppingList(planned: day(23)...day(29)).change.isEmpty)
  }

  @Test func `its next meal may be before the days that are asked for, but not past`() throws {
    try plan(1, on: 20)
    try store.addToShoppingList([(1, .one)])
    try plan(1, on: 22, 24)
    #expect(try shop(23, 29) == [24])
    #expect(try shop(21, 22) == [])
    #expect(try list() == ["A ×2"])
    #expect(try shop(20, 20) == [20])
  }

  @Test func `a moved meal keeps its place, by whatever it is moved`() throws {
    try plan(1, on: 24)
    try plan(2, on: 26)
    #expect(try shop(23, 29) == [24, 26])
    try store.movePlannedMeals([meal(of: 1, on: 24)], to: day(25))
    #expect(try shop(23, 29) == [])
    try store.reorderPlannedMeals([meal(of: 1, on: 25)], to: .after(meal(of: 2, on: 26)))
    #expect(try shop(23, 29) == [])
    try store.movePlannedMeals([meal(of: 1, on: 26)], to: nil)
    try plan(1, on: 28)
    #expect(try shop(23, 29) == [])
    #expect(try list() == ["A ×1", "B ×1"])
  }

  @Test func `of two meals of a day one moves with its place, and one that is not on the list without`() throws {
    try plan(1, on: 24)
    #expect(try shop(23, 29) == [24])
    try plan(1, on: 24)
    try store.movePlannedMeals([meal(of: 1, on: 24)], to: day(28))
    #expect(try shop(23, 24) == [])
    #expect(try shop(23, 29) == [28])
  }

  @Test func `the recipe of a meal that is removed stays on the list, and counts as its next meal`() throws {
    try plan(1, on: 24)
    #expect(try shop(23, 29) == [24])
    try store.removePlannedMeals([meal(of: 1, on: 24)])
    #expect(try list() == ["A ×1"])
    try plan(1, times: Rational(2), on: 25)
    #expect(try shop(23, 29) == [])
    #expect(try list() == ["A ×2"])
  }

  @Test func `cooking a planned meal takes its row off the list in the same step, and no other one`() throws {
    try plan(1, on: 21, 24)
    try store.addToShoppingList([(2, .one)])
    #expect(try shop(21, 29) == [21, 24])
    let before = try store.contents()
    #expect(try store.addCooking(Cooking(on: day(21)), of: [1, 2]).shopping)
    #expect(try list() == ["B ×1", "A ×1"])
    #expect(try shop(21, 29) == [])
    try store.undo()
    #expect(try store.contents() == before)
    try store.checkConsistency()
  }

  @Test func `another number of servings is shared by the meals`() throws {
    try plan(1, on: 24)
    try plan(1, times: Rational(2), on: 25)
    #expect(try shop(23, 29) == [24, 25])
    #expect(try store.addToShoppingList([(1, Rational(3))]).isEmpty)
    #expect(try store.addToShoppingList([(1, Rational(6))]).shopping)
    #expect(try list() == ["A ×6"])
    #expect(try shop(23, 29) == [])
    try store.removeFromShoppingList(recipes: [1])
    #expect(try list() == [])
    #expect(try shop(23, 29) == [24, 25])
  }

  @Test func `each is one step, undone and done again`() throws {
    var states = [try store.contents()]
    func step(_ body: () throws -> Void) throws {
      try body()
      states.append(try store.contents())
    }
    try step { try plan(1, on: 24, 26) }
    try step { try store.addToShoppingList([(1, .one)]) }
    try step { _ = try shop(23, 29) }
    try step { try store.movePlannedMeals([meal(of: 1, on: 26)], to: day(28)) }
    try step { try store.removePlannedMeals([meal(of: 1, on: 28)]) }
    try step { try store.addToShoppingList([(1, Rational(5))]) }
    for state in states.dropLast().reversed() {
      try store.undo()
      #expect(try store.contents() == state)
    }
    try store.redo(6)
    #expect(try store.contents() == states.last)
    try store.checkConsistency()
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `whatever is planned, moved, removed, and bought, there is enough for each meal, and no more`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let days = day(21)...day(30)
      let meals = try store.mealPlan(days).meals
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: try plan(Int.random(in: 1...3, using: &random), on: Int.random(in: 21...30, using: &random))
      case 2:
        guard let moved = meals.randomElement(using: &random) else { continue }
        try store.movePlannedMeals([moved.id], to: day(Int.random(in: 21...30, using: &random)))
      case 3:
        guard let removed = meals.randomElement(using: &random) else { continue }
        try store.removePlannedMeals([removed.id])
        try store.removeFromShoppingList(recipes: [removed.recipeID!])
      default: try store.addToShoppingList(planned: day(Int.random(in: 21...25, using: &random))...day(30))
      }
    }
    try store.addToShoppingList(planned: day(21)...day(30))
    let planned = try store.mealPlan(day(21)...day(30)).meals
    for recipe in try store.shoppingList().recipes {
      #expect(recipe.factor == Rational(planned.count { $0.recipeID == recipe.id }), "\(recipe.title)")
    }
    #expect(try Set(store.shoppingList().recipes.map(\.id)) == Set(planned.compactMap(\.recipeID)))
    try store.checkConsistency()
  }
}
