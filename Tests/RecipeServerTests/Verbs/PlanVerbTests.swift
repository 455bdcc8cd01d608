import Foundation
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@testable import RecipeServer

/// Soup (1), for 4, and Toast (2). On Saturday, 2026-11-21, which is today, Soup for dinner (m1); on Sunday left-overs for
/// lunch (m2), and Toast for dinner (m3); Toast for some day (m4); Soup again every Friday (w1).
func planStore() throws -> RecipeStore {
  let store = try RecipeStore(
    at: .memory, environment: StoreEnvironment(now: { 1_795_262_400 }, timeZone: .utc, makeUUID: { UUID() }))
  try store.step("begin") {
    try store.add([RecipeDraft(title: "Soup", servings: "4", ingredients: "2 onions"), RecipeDraft(title: "Toast")])
    let today = store.today
    try store.plan([.recipe(1, factor: .one)], on: [today], meal: "dinner")
    try store.plan([.note("left-overs")], on: [today.adding(days: 1)], meal: "lunch")
    try store.plan([.recipe(2, factor: .one)], on: [today.adding(days: 1)], meal: "dinner")
    try store.plan([.recipe(2, factor: .one)], on: [nil])
    try store.plan([.recipe(1, factor: .one)], every: Recurrence(weekday: 5, firstDay: today), meal: "dinner")
  }
  return store
}

@Suite struct PlanVerbTests {
  private static let saturday = CalendarDay("2026-11-21")!
  private static let sunday = saturday.adding(days: 1)
  private static let friday = saturday.adding(days: 6)
  private static let weekly = PlannedMeal.ID.rule(1, friday)

