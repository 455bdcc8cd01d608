import Foundation
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@testable import RecipeServer

/// Soup (1), for 4, is on the shopping list with onions, tomatoes, and cream; Toast (2) is not; salt is in the pantry.
func shoppingStore() throws -> RecipeStore {
  let store = try RecipeStore(
    at: .memory, environment: StoreEnvironment(now: { 1_795_262_400 }, timeZone: .utc, makeUUID: { UUID() }))
  try store.step("begin") {
    try store.add([
      RecipeDraft(
        title: "Soup", servings: "4", ingredients: "2 onions\n1 kg tomatoes\n100 ml double cream\n1 tsp salt"),
      RecipeDraft(title: "Toast", ingredients: "1 onion\n2 slices of bread"),
    ])
    try store.addToPantry(["salt"])
    try store.addToShoppingList([(1, .one)], lines: ["2 rolls of foil"])
  }
  return store
}

@Suite struct ShoppingVerbTests {
  private static let (onion, tomato) = (ItemKey(text: "onion"), ItemKey(text: "tomato"))
  private static let (cream, foil) = (ItemKey(text: "double cream"), ItemKey(text: "foil"))

  static let verbs: [(verb: ShoppingVerb, step: String, sentence: String)] = [
    (.addRecipe(2, AmountRequest()), "shop add Toast", "Put Toast on the shopping list"),
    (.addRecipe(1, AmountRequest(serves: "8")), "shop add Soup --serves 8", "Put Soup on the shopping list"),
    (.addRecipe(2, AmountRequest(scale: "3/2")), "shop add Toast --scale 3/2", "Put Toast on the shopping list"),
    (.removeRecipe(1), "shop remove --recipe Soup", "Took Soup off the shopping list"),
    (.addLine("milk"), "shop add --item milk", "Put milk on the shopping list"),
    (.tick([onion], true), "shop tick onions", "Ticked onions"),
    (
      .tick([onion, tomato, cream, foil], true), #"shop tick onions tomatoes "double cream" foil"#,
      "Ticked 4 entries"
    ),
    (.setAside([onion, foil]), "shop remove onions foil", "Took onions, foil off the shopping list"),
    (.clear(isAll: true), "shop clear --all", "Emptied the shopping list"),
    (.place([foil], inAisle: "frozen"), "shop move foil --to frozen", "Moved foil to frozen"),
    (
      .move([tomato], to: .before(onion)), "shop reorder tomatoes --before onions", "Moved tomatoes before onions"
    ),
    (.move([foil], to: .after(cream)), #"shop reorder foil --after "double cream""#, "Moved foil after double cream"),
    (.addAisle("Pet food"), #"shop aisles add "Pet food""#, "Added the aisle Pet food"),
    (.renameAisle("produce", to: "Fruit"), "shop aisles rename produce Fruit", "Renamed produce to Fruit"),
    (.deleteAisle("Produce"), "shop aisles delete Produce", "Deleted the aisle Produce"),
    (.moveAisle("Frozen", to: .top), "shop aisles reorder Frozen --to top", "Moved Frozen to the top"),
    (.addToPantry(["olive oil"]), #"pantry add "olive oil""#, "Always have olive oil"),
    (.removeFromPantry(["Salt"]), "pantry remove Salt", "No longer in the pantry: Salt"),
  ]

  @Test(arguments: verbs)
  func `a verb is one step, in the command line's words, which undo takes away and redo makes again`(
    verb: ShoppingVerb, step: String, sentence: String
  ) throws {
    let store = try shoppingStore()
    let before = try Shop(of: store)
    let result = try LibraryVerb.shopping(verb).make(in: store)
    let after = try Shop(of: store)
    #expect(after != before)
    #expect(result.sentence == sentence)
    #expect(try store.history().map(\.command) == [step, "begin"])
    _ = try LibraryVerb.undoStep(2).make(in: store)
    #expect(try Shop(of: store) == before)
    _ = try LibraryVerb.redo().make(in: store)
    #expect(try Shop(of: store) == after)
  }

  static let again: [ShoppingVerb] = [
    .addRecipe(2, AmountRequest()), .addRecipe(1, AmountRequest(serves: "8")), .removeRecipe(1), .tick([onion], true),
    .tick([onion], false), .clear(isAll: false), .clear(isAll: true), .place([foil], inAisle: "Frozen"),
    .move([tomato], to: .before(onion)), .addToPantry(["olive oil"]), .moveAisle("Frozen", to: .top),
  ]

  @Test(arguments: again)
  func `a verb that is sent twice means the same as once, and leaves no second step`(verb: ShoppingVerb) throws {
    let store = try shoppingStore()
    _ = try LibraryVerb.shopping(verb).make(in: store)
    let (once, steps) = (try Shop(of: store), try store.history().count)
    let result = try LibraryVerb.shopping(verb).make(in: store)
    #expect(result.step == nil && result.sentence == nil)
    #expect(try Shop(of: store) == once)
    #expect(try store.history().count == steps)
  }

  static let refused: [(verb: ShoppingVerb, status: Int, reason: String)] = [
    (.addRecipe(9, AmountRequest()), 404, "no recipe has the number 9"),
    (.addRecipe(2, AmountRequest(serves: "4")), 422, "recipe 2 does not say how many it serves; use scale"),
    (
      .addRecipe(2, AmountRequest(scale: "none")), 422,
      #"scale "none": give a number above 0 and up to 1000, such as 2, 2/3 or 1.5"#
    ),
    (.addLine(" "), 422, #"nothing to buy in """#),
    (
      .addLine(String(repeating: "a", count: 1001)), 422, "the line is 1001 bytes long; at most 1000 fit"
    ),
    (.tick([ItemKey(text: "caviar")], true), 404, #""caviar" is not on the shopping list"#),
    (.setAside([onion, ItemKey(text: "caviar")]), 404, #""caviar" is not on the shopping list"#),
    (.place([onion], inAisle: "Prod"), 404, #"no aisle is called "Prod""#),
    (.move([onion], to: .before(onion)), 422, #""onion" cannot be moved next to itself"#),
    (.addAisle("PRODUCE"), 409, "there is an aisle PRODUCE already"),
    (.renameAisle("Other", to: " "), 422, "a collection needs a name"),
    (.deleteAisle("Other"), 409, "Other holds what belongs nowhere else; rename it instead"),
    (.addToPantry(["salt", ""]), 422, #"nothing to buy in """#),
    (.removeFromPantry(["pepper"]), 404, #""pepper" is not in the pantry"#),
  ]

  @Test(arguments: refused)
  func `what is refused says why, and leaves everything as it was`(
    verb: ShoppingVerb, status: Int, reason: String
  ) throws {
    let store = try shoppingStore()
    let before = try Shop(of: store)
    let error = #expect(throws: (any Error).self) { try LibraryVerb.shopping(verb).make(in: store) }
    let refusal = try Refusal(describing: #require(error))
    #expect(refusal.status == status)
    #expect(refusal.message == reason)
    #expect(try Shop(of: store) == before)
    #expect(try store.history().map(\.command) == ["begin"])
  }

  @Test func `ticks of what has left the list meanwhile are passed over`() throws {
    let store = try shoppingStore()
    let verb = LibraryVerb.shopping(.tick([ItemKey(text: "caviar"), Self.onion], true))
    #expect(try verb.make(in: store).step == 2)
    #expect(try store.shoppingList().items.filter(\.isGot).map(\.name) == ["onions"])
  }

  @Test func `a recipe that is put on the list again without amounts keeps them`() throws {
    let store = try shoppingStore()
    _ = try LibraryVerb.shopping(.addRecipe(1, AmountRequest(serves: "8"))).make(in: store)
    #expect(try LibraryVerb.shopping(.addRecipe(1, AmountRequest())).make(in: store).step == nil)
    #expect(try store.shoppingList().recipes.map(\.factor.description) == ["2"])
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
