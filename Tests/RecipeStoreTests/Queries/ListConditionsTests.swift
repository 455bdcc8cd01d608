import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

/// Conditions with commas, and of what recipes say nothing of.
@Suite struct ListConditionsTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(
        title: "Tomato soup", prepTime: 600, servings: "4", ingredients: "tomatoes\nsalt",
        source: "https://www.example.org:8080/soup?id=1", collections: ["Soups", "Quick"], imageNames: ["a.jpg"]),
      RecipeDraft(
        title: "Curry", cookTime: 3600, servings: "2 dozen", ingredients: "eggplant", source: "My grandmother"),
      RecipeDraft(title: "Salad", servings: "about 3", ingredients: "tofu", collections: ["Salads", "Quick"]),
      RecipeDraft(title: "Bread", source: "example.com", collections: ["Baking, sweet"]),
    ])
    try store.rate([2], 4)
  }

  private func query(_ change: (inout RecipeQuery) -> Void) -> RecipeQuery {
    var query = RecipeQuery()
    change(&query)
    return query
  }

  private func ids(_ change: (inout RecipeQuery) -> Void) throws -> [Int] {
    let query = query(change)
    let ids = try store.identifiers(of: query)
    #expect(try store.listRows(of: query).map(\.id) == ids)
    return ids
  }

  @Test func `names with commas between are any of several, and a name with a comma is one`() throws {
    #expect(try ids { $0.collections = ["soups,salads"] } == [1, 3])
    #expect(try ids { $0.collections = ["soups , salads", "quick"] } == [1, 3])
    #expect(try ids { $0.collections = ["Baking, sweet"] } == [4])
    #expect(try ids { $0.collections = [#"baking\, sweet,soups"#] } == [1, 4])
    #expect(try ids { $0.notCollections = ["soups"] } == [2, 3, 4])
    #expect(try ids { $0.notCollections = ["soups,salads"] } == [2, 4])
    #expect(try ids { $0.notCollections = ["soups", "baking, sweet"] } == [2, 3])
    #expect(try store.count(of: query { $0.collections = ["soups,salads"] }) == 2)
    for names in ["soups,zzz", "zzz"] {
      #expect(throws: RecipeStoreError.noSuchCollection("zzz", suggestion: nil)) {
        try ids { $0.collections = [names] }
      }
      #expect(throws: RecipeStoreError.noSuchCollection("zzz", suggestion: nil)) {
        try ids { $0.notCollections = [names] }
      }
    }
  }

  @Test func `ingredients with commas between are any of several, or none of them`() throws {
    #expect(try ids { $0.with = ["egg,tofu"] } == [2, 3])
    #expect(try ids { $0.with = ["egg,tofu", "salt"] } == [])
    #expect(try ids { $0.with = ["&,tofu"] } == [3])
    #expect(try ids { $0.without = ["egg,tofu"] } == [1, 4])
  }

  @Test(arguments: [
    ("example.org", [1]), ("www.example.org", [1]), ("EXAMPLE.ORG", [1]), ("example", [1, 4]), ("grandm", [2]),
    ("my grandmother", [2]), ("grandmother example.com", []), ("grandmother,example.com", [2, 4]), ("mother", []),
    ("&", []),
  ])
  func `a source is found by its words or by the host of its address`(text: String, expected: [Int]) throws {
    #expect(try ids { $0.sources = [text] } == expected)
  }

  @Test func `what says nothing of something is found`() throws {
    #expect(try ids { $0.lacking = [.time] } == [3, 4])
    #expect(try ids { $0.lacking = [.picture] } == [2, 3, 4])
    #expect(try ids { $0.lacking = [.collection] } == [2])
    #expect(try ids { $0.lacking = [.source] } == [3])
    #expect(try ids { $0.lacking = [.rating] } == [1, 3, 4])
    #expect(try ids { $0.lacking = [.time, .source] } == [3])
  }

  @Test func `orders by source and servings end with what states none, reversed or not`() throws {
    #expect(try ids { $0.sort = .source } == [4, 1, 2, 3])
    #expect(try ids { ($0.sort, $0.isReversed) = (.source, true) } == [2, 1, 4, 3])
    #expect(try ids { $0.sort = .servings } == [3, 1, 2, 4])
    #expect(try ids { ($0.sort, $0.isReversed) = (.servings, true) } == [2, 1, 3, 4])
  }

  @Test func `every page of a list is what a whole list has there`() throws {
    for skip in 0...5 {
      for limit in 1...5 {
        let page = try ids { ($0.skip, $0.limit, $0.sort) = (skip, limit, .title) }
        #expect(page == Array(try ids { $0.sort = .title }.dropFirst(skip).prefix(limit)))
      }
    }
    #expect(try store.count(of: query { $0.skip = 3 }) == 4)
  }

  @Test func `a list with such a condition has no order of its own`() throws {
    let conditions: [(inout RecipeQuery) -> Void] = [
      { $0.collections = ["soups,salads"] }, { $0.notCollections = ["soups"] }, { $0.sources = ["a"] },
      { $0.lacking = [.time] }, { $0.skip = 1 },
    ]
    for condition in conditions {
      #expect(throws: RecipeStoreError.listHasNoManualOrder("a filtered list")) {
        try store.orderedList(of: query(condition))
      }
    }
  }

  @Test func `a saved filter keeps such conditions, and the names of its collections`() throws {
    let filter = SavedFilter(
      query {
        ($0.collections, $0.notCollections) = (["soups,salads"], ["baking, sweet"])
        ($0.sources, $0.lacking, $0.skip) = (["example.org,aunt"], [.picture, .time], 3)
      })
    try store.addCollection("Bright", filter: filter)
    let text = { try store.collection(named: "Bright").filter }
    #expect(
      try text()
        == #"--collection Soups,Salads --not-collection "Baking, sweet" --source example.org,aunt --no-time --no-picture"#
    )
    #expect(try SavedFilter(text: #require(try text()))?.text == text())
    try store.renameCollection("Soups", to: "Soups, hot")
    #expect(try text()?.hasPrefix(#"--collection 'Soups\, hot,Salads' --not-collection "Baking, sweet""#) == true)
    #expect(try ids { $0.collections = ["Bright"] } == [])
    try store.renameCollection("Baking, sweet", to: "Cakes")
    #expect(try text()?.contains("--not-collection Cakes") == true)
    for named in ["Soups, hot", "Salads", "Cakes"] {
      #expect(throws: RecipeStoreError.isNamedByFilter(named, filter: "Bright")) {
        try store.deleteCollections([named])
      }
    }
  }

  @Test func `saved filters stand among several, and are left out`() throws {
    try store.addCollection("Timed", filter: SavedFilter(RecipeQuery(maxTime: 3600)))
    #expect(try ids { $0.collections = ["timed,salads"] } == [1, 2, 3])
    #expect(try ids { $0.notCollections = ["timed"] } == [3, 4])
    #expect(throws: RecipeStoreError.self) {
      try store.addCollection("Other", filter: SavedFilter(query { $0.notCollections = ["soups,timed"] }))
    }
  }

  @Test func `a saved filter whose collection is gone matches nothing, whatever is called alike`() throws {
    try store.addCollection("Sal")
    try store.addCollection("Kept, one", filter: SavedFilter(query { $0.collections = ["Sal"] }))
    try store.addCollection("Of both", filter: SavedFilter(query { $0.collections = ["Sal,Soups"] }))
    try store.connection.execute("DELETE FROM collections WHERE name = 'Sal'")
    #expect(try ids { $0.collections = ["Sal"] } == [3])
    #expect(try ids { $0.collections = [#"kept\, one"#] } == [])
    #expect(try ids { $0.collections = ["Of both"] } == [])
  }

  @Test func `a list that begins later has no places that are found one by one`() throws {
    #expect(try store.hasFindablePlaces(.all))
    #expect(try !store.hasFindablePlaces(query { $0.skip = 1 }))
  }

  @Test func `any number of conditions can be given`() throws {
    #expect(try ids { $0.sources = Array(repeating: "grandmother", count: 2000) } == [2])
    #expect(try ids { $0.sources = ["grandmother", "example"] } == [])
    #expect(try ids { $0.notCollections = Array(repeating: "soups,salads", count: 2000) } == [2, 4])
    #expect(try ids { $0.collections = Array(repeating: "soups,salads", count: 2000) } == [1, 3])
  }
}
