import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct RecentAdditionsTests {
  @Test func `five or more recipes of one moment are one entry, named by the newest`() throws {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    func add(_ count: Int, _ date: String) throws {
      try store.add(try (0..<count).map { _ in RecipeDraft(title: "Recipe", addedOn: try AddedOn(date)) })
    }
    try add(4, "2026-11-20T08:00:00Z")  // 1-4
    try add(5, "2026-11-21T08:00:00Z")  // 5-9
    try add(1, "2026-11-19T08:00:00Z")  // 10
    try add(7, "2026-09-01T08:00:00Z")  // not recent
    let all = [
      RecentAddition(recipe: 9, others: 4), RecentAddition(recipe: 4, others: 0), RecentAddition(recipe: 3, others: 0),
      RecentAddition(recipe: 2, others: 0), RecentAddition(recipe: 1, others: 0), RecentAddition(recipe: 10, others: 0),
    ]
    #expect(try store.recentAdditions(limit: 12) == all)
    #expect(try store.recentAdditions(limit: 3) == Array(all.prefix(3)))
    try store.delete([6])
    #expect(try store.recentAdditions(limit: 2).map(\.recipe) == [9, 8])
  }
}
