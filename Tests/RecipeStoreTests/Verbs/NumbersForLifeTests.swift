import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Numbers of foods on the shopping list, and of meals and rules of the plan: each means one thing for life.
@Suite struct NumbersForLifeTests {
  private let store: RecipeStore

  init() throws {
    store = try .inMemory()
    try store.add([
      RecipeDraft(title: "Soup", ingredients: "2 onions\n1 l water\n1 tsp salt"),
      RecipeDraft(title: "Toast", ingredients: "4 slices bread\nbutter"),
    ])
  }

  /// The entries of the list with their numbers, by number.
  private func numbers() throws -> [String] {
    try store.shoppingList().items.sorted { $0.number! < $1.number! }.map { "\($0.number!) \($0.name)" }
  }

  private func shop(_ recipes: Recipe.ID..., items: [String] = []) throws {
    try store.addToShoppingList(recipes.map { ($0, .one) }, lines: items)
  }

  @Test func `foods are numbered as they are first named, and have their numbers again when they come back`() throws {
    try shop(1)
    #expect(try numbers() == ["1 onions", "2 salt"])
    try store.emptyShoppingList()
    try shop(items: ["milk"])
    #expect(try numbers() == ["3 milk"])
    try shop(2, 1)
    #expect(try numbers() == ["1 onions", "2 salt", "3 milk", "4 bread", "5 butter"])
  }

  @Test func `an edit, a deletion, and their undoing move no number, and a new food gets the next one`() throws {
    try shop(1)
    let soup = try #require(try store.recipe(with: 1))
    var draft = RecipeDraft(title: "Soup", ingredients: "1 bay leaf\n2 onions\n1 tsp salt")
    draft.uuid = soup.uuid
    try store.update(1, to: draft)
    #expect(try numbers() == ["1 onions", "2 salt", "3 bay leaf"])
    try store.delete([1])
    try shop(items: ["milk"])
    #expect(try numbers() == ["4 milk"])
    try store.undo(2)
    #expect(try numbers() == ["1 onions", "2 salt", "3 bay leaf"])
    try store.undo()
    #expect(try numbers() == ["1 onions", "2 salt"])
    try store.redo(3)
    #expect(try numbers() == ["4 milk"])
  }

  @Test func `a look writes nothing, and shows the numbers that the next change writes`() throws {
    try shop(1, items: ["milk"])
    try store.connection.execute("DELETE FROM shopping_numbers")
    let shown = try numbers()
    #expect(try store.connection.query("SELECT id FROM shopping_numbers") { $0.int(at: 0) } == [])
    try store.tickShoppingItems([ItemKey(text: "milk")], true)
    #expect(try numbers() == shown)
    let stored = try store.connection.query("SELECT id || ' ' || name FROM shopping_numbers ORDER BY id") {
      $0.text(at: 0)
    }
    #expect(stored == shown)
  }

  @Test func `what is in the pantry has a number once it is bought`() throws {
    try store.addToPantry(["salt"])
    try shop(1)
    #expect(try numbers() == ["1 onions"])
    try store.removeFromPantry(["salt"])
    #expect(try numbers() == ["1 onions", "2 salt"])
  }

  @Test func `a number names its food when that is not on the list, and no food where none has it`() throws {
    try shop(1)
    try store.emptyShoppingList()
    #expect(try store.shoppingFood(numbered: 2)?.name == "salt")
    #expect(try store.shoppingFood(numbered: 3) == nil)
  }

  @Test func `a favorite on the list reads no list`() throws {
    try shop(1)
    try store.connection.execute("DELETE FROM shopping_numbers")
    try store.setFavorite([1], true)
    #expect(try store.connection.query("SELECT id FROM shopping_numbers") { $0.int(at: 0) } == [])
  }

  @Test func `meals and rules count together, and no number is given again`() throws {
    let today = store.today
    let rule = Recurrence(weekday: today.weekday, firstDay: today)
    try store.plan([.recipe(1, factor: .one)], on: [today])
    try store.plan([.recipe(2, factor: .one)], every: rule)
    #expect(try store.mealPlan(today...today).meals.map(\.number) == [1, 2])
    try store.removePlanRules([2])
    try store.undo(2)
    try store.plan([.note("guests")], on: [today.adding(days: 7)])
    let week = today.adding(days: 7)
    #expect(try store.mealPlan(week...week).meals.map(\.number) == [3])
    #expect(try store.planned(numbered: 2) == (nil, nil))
    #expect(try store.lastPlanNumber() == 3)
  }

  @Test func `a day of a rule that is moved is a meal with a number of its own`() throws {
    let today = store.today
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: today.weekday, firstDay: today))
    let moved = try store.movePlannedMeals([.rule(1, today)], to: today.adding(days: 1))
    #expect(moved.meals.map(\.number) == [2])
    let rule = try #require(try store.planned(numbered: 1).rule)
    #expect(try store.nextMeal(of: rule, from: today)?.day == today.adding(days: 7))
    #expect(try store.planNumbers(in: 1...9) == [1, 2])
  }

  @Test func `a number that a meal and a rule share in an older library stands for both, and each is offered`() throws {
    let today = store.today
    try store.plan([.recipe(1, factor: .one)], on: [today])
    try store.plan([.recipe(2, factor: .one)], every: Recurrence(weekday: today.weekday, firstDay: today))
    try store.connection.execute("UPDATE planned_meals SET id = 2")
    let planned = try store.planned(numbered: 2)
    #expect(planned.meal?.title == "Soup" && planned.rule?.subject.title == "Toast")
    #expect(try store.upcomingMeals().map(\.title) == ["Soup", "Toast"])
  }
}