  static let verbs: [(verb: PlanVerb, step: String, sentence: String)] = [
    (
      .add(.recipe(2, AmountRequest(scale: "2")), on: [sunday], meal: "dinner"),
      "plan add Toast --scale 2 --on 2026-11-22 --meal dinner", "Planned Toast for sunday 2026-11-22"
    ),
    (.add(.note("Pizza out"), on: [nil], meal: ""), #"plan add --note "Pizza out""#, "Planned Pizza out for some day"),
    (
      .addRecurring(
        .recipe(2, AmountRequest()), every: Recurrence(weekday: 7, weeks: 2, firstDay: saturday, lastDay: friday),
        meal: "lunch"),
      "plan add Toast --every sunday --from 2026-11-21 --until 2026-11-27 --weeks 2 --meal lunch",
      "Planned Toast every 2 weeks on sunday"
    ),
    (
      .move(.meal(1), to: .some(sunday), meal: nil), "plan move Soup --on 2026-11-22", "Moved Soup to sunday 2026-11-22"
    ),
    (.move(.meal(1), to: .some(nil), meal: nil), "plan move Soup --on some-day", "Moved Soup to some day"),
    (.move(.meal(1), to: .none, meal: "lunch"), "plan move Soup --meal lunch", "Moved Soup to lunch"),
    (.move(weekly, to: .some(sunday), meal: nil), "plan move Soup --on 2026-11-22", "Moved Soup to sunday 2026-11-22"),
    (
      .reorder(.meal(1), to: .after(.meal(2))), "plan reorder Soup --after left-overs", "Moved Soup after left-overs"
    ),
    (.remove(.meal(2), isEvery: false), "plan remove left-overs", "Took left-overs off the plan"),
    (.remove(weekly, isEvery: false), "plan remove Soup", "Took Soup off the plan"),
    (.remove(weekly, isEvery: true), "plan remove Soup --every", "Took Soup off the plan, on all of its days"),
    (
      .copy(saturday...sunday, to: friday), "plan copy 2026-11-21..2026-11-22 --to 2026-11-27",
      "Copied the plan, from friday 2026-11-27 on"
    ),
    (
      .shop(saturday...sunday), "plan shop 2026-11-21..2026-11-22", "Put what is planned on the shopping list"
    ),
  ]

  @Test(arguments: verbs)
  func `a verb is one step, in the command line's words, which undo takes away and redo makes again`(
    verb: PlanVerb, step: String, sentence: String
  ) throws {
    let store = try planStore()
    let before = try Plan(of: store)
    let result = try LibraryVerb.plan(verb).make(in: store)
    let after = try Plan(of: store)
    #expect(after != before)
    #expect(result.sentence == sentence)
    #expect(try store.history().map(\.command) == [step, "begin"])
    _ = try LibraryVerb.undoStep(2).make(in: store)
    #expect(try Plan(of: store) == before)
    _ = try LibraryVerb.redo().make(in: store)
    #expect(try Plan(of: store) == after)
  }

  @Test(arguments: [
    (
      PlanVerb.drop(.meal(1), to: .after(.meal(2))), "plan reorder Soup --before Toast",
      ["left-overs", "Soup", "Toast"]
    ),
    (.drop(.meal(1), to: .after(.meal(3))), "plan reorder Soup --after Toast", ["left-overs", "Toast", "Soup"]),
    (.drop(.meal(1), to: .before(.meal(2))), "plan move Soup --on 2026-11-22", ["left-overs", "Toast", "Soup"]),
    (.drop(.meal(4), to: .after(.meal(3))), "plan move Toast --on 2026-11-22", ["left-overs", "Toast", "Toast"]),
  ])
  func `a meal that is dropped on another day stays dinner`(verb: PlanVerb, step: String, titles: [String]) throws {
    let store = try planStore()
    _ = try LibraryVerb.plan(verb).make(in: store)
    #expect(try store.history().first?.command == step)
    let meals = try store.mealPlan(Self.sunday...Self.sunday).sections[0].meals
    #expect(meals.map(\.title) == titles)
    #expect(meals.first { $0.title == "left-overs" }?.meal == "lunch")
    #expect(meals.filter { $0.title == "Soup" }.allSatisfy { $0.meal == "dinner" })
  }

  static let refused: [(verb: PlanVerb, status: Int, reason: String)] = [
    (.add(.recipe(9, AmountRequest()), on: [nil], meal: ""), 404, "no recipe has the number 9"),
    (.add(.note(" "), on: [nil], meal: ""), 422, "a note cannot be empty"),
    (
      .add(.note("a"), on: [nil], meal: String(repeating: "a", count: 201)), 422,
      "the text is 201 bytes long; at most 200 fit"
    ),
    (
      .add(.recipe(2, AmountRequest(serves: "2")), on: [nil], meal: ""), 422,
      "recipe 2 does not say how many it serves; use scale"
    ),
    (.move(.meal(9), to: .none, meal: "lunch"), 404, "the meal is no longer in the plan"),
    (.drop(.meal(1), to: .after(.meal(9))), 404, "the meal is no longer in the plan"),
    (.reorder(.meal(1), to: .before(.meal(1))), 422, #""Soup" cannot be moved next to itself"#),
    (
      .addRecurring(.note("a"), every: Recurrence(weekday: 1, firstDay: friday, lastDay: saturday), meal: ""), 422,
      "the last day is before the first"
    ),
  ]

  @Test(arguments: refused)
  func `what is refused says why, and leaves everything as it was`(verb: PlanVerb, status: Int, reason: String) throws {
    let store = try planStore()
    let before = try Plan(of: store)
    let error = #expect(throws: (any Error).self) { try LibraryVerb.plan(verb).make(in: store) }
    let refusal = try Refusal(describing: #require(error))
    #expect(refusal.status == status)
    #expect(refusal.message == reason)
    #expect(try Plan(of: store) == before)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  @Test func `a meal is named by a text that only it has`() {
    for id in [PlannedMeal.ID.meal(12), .rule(3, Self.friday)] { #expect(PlannedMeal.ID(text: id.text) == id) }
    #expect([PlannedMeal.ID.meal(12).text, PlannedMeal.ID.rule(3, Self.friday).text] == ["m12", "w3-2026-11-27"])
    for text in ["", "m", "12", "m0", "m012", "w3", "m3-2026-11-27", "w3-2026-13-01", "x3", "m-1", "m12 "] {
      #expect(PlannedMeal.ID(text: text) == nil, "\(text)")
    }
  }
}

/// Everything that a verb of the plan may change.
private struct Plan: Equatable {
  let plan: MealPlan
  let list: ShoppingList

  init(of store: RecipeStore) throws {
    plan = try store.mealPlan(store.today...store.today.adding(days: 30))
    list = try store.shoppingList()
  }
}
