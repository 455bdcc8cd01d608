import RecipeKitchen
import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

/// The shopping list: what is on it, what was got, and what is undone.
@Suite struct ShoppingTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Soup", ingredients: "1 onion\n1 kg tomatoes\n100 ml double cream\nsalt"),
      RecipeDraft(title: "Toast", ingredients: "2 slices of bread\n1 onion, sliced\nsalt"),
      RecipeDraft(title: "Eggs", ingredients: "4 eggs\n3 tomatoes\nsalt"),
    ])
  }

  private func add(_ recipes: [Recipe.ID], by factor: Rational = .one, lines: [String] = []) throws {
    try store.addToShoppingList(recipes.map { ($0, factor) }, lines: lines)
  }

  private func key(_ name: String) throws -> ItemKey { try #require(ItemKey(name: name)) }

  private func tick(_ names: String...) throws {
    try store.tickShoppingItems(try names.map(key), true)
  }

  /// The list as a person reads it.
  private func lines() throws -> [String] {
    try store.shoppingList().sections.flatMap { section in
      ["\(section.aisle.name):"]
        + section.items.map { item in
          (item.isTicked ? "✓ " : "") + item.name + (item.amounts.isEmpty ? "" : " \(item.amounts)")
        }
    }
  }

  @Test func `recipes and own lines come together by aisle, each multiplied by its factor`() throws {
    try add([1, 2])
    try add([3], by: Rational(2), lines: ["2 rolls of foil"])
    #expect(
      try lines() == [
        "Produce:", "onion 2", "tomatoes 6 + 1 kg", "Bakery:", "bread 1 loaf (2 slices)", "Dairy and eggs:",
        "double cream 100 ml", "eggs 8", "Herbs and spices:", "salt", "Other:", "foil 2 rolls",
      ])
    let list = try store.shoppingList()
    #expect(list.items[0].recipes.map(\.title) == ["Soup", "Toast"])
    #expect(list.items[0].lines == ["1 onion", "1 onion, sliced"])
    #expect(list.recipes.map(\.factor) == [.one, .one, Rational(2)])
  }

  @Test func `a recipe is on the list once, by the factor given last`() throws {
    try add([3])
    #expect(try store.addToShoppingList([(3, .one)]) == .none)
    #expect(try store.addToShoppingList([(3, Rational(3))]) == RecipeChange(shopping: true))
    #expect(try lines().contains("eggs 12"))
    try store.undo()
    #expect(try lines().contains("eggs 4"))
  }

  @Test func `a tick knows how much was got`() throws {
    try add([3])
    try tick("eggs")
    #expect(try lines().contains("✓ eggs 4"))
    try add([], lines: ["2 eggs"])
    let item = try #require(try store.shoppingList().items.first { $0.name == "eggs" })
    #expect((item.amounts, item.state) == ("4 of 6", .gotLess(rest: "2")))
    try tick("eggs")
    #expect(try lines().contains("✓ eggs 6"))
    try store.undo()
    #expect(try lines().contains("✓ eggs 4 of 6"))
    #expect(try store.tickShoppingItems([key("eggs")], false) == RecipeChange(shopping: true))
    #expect(try lines().contains("eggs 6"))
    #expect(try store.tickShoppingItems([key("eggs")], false) == .none)
  }

  @Test func `in the step that ticks the list is what is read after it`() throws {
    try add([1, 2, 3], lines: ["foil"])
    try tick("eggs")
    try add([], lines: ["2 eggs"])
    try store.addToPantry(["foil"])
    try store.setAsideShoppingItems([key("salt")])
    try add([1], by: Rational(3))
    let all = try store.shoppingList().items
    for (keys, isGot) in [([all[0].id], true), (all.map(\.id), true), ([all[1].id], false), (all.map(\.id), false)] {
      let seen = [all[0].id: "1"]
      let inStep = try store.step("tick") {
        try store.tickShoppingItems(keys, isGot, seen: seen)
        return try store.shoppingList()
      }
      #expect(try store.shoppingList() == inStep)
    }
  }

  @Test func `a tick that comes late counts what was needed when it was made`() throws {
    try add([3])
    let seen = [try key("eggs"): "4"]
    try add([], lines: ["2 eggs"])
    #expect(try store.tickShoppingItems([key("eggs")], true, seen: seen) == RecipeChange(shopping: true))
    #expect(try lines().contains("✓ eggs 4 of 6"))
    // What someone else has ticked meanwhile stands.
    #expect(try store.tickShoppingItems([key("eggs")], true, seen: [key("eggs"): "2"]) == .none)
    #expect(try store.tickShoppingItems([key("eggs")], true, seen: [key("eggs"): "6"]) == RecipeChange(shopping: true))
    #expect(try lines().contains("✓ eggs 6"))
    try store.undo()
    try store.undo()
    #expect(try lines().contains("eggs 6"))
    // More than is needed by now is enough.
    #expect(try store.tickShoppingItems([key("eggs")], true, seen: [key("eggs"): "8"]) == RecipeChange(shopping: true))
    #expect(try store.shoppingList().items.first { $0.name == "eggs" }?.state == .got)
  }

  @Test func `clearing removes what was got, and it returns where more is needed`() throws {
    try add([1, 2], lines: ["foil"])
    try tick("bread", "onion", "salt", "foil")
    try store.clearShoppingList()
    #expect(try store.shoppingList().recipes.map(\.title) == ["Soup"])
    #expect(try lines() == ["Produce:", "tomatoes 1 kg", "Dairy and eggs:", "double cream 100 ml"])
    try add([2])
    #expect(try lines().prefix(3) == ["Produce:", "✓ onion 1 of 2", "tomatoes 1 kg"])
    try add([], lines: ["1 onion"])
    #expect(try lines().prefix(2) == ["Produce:", "✓ onion 1 of 3"])
    try store.emptyShoppingList()
    #expect(try lines() == [])
    #expect(try store.emptyShoppingList() == .none)
    #expect(try store.clearShoppingList().change == .none)
  }

  @Test func `what is set aside is not shown until the list is emptied, and own lines are deleted`() throws {
    try add([1, 2], lines: ["foil", "3 onions"])
    try store.setAsideShoppingItems([key("onion"), key("foil")])
    #expect(try !lines().contains { $0.contains("onion") || $0.contains("foil") })
    #expect(try store.shoppingList().setAside.map(\.amounts) == ["2"])
    try add([], lines: ["1 onion"])
    #expect(try store.shoppingList().setAside.map(\.amounts) == ["3"])
    try store.emptyShoppingList()
    try add([1])
    #expect(try lines().contains("onion 1"))
  }

  @Test func `what is always at home is not bought, unless it is asked for`() throws {
    #expect(try store.addToPantry(["Salt", " olive  oil", "salt"]).added == ["Salt", "olive  oil"])
    #expect(try store.pantry() == ["olive  oil", "Salt"])
    try add([1])
    #expect(try !lines().contains("salt"))
    #expect(try store.shoppingList().inPantry.map(\.name) == ["salt"])
    try add([], lines: ["1 kg salt"])
    #expect(try lines().contains("salt 1 kg + some"))
    #expect(try store.removeFromPantry(["SALT"]).removed == ["Salt"])
    #expect(throws: RecipeStoreError.notInPantry("salt")) { try store.removeFromPantry(["salt"]) }
    try store.undo()
    #expect(try store.pantry() == ["olive  oil", "Salt"])
  }

  @Test func `a recipe that is deleted leaves the list in the same step, and returns with undo`() throws {
    try add([1, 2])
    try tick("onion")
    let before = try store.contents()
    #expect(try store.delete([2]).shopping)
    #expect(try store.shoppingList().recipes.map(\.title) == ["Soup"])
    #expect(try lines().contains("✓ onion 1"))
    var published = RecipeChange.none
    store.onChange = { published = $0 }
    try store.undo()
    #expect(published.shopping)
    #expect(try store.contents() == before)
    try store.redo()
    #expect(try store.shoppingList().recipes.map(\.title) == ["Soup"])
  }

  @Test func `the list follows a recipe that is edited`() throws {
    try add([3])
    try store.update(3, to: RecipeDraft(title: "Eggs", ingredients: "6 eggs"))
    #expect(try lines() == ["Dairy and eggs:", "eggs 6"])
  }

  @Test func `what was got of food that has left the list is forgotten`() throws {
    try add([3])
    try tick("eggs")
    try store.removeFromShoppingList(recipes: [3])
    try add([3])
    #expect(try lines().contains("eggs 4"))
    #expect(try store.removeFromShoppingList(recipes: [1, 2]) == .none)
  }

  @Test func `adding a recipe and removing it again leaves ticks, places, and own lines as they were`() throws {
    try add([1], lines: ["foil", "2 eggs"])
    try tick("onion", "foil")
    try store.moveShoppingItems([key("tomatoes")], to: .top)
    let before = try (store.contents(), lines())
    try add([2, 3])
    try store.removeFromShoppingList(recipes: [2, 3])
    #expect(try (store.contents(), lines()) == before)
  }

  @Test func `in a step the list is what it is by then, also after a part of the step has failed`() throws {
    struct Failure: Error {}
    try store.step("shopping") {
      try add([3])
      let first = try lines()
      try tick("eggs")
      let ticked = try lines()
      #expect(ticked != first)
      #expect(throws: Failure.self) {
        try store.step("part") {
          try add([], lines: ["foil"])
          #expect(try lines() != ticked)
          throw Failure()
        }
      }
      #expect(try lines() == ticked)
    }
  }

  @Test func `the list is read again only when something has changed`() throws {
    try store.step("shopping") {
      try add([3])
      _ = try store.shoppingList()
      // What is remembered is told by another list in its place.
      store.openStep?.shoppingList?.list = .empty
      #expect(try store.shoppingList() == .empty)
      #expect(try store.shoppingList(in: .metric) != .empty)
      store.openStep?.shoppingList?.list = .empty
      try add([], lines: ["foil"])
      #expect(try store.shoppingList(in: .metric) != .empty)
    }
  }

  @Test func `items that are not on the list are refused, and nothing is changed`() throws {
    try add([3])
    let before = try store.contents()
    let missing = RecipeStoreError.noSuchShoppingItem("aluminum foil")
    #expect(throws: missing) { try store.tickShoppingItems([key("eggs"), key("foil")], true) }
    #expect(throws: missing) { try store.setAsideShoppingItems([key("foil")]) }
    #expect(throws: missing) { try store.moveShoppingItems([key("foil")], toAisle: 1) }
    #expect(throws: missing) { try store.moveShoppingItems([key("eggs")], to: .before(key("foil"))) }
    #expect(throws: RecipeStoreError.destinationMoves("\"egg\"")) {
      try store.moveShoppingItems([key("eggs")], to: .after(key("eggs")))
    }
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try add([1, 9]) }
    for line in ["", "For the sauce:", "water", String(repeating: "x", count: 1001)] {
      #expect(throws: RecipeStoreError.self) { try add([1], lines: [line]) }
      #expect(throws: RecipeStoreError.self) { try store.addToPantry([line]) }
    }
    #expect(try store.contents() == before)
  }
}

