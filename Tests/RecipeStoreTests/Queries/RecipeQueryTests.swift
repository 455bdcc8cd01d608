import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct RecipeQueryTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(
        title: "Tomato soup", prepTime: 600, cookTime: 1200, ingredients: "tomatoes\nsalt\nolive oil", isFavorite: true,
        addedOn: try AddedOn("2026-11-20"), collections: ["Soups", "Quick"]),
      RecipeDraft(title: "eggplant Curry", cookTime: 3600, ingredients: "eggplants\nsalt", collections: ["Dinner"]),
      RecipeDraft(
        title: "Älplermagronen", ingredients: "pasta", addedOn: try AddedOn("1832-01-01"), collections: ["Dinner"]),
      RecipeDraft(
        title: "Omelette", prepTime: 300, ingredients: "3 eggs\nsalt", isFavorite: true,
        addedOn: try AddedOn("2026-10-22T12:00:00Z"), collections: ["Quick", "Dinner"]),
      RecipeDraft(title: "番茄炒蛋", ingredients: "番茄\n鸡蛋", addedOn: try AddedOn("2026-10-22T12:00:01Z")),
    ])
    try store.move([4], to: .top, in: .collection("Dinner"))
  }

  @Test(arguments: [
    (RecipeQuery.all, [1, 2, 3, 4, 5]), (.favorites, [1, 4]), (.recents, [2, 1, 5]),
    (.collection("Dinner"), [4, 2, 3]), (.collection("QUICK"), [1, 4]),
    (RecipeQuery(collections: ["Quick", "Dinner"]), [4]), (RecipeQuery(collections: ["Quick", "quick"]), [1, 4]),
    (RecipeQuery(collections: ["Dinner"], favoritesOnly: true), [4]),
    (RecipeQuery(favoritesOnly: true, recentsOnly: true), [1]),
    (RecipeQuery(recentsOnly: true, sort: .manual), [1, 2, 5]),
    (RecipeQuery(sort: .title), [3, 2, 4, 1, 5]), (RecipeQuery(sort: .added), [2, 1, 5, 4, 3]),
    (RecipeQuery(sort: .time), [4, 1, 2, 3, 5]), (RecipeQuery(sort: .manual), [1, 2, 3, 4, 5]),
    (RecipeQuery(collections: ["Dinner"], sort: .title), [3, 2, 4]),
    (RecipeQuery(isReversed: true), [5, 4, 3, 2, 1]), (RecipeQuery(sort: .title, isReversed: true), [5, 1, 4, 2, 3]),
    (RecipeQuery(sort: .time, isReversed: true), [2, 1, 4, 5, 3]),
    (RecipeQuery(collections: ["Dinner"], isReversed: true), [3, 2, 4]),
    (RecipeQuery(recentsOnly: true, isReversed: true), [5, 1, 2]),
    (RecipeQuery(maxTime: 1800), [1, 4]), (RecipeQuery(maxTime: 299), []),
    (RecipeQuery(with: ["tomato"]), [1]), (RecipeQuery(with: ["egg"]), [2, 4]), (RecipeQuery(with: ["egg", "3"]), [4]),
    (RecipeQuery(with: ["eggs"]), [4]), (RecipeQuery(without: ["eggs"]), [1, 2, 3, 5]),
    (RecipeQuery(with: ["olives oils"]), [1]),
    (RecipeQuery(with: ["olive oil"]), [1]), (RecipeQuery(with: ["soup"]), []), (RecipeQuery(with: ["番茄"]), [5]),
    (RecipeQuery(without: ["salt"]), [3, 5]), (RecipeQuery(without: ["egg", "pasta"]), [1, 5]),
    (RecipeQuery(with: ["salt"], without: ["egg"]), [1]), (RecipeQuery(without: ["&"]), [1, 2, 3, 4, 5]),
    (RecipeQuery(with: ["&"]), []), (RecipeQuery(with: ["salt", "&"]), []),
    (RecipeQuery(with: Array(repeating: "salt", count: 2000), without: Array(repeating: "egg", count: 2000)), [1]),
    (RecipeQuery(limit: 2), [1, 2]), (RecipeQuery(limit: 9), [1, 2, 3, 4, 5]), (RecipeQuery(limit: 0), []),
  ])
  func `a query lists its recipes in its order`(query: RecipeQuery, expected: [Int]) throws {
    #expect(try store.identifiers(of: query) == expected)
    #expect(try store.listRows(of: query).map(\.id) == expected)
    #expect(try store.recipes(of: query).map(\.id) == expected)
    var whole = query
    whole.limit = nil
    #expect(try store.count(of: query) == store.identifiers(of: whole).count)
  }

  @Test func `a random order is that of its seed, and what comes or goes moves nothing else`() throws {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add((1...40).map { RecipeDraft(title: "Soup \($0)") })
    let orders = try (1...3).map { try store.identifiers(of: RecipeQuery(sort: .random, seed: $0)) }
    #expect(Set(orders).count == 3)
    for order in orders { #expect(order != order.sorted() && order.sorted() == Array(1...40)) }
    let shuffled = RecipeQuery(sort: .random, seed: 1)
    try store.delete([7])
    #expect(try store.identifiers(of: shuffled) == orders[0].filter { $0 != 7 })
    try store.add(RecipeDraft(title: "Soup 41"))
    #expect(try store.identifiers(of: shuffled).filter { $0 != 41 } == orders[0].filter { $0 != 7 })
    let reversed = try store.identifiers(of: RecipeQuery(sort: .random, isReversed: true, seed: 2))
    #expect(reversed.filter { $0 != 41 } == orders[1].reversed().filter { $0 != 7 })
  }

  @Test func `a random order without a seed stays as long as the store is open, and cannot be reordered`() throws {
    let query = RecipeQuery(sort: .random)
    #expect(try store.identifiers(of: query) == store.identifiers(of: query))
    #expect(throws: RecipeStoreError.listHasNoManualOrder("a sorted list")) { try query.orderedList() }
  }

  @Test func `a collection that is not there is an error with the name that was meant`() throws {
    #expect(throws: RecipeStoreError.noSuchCollection("Diner", suggestion: "Dinner")) {
      try store.identifiers(of: .collection("Diner"))
    }
    #expect(throws: RecipeStoreError.noSuchCollection("Breakfast", suggestion: nil)) {
      try store.count(of: .collection("Breakfast"))
    }
    #expect(try store.collections().count == 3)
  }

  @Test func `a list row has what a list shows`() throws {
    #expect(
      try store.listRows(of: .favorites)[0]
        == RecipeListRow(
          id: 1, isFavorite: true, title: "Tomato soup", totalTime: 1800, servings: "", collections: ["Soups", "Quick"])
    )
  }

  @Test func `recipes are looked up by identifier`() throws {
    #expect(try store.recipes(with: [4, 9, 1, 4]).map(\.id) == [4, 1, 4])
    #expect(try store.recipe(with: 9) == nil)
    #expect(try store.recipe(with: Int.max) == nil)
    #expect(try store.contains(5))
    #expect(try !store.contains(0))
  }
}
