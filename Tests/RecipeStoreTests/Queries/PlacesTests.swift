import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct PlacesTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    var random = SeededGenerator(seed: 3)
    try store.add(
      (1...40).map { number in
        RecipeDraft(
          title: "Soup \(Int.random(in: 1...20, using: &random))", ingredients: number % 2 == 0 ? "salt" : "",
          isFavorite: number % 3 == 0, addedOn: try? AddedOn("2026-11-\(Int.random(in: 10...20, using: &random))"),
          collections: number % 5 == 0 ? ["C"] : [])
      })
    for id in 1...20 { try store.move([id], to: .after(41 - id), in: .library) }
    try store.move([35], to: .top, in: .collection("C"))
  }

  @Test(arguments: [
    RecipeQuery.all, .favorites, .recents, .collection("C"), RecipeQuery(isReversed: true), RecipeQuery(sort: .title),
    RecipeQuery(sort: .title, isReversed: true), RecipeQuery(sort: .added), RecipeQuery(with: ["salt"]),
    RecipeQuery(collections: ["C"], isReversed: true), RecipeQuery(words: "soup", sort: .title),
    RecipeQuery(recentsOnly: true, isReversed: true), RecipeQuery(collections: ["C"], favoritesOnly: true),
  ])
  func `a change names the recipe before it in the list`(query: RecipeQuery) throws {
    #expect(try store.hasFindablePlaces(query))
    let ids = try store.identifiers(of: query)
    #expect(ids.count > 1)
    for (index, id) in ids.enumerated() {
      #expect(try store.place(of: id, in: query) == ListPlace(predecessor: index == 0 ? nil : ids[index - 1]))
    }
    for id in Set(1...41).subtracting(ids) { #expect(try store.place(of: id, in: query) == nil) }
  }

  @Test(arguments: [
    RecipeQuery(words: "soup"), RecipeQuery(sort: .time), RecipeQuery(limit: 3), RecipeQuery(sort: .random),
  ])
  func `places cannot be found in a ranked list, a part of a list, or one by time or at random`(query: RecipeQuery) {
    #expect(!query.hasFindablePlaces)
  }

  @Test func `a place in a collection that is not there is an error`() throws {
    #expect(throws: RecipeStoreError.noSuchCollection("X", suggestion: nil)) {
      try store.place(of: 1, in: .collection("X"))
    }
  }
}