/// Aisles, and what the user has moved.
@Suite struct AislesTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.addToShoppingList([], lines: ["onions", "tomatoes", "leeks", "tofu", "milk", "flux"])
  }

  private func key(_ name: String) throws -> ItemKey { try #require(ItemKey(name: name)) }

  private func names() throws -> [[String]] {
    try store.shoppingList().sections.map { [$0.aisle.name] + $0.items.map(\.name) }
  }

  private func aisles() throws -> [String] { try store.aisles().map(\.name) }

  @Test func `there are sixteen aisles, in the order of most shops, with the numbers that the program knows`() throws {
    #expect(try aisles() == Aisle.allCases.map(\.name))
    #expect(try store.aisles().map(\.id) == Aisle.allCases.map(AislesTable.id))
    #expect(
      try names() == [
        ["Produce", "onions", "tomatoes", "leeks"], ["Dairy and eggs", "milk"], ["Deli", "tofu"], ["Other", "flux"],
      ])
  }

  @Test func `an item that was moved to an aisle is found there on every later list`() throws {
    try store.moveShoppingItems([key("tofu")], toAisle: store.aisle(named: "frozen").id)
    try store.emptyShoppingList()
    try store.addToShoppingList([], lines: ["200 g tofu"])
    #expect(try names() == [["Frozen", "tofu"]])
    #expect(try store.moveShoppingItems([key("tofu")], toAisle: 7) == .none)
    #expect(throws: RecipeStoreError.noSuchAisle("99")) { try store.moveShoppingItems([key("tofu")], toAisle: 99) }
  }

  @Test func `items are moved in their aisle, or next to one of another`() throws {
    try store.moveShoppingItems([key("leeks")], to: .before(key("onions")))
    #expect(try names()[0] == ["Produce", "leeks", "onions", "tomatoes"])
    try store.moveShoppingItems([key("leeks"), key("onions")], to: .bottom)
    #expect(try names()[0] == ["Produce", "tomatoes", "leeks", "onions"])
    try store.moveShoppingItems([key("onions")], to: .place(2))
    #expect(try names()[0] == ["Produce", "tomatoes", "onions", "leeks"])
    try store.moveShoppingItems([key("onions")], to: .top)
    try store.moveShoppingItems([key("milk")], to: .after(key("onions")))
    #expect(try names()[0] == ["Produce", "onions", "milk", "tomatoes", "leeks"])
    #expect(try store.moveShoppingItems([key("milk")], to: .after(key("onions"))) == .none)
    #expect(throws: RecipeStoreError.noSuchPlace(9, count: 4)) {
      try store.moveShoppingItems([key("milk")], to: .place(9))
    }
    try store.undo(5)
    #expect(try names()[0] == ["Produce", "onions", "tomatoes", "leeks"])
  }

  @Test func `many moves to the same spot end in the order asked for`() throws {
    for _ in 0..<100 {
      try store.moveShoppingItems([key("leeks")], to: .after(key("onions")))
      try store.moveShoppingItems([key("tomatoes")], to: .after(key("onions")))
    }
    #expect(try names()[0] == ["Produce", "onions", "tomatoes", "leeks"])
  }

  @Test func `aisles are added, renamed, reordered, and deleted, and all of it is undone`() throws {
    let before = try store.contents()
    try store.addAisle("Pets")
    try store.renameAisle("prod", to: "Vegetables")
    try store.moveAisle("dairy", to: .before("vegetables"))
    try store.moveShoppingItems([key("flux")], toAisle: store.aisle(named: "Pets").id)
    #expect(
      try names() == [
        ["Dairy and eggs", "milk"], ["Vegetables", "onions", "tomatoes", "leeks"], ["Deli", "tofu"], ["Pets", "flux"],
      ])
    try store.deleteAisle("Pets")
    try store.deleteAisle("Deli")
    #expect(try names().last == ["Other", "tofu", "flux"])
    try store.undo(6)
    #expect(try store.contents() == before)
    try store.redo(6)
    #expect(try names().last == ["Other", "tofu", "flux"])
  }

  @Test func `names that are taken, unknown, or needed are refused`() throws {
    let before = try store.contents()
    #expect(throws: RecipeStoreError.aisleExists("PRODUCE")) { try store.addAisle("PRODUCE") }
    #expect(throws: RecipeStoreError.aisleExists("deli")) { try store.renameAisle("Produce", to: "deli") }
    #expect(throws: RecipeStoreError.noSuchAisle("Garden")) { try store.renameAisle("Garden", to: "x") }
    #expect(throws: RecipeStoreError.noSuchAisle("d")) { try store.deleteAisle("d") }
    #expect(throws: RecipeStoreError.aisleIsNeeded("Other")) { try store.deleteAisle("other") }
    #expect(throws: RecipeStoreError.self) { try store.addAisle(" ") }
    #expect(throws: RecipeStoreError.destinationMoves("\"Deli\"")) { try store.moveAisle("Deli", to: .after("deli")) }
    #expect(try store.renameAisle("Deli", to: "Deli") == .none)
    #expect(try store.contents() == before)
    try store.renameAisle("deli", to: "DELI")
    #expect(try aisles()[5] == "DELI")
  }
}
