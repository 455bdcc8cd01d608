import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct ArrangingTests {
  private let store: RecipeStore

  init() throws { store = try MovingTests.store() }

  @Test func `an order is stored with one row for each recipe that moved`() throws {
    var change: RecipeChange?
    let rows = try store.rowsWritten { change = try store.arrange([5, 1, 3, 2, 4], in: .library) }
    #expect(try store.identifiers(of: .all) == [5, 1, 3, 2, 4])
    #expect(change == .moved([5, 3]))
    #expect(rows == 2)
  }

  @Test func `the present order is no change`() throws {
    #expect(try store.rowsWritten { try store.arrange([1, 2, 3, 4, 5], in: .library) } == 0)
    #expect(try store.arrange([1, 2, 3, 4, 5], in: .collection("C")).isEmpty)
  }

  @Test func `some recipes are arranged among the places that they hold`() throws {
    #expect(try store.arrange([5, 2, 4], in: .library).isEmpty == false)
    #expect(try store.identifiers(of: .all) == [1, 5, 3, 2, 4])
    #expect(try store.arrange([2, 3, 2], in: .library).moved.count == 1)
    #expect(try store.identifiers(of: .all) == [1, 5, 2, 3, 4])
  }

  @Test func `arranging recipes that the list lacks changes nothing`() throws {
    try store.add(RecipeDraft(title: "F"))
    let before = try store.dump()
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.arrange([2, 9], in: .library) }
    #expect(throws: RecipeStoreError.notInList(6, .collection("C"))) {
      try store.arrange([6, 2], in: .collection("C"))
    }
    #expect(throws: RecipeStoreError.noSuchCollection("X", suggestion: nil)) {
      try store.arrange([1], in: .collection("X"))
    }
    #expect(try store.dump() == before)
  }

  @Test func `a list is put in the order of its titles, case and accents aside`() throws {
    let store = try RecipeStore.inMemory(titles: "éclair", "Zucchini", "apple", "Dal", "Eggs")
    #expect(try store.order(by: .title, in: .library) == .moved([1, 2]))
    #expect(try store.titles() == ["apple", "Dal", "éclair", "Eggs", "Zucchini"])
    #expect(try store.order(by: .title, in: .library).isEmpty)
  }

  @Test(arguments: [
    (RecipeQuery.all, OrderedList.library), (.favorites, .favorites), (.collection("C"), .collection("C")),
    (RecipeQuery(sort: .manual), .library),
  ])
  func `a whole list in hand order can be reordered`(query: RecipeQuery, list: OrderedList) throws {
    #expect(try query.orderedList() == list)
  }

  @Test(arguments: [
    (RecipeQuery.recents, "the list of recents"), (RecipeQuery(words: "soup"), "a search result"),
    (RecipeQuery(sort: .title), "a sorted list"), (RecipeQuery(isReversed: true), "a sorted list"),
    (RecipeQuery(maxTime: 60), "a filtered list"), (RecipeQuery(limit: 3), "a filtered list"),
    (RecipeQuery(with: ["salt"]), "a filtered list"), (RecipeQuery(without: ["salt"]), "a filtered list"),
    (RecipeQuery(collections: ["A", "B"]), "a filtered list"),
    (RecipeQuery(collections: ["A"], favoritesOnly: true), "a filtered list"),
  ])
  func `recents, searches, sorted and filtered lists refuse to be reordered`(query: RecipeQuery, name: String) throws {
    #expect(throws: RecipeStoreError.listHasNoManualOrder(name)) { try query.orderedList() }
  }
}
