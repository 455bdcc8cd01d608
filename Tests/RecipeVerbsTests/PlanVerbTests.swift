import Foundation
import LibraryTestSupport
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import Testing

@testable import RecipeVerbs

/// The verbs of the plan, each from the JSON that a program would send.
@Suite struct PlanVerbTests {
  static let verbs: [(json: String, step: String, sentence: String)] = [
    (
      #"{"verb": "plan add", "recipe": [2], "on": ["2026-11-22"], "meal": "dinner", "scale": "2"}"#,
      "plan add Toast --on 2026-11-22 --meal dinner --scale 2", "Planned Toast for Sunday 2026-11-22"
    ),
    (
      #"{"verb": "plan add", "recipe": [1], "note": ["salad"], "on": ["2026-11-22", "2026-11-23"]}"#,
      "plan add Soup --note salad --on 2026-11-22,2026-11-23",
      "Planned Soup, salad for Sunday 2026-11-22, Monday 2026-11-23"
    ),
    (
      #"{"verb": "plan add", "note": ["Pizza out"]}"#, #"plan add --note "Pizza out""#,
      "Planned Pizza out for some day"
    ),
    (
      #"{"verb": "plan add", "recipe": [2], "meal": "lunch", "every": "sunday", "from": "2026-11-21", "until": "2026-11-27", "weeks": 2}"#,
      "plan add Toast --meal lunch --every sunday --starting 2026-11-21 --until 2026-11-27 --weeks 2",
      "Planned Toast every 2 weeks on Sunday"
    ),
    (
      #"{"verb": "plan add", "note": ["tea"], "every": "monday,thursday", "from": "2026-11-21"}"#,
      "plan add --note tea --every monday,thursday --starting 2026-11-21", "Planned tea every Monday and Thursday"
    ),
    (
      #"{"verb": "plan add", "recipe": [2, 1], "note": ["out"], "from": "2026-11-23"}"#,
      "plan add Toast Soup --note out --starting 2026-11-23", "Planned Toast, Soup, out from Monday 2026-11-23"
    ),
    (
      #"{"verb": "plan move", "entry": ["m1"], "on": "2026-11-22"}"#, "plan move Soup --on 2026-11-22",
      "Moved Soup to Sunday 2026-11-22"
    ),
    (
      #"{"verb": "plan move", "entry": ["m1"], "on": ""}"#, "plan move Soup --on some-day", "Moved Soup to some day"
    ),
    (
      #"{"verb": "plan move", "entry": ["m1"], "meal": "lunch"}"#, "plan move Soup --meal lunch", "Moved Soup to lunch"
    ),
    (
      #"{"verb": "plan move", "entry": ["w5-2026-11-27"], "on": "2026-11-22"}"#, "plan move Soup --on 2026-11-22",
      "Moved Soup to Sunday 2026-11-22"
    ),
    (
      #"{"verb": "plan reorder", "after": "m2", "entry": ["m1"]}"#, "plan reorder Soup --after left-overs",
      "Moved Soup after left-overs"
    ),
    (#"{"verb": "plan remove", "entry": ["m2"]}"#, "plan remove left-overs", "Took left-overs off the plan"),
    (#"{"verb": "plan remove", "entry": ["w5-2026-11-27"]}"#, "plan remove Soup", "Took Soup off the plan"),
    (
      #"{"verb": "plan remove", "entry": ["w5-2026-11-27"], "every": true}"#, "plan remove Soup --all",
      "Took Soup off the plan, on all of its days"
    ),
    (
      #"{"verb": "plan copy", "from": "2026-11-21", "to": "2026-11-22", "onto": "2026-11-27"}"#,
      "plan copy 2026-11-21..2026-11-22 --on 2026-11-27", "Copied the plan, from Friday 2026-11-27 on"
    ),
    (
      #"{"verb": "plan shop", "from": "2026-11-21", "to": "2026-11-22"}"#, "plan shop 2026-11-21..2026-11-22",
      "Put what is planned on the shopping list"
    ),
  ]

  @Test(arguments: verbs)
  func `a verb is one step, in the command line's words, which undo takes away and redo makes again`(
    json: String, step: String, sentence: String
  ) throws {
    let store = try planStore()
    let before = try Plan(of: store)
    let outcome = try verb(json).perform(in: store)
    let after = try Plan(of: store)
    #expect(after != before)
    #expect(outcome.sentence == sentence)
    #expect(try store.history().map(\.command) == [step, "begin"])
    _ = try store.undo(step: 2, command: "undo --step 2")
    #expect(try Plan(of: store) == before)
    _ = try store.redo()
    #expect(try Plan(of: store) == after)
  }

  @Test(arguments: verbs.map(\.json))
  func `a verb that is written as JSON is read as the same`(json: String) throws {
    #expect(try verb(json).json == JSONValue(text: json))
  }

  @Test(arguments: [
    (
      #""after": "m2", "drop": true, "entry": ["m1"]"#, "plan reorder Soup --before Toast",
      ["left-overs", "Soup", "Toast"]
    ),
    (
      #""after": "m3", "drop": true, "entry": ["m1"]"#, "plan reorder Soup --after Toast",
      ["left-overs", "Toast", "Soup"]
    ),
    (
      #""before": "m2", "drop": true, "entry": ["m1"]"#, "plan move Soup --on 2026-11-22",
      ["left-overs", "Toast", "Soup"]
    ),
    (
      #""after": "m3", "drop": true, "entry": ["m4"]"#, "plan move Toast --on 2026-11-22",
      ["left-overs", "Toast", "Toast"]
    ),
  ])
  func `a meal that is dropped on another day stays dinner`(members: String, step: String, titles: [String]) throws {
    let store = try planStore()
    _ = try verb(#"{"verb": "plan reorder", \#(members)}"#).perform(in: store)
    #expect(try store.history().first?.command == step)
    let sunday = CalendarDay("2026-11-22")!
    let meals = try store.mealPlan(sunday...sunday).sections[0].meals
    #expect(meals.map(\.title) == titles)
    #expect(meals.first { $0.title == "left-overs" }?.meal == "lunch")
    #expect(meals.filter { $0.title == "Soup" }.allSatisfy { $0.meal == "dinner" })
  }

  @Test func `what does not recur is not removed on all of its days`() throws {
    let store = try planStore()
    let error = #expect(throws: Misuse.self) {
      try verb(#"{"verb": "plan remove", "entry": ["m1"], "every": true}"#).perform(in: store)
    }
    #expect(error?.line(naming: \.json) == "Soup does not recur; remove it without asking for all of its days")
    #expect(try store.history().map(\.command) == ["begin"])
  }

  @Test func `what a page plans for each week is a rule from the day on that it shows`() throws {
    let store = try planStore()
    let verb = try VerbTable.verb(
      ofForm: "/plan/meals",
      [("note", "tea"), ("on", "2026-11-22"), ("meal", "snack"), ("every", "1")].map { (name: $0.0, text: $0.1) })
    let json = #"{"verb": "plan add", "note": ["tea"], "meal": "snack", "every": "sunday", "from": "2026-11-22"}"#
    #expect(verb.json == JSONValue(text: json))
    let outcome = try verb.perform(in: store)
    #expect(outcome.sentence == "Planned tea every Sunday")
    let command = "plan add --note tea --meal snack --every sunday --starting 2026-11-22"
    #expect(try store.history().first?.command == command)
    #expect(try store.meals(on: CalendarDay("2026-11-29")).map(\.title) == ["tea"])
  }

  static let refused: [(json: String, reason: String)] = [
    (#"{"verb": "plan add", "recipe": [9]}"#, "no recipe has the number 9"),
    (#"{"verb": "plan add", "note": [" "]}"#, "a note cannot be empty"),
    (
      #"{"verb": "plan add", "note": ["a"], "every": "monday", "from": "2026-11-27", "until": "2026-11-21"}"#,
      "the last day is before the first"
    ),
    (#"{"verb": "plan move", "entry": ["m9"], "meal": "lunch"}"#, "the meal is no longer in the plan"),
    (#"{"verb": "plan move", "entry": ["9"], "meal": "lunch"}"#, "the meal is no longer in the plan"),
    (
      #"{"verb": "plan reorder", "after": "m9", "drop": true, "entry": ["m1"]}"#, "the meal is no longer in the plan"
    ),
    (#"{"verb": "plan reorder", "before": "m1", "entry": ["m1"]}"#, #""Soup" cannot be moved next to itself"#),
  ]

  @Test(arguments: refused)
  func `what is refused says why, and leaves everything as it was`(json: String, reason: String) throws {
    let store = try planStore()
    let before = try Plan(of: store)
    let error = #expect(throws: (any Error).self) { try verb(json).perform(in: store) }
    #expect(error.map { "\($0)" } == reason)
    #expect(try Plan(of: store) == before)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  static let misused: [(json: String, message: String)] = [
    (#"{"verb": "plan add"}"#, "what? name recipes, or use note"),
    (#"{"verb": "plan add", "recipe": [1], "serves": "8", "scale": "2"}"#, "give serves or scale, not both"),
    (#"{"verb": "plan add", "note": ["a"], "serves": "8"}"#, "serves is for a recipe; a note has no amounts"),
    (#"{"verb": "plan add", "note": ["a"], "weeks": 2}"#, "until and weeks are for every"),
    (
      #"{"verb": "plan add", "note": ["a"], "on": ["2026-11-22"], "every": "monday"}"#, "use on or every, not both"
    ),
    (#"{"verb": "plan add", "note": ["a"], "every": "day"}"#, #""day" is not a weekday"#),
    (#"{"verb": "plan add", "note": ["a"], "every": "monday,"}"#, #""monday," is not a weekday"#),
    (
      #"{"verb": "plan add", "note": ["a"], "on": ["2026-11-22"], "from": "2026-11-22"}"#,
      "use on or from, not both"
    ),
    (
      #"{"verb": "plan add", "note": ["a"], "on": ["soon"]}"#, #""soon" is not a day; give a date such as 2026-11-27"#
    ),
    (#"{"verb": "plan move", "entry": ["m1"]}"#, "where to? use on or meal"),
    (#"{"verb": "plan copy", "from": "2026-11-22", "to": "2026-11-23"}"#, "onto is missing"),
    (#"{"verb": "plan shop", "to": "2026-11-23"}"#, "from is missing"),
    (
      #"{"verb": "plan shop", "from": "2026-11-22", "to": "2026-11-21"}"#,
      "give up to 366 days, the first one first"
    ),
    (
      #"{"verb": "plan shop", "from": "2026-11-22", "to": "2027-11-23"}"#,
      "give up to 366 days, the first one first"
    ),
  ]

  @Test(arguments: misused)
  func `what breaks a rule is refused before it is done`(json: String, message: String) throws {
    let error = #expect(throws: Misuse.self) { try verb(json) }
    #expect(error?.line(naming: \.json) == message)
  }

  @Test func `a meal is named by a text that only it has`() {
    for id in [PlannedMeal.ID.meal(12), .rule(3, CalendarDay("2026-11-27")!)] {
      #expect(PlannedMeal.ID(text: id.text) == id)
    }
    #expect(
      [PlannedMeal.ID.meal(12).text, PlannedMeal.ID.rule(3, CalendarDay("2026-11-27")!).text] == [
        "m12", "w3-2026-11-27",
      ])
    for text in ["", "m", "12", "m0", "m012", "w3", "m3-2026-11-27", "w3-2026-13-01", "x3", "m-1", "m12 "] {
      #expect(PlannedMeal.ID(text: text) == nil, "\(text)")
    }
  }

  private func verb(_ text: String) throws -> any Verb {
    try VerbTable.verb(#require(JSONValue(text: text)?.object))
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
