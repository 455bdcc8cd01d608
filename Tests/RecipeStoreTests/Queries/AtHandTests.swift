import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What can be cooked with what is at home.
@Suite struct AtHandTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Fried rice", ingredients: "200 g rice, rinsed\n2 large eggs\n3 scallions\n1 tbsp oil\nwater"),
      RecipeDraft(title: "Omelette", ingredients: "For the eggs:\n3 eggs, beaten\nsalt and pepper\nchives (optional)"),
      RecipeDraft(title: "Rice pudding", ingredients: "1 l milk\n150 g pudding rice\n1 egg\n50 g sugar"),
      RecipeDraft(title: "Toast", ingredients: "2 slices of bread\n10 g butter or oil"),
    ])
  }

  private func found(_ names: String..., missing: Int = 0) throws -> [String] {
    try store.recipes(having: names, missingAtMost: missing).map { recipe in
      recipe.row.title + (recipe.missing.isEmpty ? "" : ": \(recipe.missing.joined(separator: ", "))")
    }
  }

  @Test func `recipes are found whose foods are all there, the pantry included`() throws {
    #expect(try found("eggs") == [])
    try store.addToPantry(["salt", "pepper", "oil"])
    #expect(try found("eggs") == ["Omelette"])
    #expect(try found("egg", "rice", "spring onions") == ["Fried rice", "Omelette"])
    // What is only in the pantry is no reason to cook.
    #expect(try found("bread", missing: 9) == ["Toast"])
  }

  @Test func `what is missing is named, and the least missing comes first`() throws {
    try store.addToPantry(["salt", "pepper"])
    #expect(try found("eggs", "rice", missing: 1) == ["Omelette"])
    #expect(
      try found("eggs", "rice", missing: 3) == [
        "Omelette", "Fried rice: scallions, oil", "Rice pudding: milk, sugar",
      ])
  }

  @Test func `a name finds a food under its other names`() throws {
    #expect(try found("scallion", "rice", "egg", "oil") == ["Fried rice"])
    #expect(try found("green onion", missing: 3) == ["Fried rice: rice, eggs, oil"])
  }

  @Test func `what is ticked on the shopping list counts where it is asked for`() throws {
    try store.addToShoppingList([], lines: ["bread", "butter"])
    try store.tickShoppingItems([try #require(ItemKey(name: "bread"))], true)
    let found = try store.recipes(having: [], countsShopping: true, missingAtMost: 1)
    #expect(found.map(\.row.title) == ["Toast"] && found[0].missing == ["butter"])
    #expect(try store.recipes(having: ["butter"], missingAtMost: 0) == [])
    #expect(try store.recipes(having: ["butter"], countsShopping: true, missingAtMost: 0).map(\.row.title) == ["Toast"])
  }

  @Test func `a list that is narrowed, sorted, or cut stays so`() throws {
    try store.setFavorite([3], true)
    #expect(try store.recipes(having: ["egg"], missingAtMost: 9, in: .favorites).map(\.row.id) == [3])
    #expect(
      try store.recipes(having: ["egg"], missingAtMost: 9, in: RecipeQuery(sort: .title)).map(\.row.id) == [1, 2, 3])
    #expect(try store.recipes(having: ["egg"], missingAtMost: 9, in: RecipeQuery(limit: 1)).map(\.row.id) == [2])
    #expect(throws: RecipeStoreError.self) { try store.recipes(having: ["  "], missingAtMost: 0) }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `the index leaves out nothing that looking at every recipe finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let foods = [
      "eggs", "rice", "spring onions", "scallions", "milk", "plain flour", "all-purpose flour", "tomatoes",
      "tinned tomatoes",
    ]
    try store.add(
      (0..<200).map { index in
        let lines = foods.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        return RecipeDraft(
          title: "Dish \(index)", ingredients: lines.map { "2 \($0), chopped" }.joined(separator: "\n"))
      })
    for _ in 0..<20 {
      let names = Array(foods.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
      let most = Int.random(in: 0...2, using: &random)
      let keys = try names.map { try #require(ItemKey(name: $0)) }
      let expected = try store.recipes(of: .all).filter { recipe in
        let atHand = FoodsAtHand(keys)
        guard let (found, missing, _) = atHand.missing(from: recipe.ingredients) else { return false }
        return missing.count <= most && !found.isDisjoint(with: keys)
      }
      let found = try store.recipes(having: names, missingAtMost: most)
      #expect(Set(found.map(\.row.id)) == Set(expected.map(\.id)), "seed \(seed), \(names), \(most)")
    }
  }
}
