import RecipeKitchen
import RecipeModel
import Testing

@testable import RecipeStore

/// What is at home until it is used.
@Suite struct StocksTests {
  private let store: RecipeStore
  private let friday = CalendarDay("2026-11-27")!
  private let sunday = CalendarDay("2026-11-22")!

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Omelette", servings: "2", ingredients: "4 eggs\n50 ml cream\nsalt"),
      RecipeDraft(title: "Sauce", ingredients: "100 ml cream\n1 onion"),
      RecipeDraft(title: "Pie", ingredients: "1 batch [[Sauce]]\n200 g flour"),
    ])
    try store.addToPantry(["salt"])
    try store.addStocks([FoodLine("200 ml cream")], until: friday)
    try store.addStocks([FoodLine("spinach")], until: sunday)
    try store.addStocks([FoodLine("6 eggs")])
  }

  private func stocks() throws -> [String] {
    try store.stocks().map { [$0.text, $0.servings, $0.until?.description ?? ""].filter { !$0.isEmpty } }
      .map { $0.joined(separator: " ") }
  }

  private func cook(_ id: Recipe.ID, times factor: Int = 1) throws -> [StockUse] {
    try store.cook([id], Cooking(on: store.today), times: Rational(factor)).uses
  }

  private func use(_ foods: String...) throws -> [StockUse] { try store.useStocks(foods.map { FoodLine($0) }).uses }

  @Test func `they stand by their day, then by name, those without a day last`() throws {
    try store.addStocks([FoodLine("1 l apple juice"), FoodLine("2 onions")], until: friday)
    #expect(
      try stocks() == [
        "spinach 2026-11-22", "1 l apple juice 2026-11-27", "200 ml cream 2026-11-27", "2 onions 2026-11-27", "6 eggs",
      ])
  }

  @Test func `what comes to what holds as long is added to it, and the rest is by itself`() throws {
    try store.addStocks([FoodLine("100 ml cream"), FoodLine("1 tin cream")], until: friday)
    try store.addStocks([FoodLine("50 ml cream")])
    #expect(
      try stocks() == [
        "spinach 2026-11-22", "300 ml cream 2026-11-27", "1 tin cream 2026-11-27", "50 ml cream", "6 eggs",
      ])
    #expect(try store.addStocks([FoodLine("spinach")], until: sunday).change == .none)
  }

  @Test func `what ends first is used first`() throws {
    try store.addStocks([FoodLine("100 ml cream")], until: friday.adding(days: 3))
    let used = try use("250 ml cream")
    #expect(used.map(\.taken) == ["250 ml"] && used[0].left.map(\.amount) == ["50 ml"] && used[0].had == nil)
    #expect(try stocks() == ["spinach 2026-11-22", "50 ml cream 2026-11-30", "6 eggs"])
  }

  @Test func `all is used where no amount is said, and no more than there is`() throws {
    #expect(try use("spinach") == [StockUse(name: "spinach")])
    #expect(try use("300 ml cream").map(\.had) == ["200 ml"])
    #expect(try stocks() == ["6 eggs"])
  }

  @Test func `what cannot be used is refused, and nothing is changed`() throws {
    let before = try stocks()
    #expect(throws: RecipeStoreError.notInPantry("zzz")) { try use("2 eggs", "zzz") }
    #expect(throws: RecipeStoreError.alwaysInPantry("salt")) { try use("2 eggs", "salt") }
    for text in ["2 tins cream", "50 g spinach", "200 g eggs"] {
      #expect(throws: RecipeStoreError.self) { try use("2 eggs", text) }
    }
    #expect(throws: RecipeStoreError.notInPantry("zzz")) { try store.editStock("zzz", amount: "2", until: nil) }
    #expect(throws: RecipeStoreError.self) { try store.addStocks([FoodLine("2 water")]) }
    #expect(try stocks() == before)
    #expect(
      "\(RecipeStoreError.incomparableStock(try store.stocks()[2], asked: "200 g"))"
        == #"you have 6 eggs; "200 g" cannot be compared"#)
  }

  @Test func `the amount and the day of one can be changed`() throws {
    #expect(try store.editStock("cream", amount: "100 ml", until: .some(nil)).stock.text == "100 ml cream")
    #expect(try stocks() == ["spinach 2026-11-22", "100 ml cream", "6 eggs"])
    #expect(try store.editStock("cream", amount: "100 ml", until: nil).change == .none)
  }

  @Test func `a food is taken out whole, and what is always there as well`() throws {
    try store.addStocks([FoodLine("1 kg salt")])
    let removed = try store.removeFromPantry(["salt", "cream"])
    #expect(removed.removed == ["salt"] && removed.stocks.map(\.text) == ["1 kg salt", "200 ml cream"])
    #expect(try store.pantry() == [] && stocks() == ["spinach 2026-11-22", "6 eggs"])
  }

  @Test func `cooking takes off what has an amount, in the same step, and undo brings it back`() throws {
    let before = try stocks()
    let uses = try cook(1)
    #expect(uses.map { "\($0.taken) \($0.name)" } == ["4 eggs", "50 ml cream"])
    #expect(try stocks() == ["spinach 2026-11-22", "150 ml cream 2026-11-27", "2 eggs"])
    try store.undo()
    #expect(try stocks() == before)
  }

  @Test func `cooking takes no more than there is, and what a recipe that is named needs`() throws {
    #expect(try cook(1, times: 3).map(\.taken) == ["6", "150 ml"])
    try store.addStocks([FoodLine("250 g flour")])
    #expect(try cook(3).map(\.taken) == ["50 ml", "200 g"])
    #expect(try stocks() == ["spinach 2026-11-22", "50 g flour"])
    #expect(try cook(2) == [])
  }

  @Test func `the shopping list needs so much less`() throws {
    try store.addToShoppingList([(1, Rational(2)), (2, .one)])
    let list = try store.shoppingList()
    #expect(list.items.map { "\($0.name) \($0.amounts) \($0.atHome ?? "")" } == ["onion 1 ", "eggs 2 6"])
    #expect(list.inPantry.map(\.name) == ["cream", "salt"])
  }

  @Test func `what was got comes into the pantry, but for what is always there`() throws {
    try store.addToShoppingList([(2, .one)], lines: ["500 g flour", "salt", "soap"])
    try store.tickShoppingItems(try store.shoppingList().items.map(\.id), true)
    let kept = try store.clearShoppingList(toPantry: true).kept
    #expect(kept.map(\.text) == ["1 onion", "500 g flour", "soap"])
    #expect(
      try stocks() == ["spinach 2026-11-22", "200 ml cream 2026-11-27", "6 eggs", "500 g flour", "1 onion", "soap"])
    #expect(try store.shoppingList().items == [])
  }

  @Test func `what is got for a recipe that stays on the list is at home once`() throws {
    try store.addToShoppingList([(2, .one), (3, .one)])
    let onion = try #require(ItemKey(name: "onion"))
    try store.tickShoppingItems([onion], true)
    try store.clearShoppingList(toPantry: true)
    #expect(try store.shoppingList().items.map(\.name) == ["flour"])
    #expect(try cook(3).map(\.name).contains("onion"))
  }

  @Test func `left-overs hold three days, are called as their recipe, and stay when it is gone`() throws {
    try store.addLeftOvers(of: 1, servings: "2")
    #expect(try store.stocks().first { $0.recipe == 1 }?.until == store.today.adding(days: 3))
    #expect(try use("1 omelette").map { $0.left.map(\.amountText) } == [["1 serving"]])
    try store.delete([1])
    #expect(try store.stocks().contains { $0.name == "Omelette" && $0.recipe == 1 })
    #expect(try use("Omelette") == [StockUse(name: "Omelette")])
  }

  @Test func `left-overs are those of the recipe that theirs was made a part of`() throws {
    try store.addLeftOvers(of: 1, servings: "2")
    try store.merge([1], into: 2)
    #expect(try store.stocks().first { $0.name == "Omelette" }?.recipe == 2)
  }

  @Test func `every change is undone and made again`() throws {
    for change in [
      { _ = try store.addStocks([FoodLine("2 onions"), FoodLine("3 eggs")]) },
      { _ = try use("50 ml cream", "spinach") },
      { _ = try store.editStock("eggs", amount: "4", until: .some(friday)) },
      { _ = try store.removeFromPantry(["eggs", "salt"]) }, { _ = try store.addLeftOvers(of: 1, servings: "2") },
      { _ = try cook(1) },
    ] as [() throws -> Void] {
      let before = try store.pantryContents()
      try change()
      let after = try store.pantryContents()
      #expect(after != before)
      try store.undo()
      #expect(try store.pantryContents() == before)
      _ = try store.redo()
      #expect(try store.pantryContents() == after)
      try store.undo()
    }
  }
}
