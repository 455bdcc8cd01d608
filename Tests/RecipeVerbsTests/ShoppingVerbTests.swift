import Foundation
import LibraryTestSupport
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@testable import RecipeVerbs

/// The verbs of the shopping list, each from the JSON that a program would send.
@Suite struct ShoppingVerbTests {
  static let verbs: [(json: String, step: String, sentence: String)] = [
    (#"{"verb": "shop add", "recipe": [2]}"#, "shop add Toast", "Put Toast on the shopping list"),
    (
      #"{"verb": "shop add", "recipe": [1], "serves": "8"}"#, "shop add Soup --serves 8",
      "Put Soup on the shopping list"
    ),
    (
      #"{"verb": "shop add", "recipe": [2], "scale": "3/2"}"#, "shop add Toast --scale 3/2",
      "Put Toast on the shopping list"
    ),
    (#"{"verb": "shop add", "line": ["milk"]}"#, "shop add --item milk", "Put milk on the shopping list"),
    (
      #"{"verb": "shop add", "recipe": [2], "line": ["milk", "3 eggs"]}"#,
      #"shop add Toast --item milk --item "3 eggs""#, "Put Toast, milk, 3 eggs on the shopping list"
    ),
    (
      #"{"verb": "shop remove", "recipe": [1]}"#, "shop remove --recipe Soup", "Took Soup off the shopping list"
    ),
    (
      #"{"verb": "shop remove", "entries": ["onion", "aluminum foil"]}"#, "shop remove onions foil",
      "Took onions, foil off the shopping list"
    ),
    (#"{"verb": "shop tick", "entries": ["onion"]}"#, "shop tick onions", "Ticked onions"),
    (
      #"{"verb": "shop tick", "entries": ["onion", "tomato", "heavy cream", "aluminum foil"]}"#,
      #"shop tick onions tomatoes "double cream" foil"#, "Ticked 4 entries"
    ),
    (#"{"verb": "shop tick", "entries": ["onion"], "need": ["1"]}"#, "shop tick onions", "Ticked onions"),
    (#"{"verb": "shop clear", "all": true}"#, "shop clear --all", "Emptied the shopping list"),
    (
      #"{"verb": "shop move", "entries": ["aluminum foil"], "aisle": "frozen"}"#, "shop move foil --aisle frozen",
      "Moved foil to frozen"
    ),
    (
      #"{"verb": "shop reorder", "before": "onion", "entries": ["tomato"]}"#, "shop reorder tomatoes --before onions",
      "Moved tomatoes before onions"
    ),
    (
      #"{"verb": "shop reorder", "after": "heavy cream", "entries": ["aluminum foil"]}"#,
      #"shop reorder foil --after "double cream""#, "Moved foil after double cream"
    ),
  ]

  @Test(arguments: verbs)
  func `a verb is one step, in the command line's words, which undo takes away and redo makes again`(
    json: String, step: String, sentence: String
  ) throws {
    let store = try shoppingStore()
    let before = try Shop(of: store)
    let outcome = try verb(json).perform(in: store)
    let after = try Shop(of: store)
    #expect(after != before)
    #expect(outcome.sentence == sentence)
    #expect(try store.history().map(\.command) == [step, "begin"])
    _ = try store.undo(step: 2, command: "undo --step 2")
    #expect(try Shop(of: store) == before)
    _ = try store.redo()
    #expect(try Shop(of: store) == after)
  }

  @Test(arguments: verbs.map(\.json))
  func `a verb that is written as JSON is read as the same`(json: String) throws {
    #expect(try verb(json).json == JSONValue(text: json))
  }

  static let again = [
    #"{"verb": "shop add", "recipe": [2]}"#, #"{"verb": "shop add", "recipe": [1], "serves": "8"}"#,
    #"{"verb": "shop remove", "recipe": [1]}"#, #"{"verb": "shop remove", "recipe": [9]}"#,
    #"{"verb": "shop tick", "entries": ["onion"]}"#, #"{"verb": "shop untick", "entries": ["onion"]}"#,
    #"{"verb": "shop clear"}"#, #"{"verb": "shop clear", "all": true}"#,
    #"{"verb": "shop move", "entries": ["foil"], "aisle": "Frozen"}"#,
    #"{"verb": "shop reorder", "before": "onion", "entries": ["tomato"]}"#,
  ]

  @Test(arguments: again)
  func `a verb that is sent twice means the same as once, and leaves no second step`(json: String) throws {
    let store = try shoppingStore()
    _ = try verb(json).perform(in: store)
    let (once, steps) = (try Shop(of: store), try store.history().count)
    let outcome = try verb(json).perform(in: store)
    #expect(outcome.step == nil && outcome.sentence == nil)
    #expect(try Shop(of: store) == once)
    #expect(try store.history().count == steps)
  }

  static let refused: [(json: String, reason: String)] = [
    (#"{"verb": "shop add", "recipe": [9]}"#, "no recipe has the number 9"),
    (#"{"verb": "shop add", "line": [" "]}"#, #"nothing to buy in """#),
    (#"{"verb": "shop tick", "entries": ["caviar"]}"#, #""caviar" is not on the shopping list"#),
    (#"{"verb": "shop untick", "entries": ["caviar"]}"#, #""caviar" is not on the shopping list"#),
    (#"{"verb": "shop remove", "entries": ["onion", "caviar"]}"#, #""caviar" is not on the shopping list"#),
    (#"{"verb": "shop move", "entries": ["onion"], "aisle": "Prod"}"#, #"no aisle is called "Prod""#),
    (
      #"{"verb": "shop reorder", "before": "onion", "entries": ["onion"]}"#,
      #""onion" cannot be moved next to itself"#
    ),
  ]

  @Test(arguments: refused)
  func `what is refused says why, and leaves everything as it was`(json: String, reason: String) throws {
    let store = try shoppingStore()
    let before = try Shop(of: store)
    let error = #expect(throws: (any Error).self) { try verb(json).perform(in: store) }
    #expect(error.map { "\($0)" } == reason)
    #expect(try Shop(of: store) == before)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  static let misused: [(json: String, message: String)] = [
    (#"{"verb": "shop add"}"#, "what? name a recipe, or something to buy"),
    (#"{"verb": "shop add", "recipe": [1], "serves": "8", "scale": "2"}"#, "give serves or scale, not both"),
    (
      #"{"verb": "shop add", "line": ["milk"], "serves": "8"}"#,
      "serves and scale are for recipes; write the amount before the name: 2 kg potatoes"
    ),
    (#"{"verb": "shop remove"}"#, "what? name a recipe, or an entry of the list"),
    (#"{"verb": "shop tick", "entries": []}"#, "entries is missing"),
    (#"{"verb": "shop tick", "entries": ["onion"], "need": ["1", "2"]}"#, "use need once for each entries"),
    (#"{"verb": "shop tick", "entries": ["onion"], "need": ["2\n3"]}"#, "need is not an amount"),
    (#"{"verb": "shop reorder", "entries": ["onion"]}"#, "where to? use before, after, or to"),
  ]

  @Test(arguments: misused)
  func `what breaks a rule is refused`(json: String, message: String) throws {
    let store = try shoppingStore()
    let error = #expect(throws: Misuse.self) { try verb(json).perform(in: store) }
    #expect(error?.line(naming: \.json) == message)
  }

  @Test(
    arguments: [
      (#""serves": "4""#, "recipe 2 does not say how many it serves; use scale"),
      (#""scale": "none""#, #"scale "none": give a number above 0 and up to 1000, such as 2, 2/3 or 1.5"#),
    ])
  func `amounts that a recipe cannot have are refused`(amount: String, message: String) throws {
    let store = try shoppingStore()
    let error = #expect(throws: AmountError.self) {
      try verb(#"{"verb": "shop add", "recipe": [2], \#(amount)}"#).perform(in: store)
    }
    #expect(error?.message() == message)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  @Test func `ticks of what has left the list meanwhile are passed over`() throws {
    let store = try shoppingStore()
    let outcome = try verb(#"{"verb": "shop tick", "entries": ["caviar", "onion"]}"#).perform(in: store)
    #expect(outcome.step == 2)
    #expect(try store.shoppingList().items.filter(\.isGot).map(\.name) == ["onions"])
  }

  @Test func `a tick of a page that showed less gets as much as it showed`() throws {
    let store = try shoppingStore()
    _ = try verb(#"{"verb": "shop tick", "entries": ["onion"], "need": ["1"]}"#).perform(in: store)
    #expect(try store.shoppingList().items.first { $0.name == "onions" }?.amounts == "1 of 2")
  }

  @Test func `a recipe that is put on the list again without amounts keeps them`() throws {
    let store = try shoppingStore()
    _ = try verb(#"{"verb": "shop add", "recipe": [1], "serves": "8"}"#).perform(in: store)
    #expect(try verb(#"{"verb": "shop add", "recipe": [1]}"#).perform(in: store).step == nil)
    #expect(try store.shoppingList().recipes.map(\.factor.description) == ["2"])
  }

  @Test func `a verb leaves the list that it has read to those who answer`() throws {
    let store = try shoppingStore()
    let outcome = try verb(#"{"verb": "shop tick", "entries": ["onion"]}"#).perform(in: store)
    #expect(try outcome.shoppingList == store.shoppingList())
    #expect(try verb(#"{"verb": "pantry add", "food": ["sugar"]}"#).perform(in: store).shoppingList == nil)
  }

  private func verb(_ text: String) throws -> any Verb {
    try VerbTable.verb(#require(JSONValue(text: text)?.object))
  }
}

/// Everything that a verb of the shopping list may change.
private struct Shop: Equatable {
  let list: ShoppingList
  let aisles: [ShoppingAisle]
  let pantry: [String]

  init(of store: RecipeStore) throws {
    (list, aisles, pantry) = (try store.shoppingList(), try store.aisles(), try store.pantry())
  }
}
