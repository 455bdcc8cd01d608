import RecipeKitchen
import RecipeModel
import Testing

@testable import RecipeStore

/// What was cooked and how it was liked: noted, listed, found, undone.
@Suite struct CookingTests {
  private let store: RecipeStore

  init() throws { store = try RecipeStore.inMemory(titles: "Soup", "Toast", "Eggs", "Pie") }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  @discardableResult
  private func cook(_ ids: [Recipe.ID], on text: String, stars: Int = 0, note: String = "") throws -> RecipeChange {
    try store.addCooking(Cooking(on: try day(text), stars: stars, note: note), of: ids)
  }

  private func log(_ id: Recipe.ID) throws -> CookingLog { try #require(try store.recipe(with: id)).log }

  @Test func `what is to come was not cooked`() throws {
    let before = try store.dump()
    let tomorrow = store.today.adding(days: 1)
    #expect(throws: RecipeStoreError.dayToCome(tomorrow)) { try store.addCooking(Cooking(on: tomorrow), of: [1, 2]) }
    #expect(try store.dump() == before)
    #expect(try store.addCooking(Cooking(on: store.today), of: [1]) == .updated([1]))
  }

  @Test func `cookings are kept by day, and the stars of the last one said are the recipe's`() throws {
    #expect(try cook([1], on: "2026-11-08", stars: 2) == .updated([1]))
    try cook([1], on: "2026-09-01", note: " two\nlines\t")
    try cook([1], on: "2026-10-01", stars: 5)
    #expect(try log(1).cookings.map(\.day.description) == ["2026-09-01", "2026-10-01", "2026-11-08"])
    #expect(try log(1).cookings.map(\.note) == ["two lines", "", ""])
    #expect(try log(1).rating == 5)
    #expect(try store.rate([1, 2], 3) == .updated([1, 2]))
    #expect(try store.rate([1, 2], 3) == .none)
    #expect(try log(1).rating == 3)
    #expect(try store.rate([1, 3], nil) == .updated([1]))
    #expect(try log(1) == CookingLog(cookings: log(1).cookings))
    #expect(try log(2) == CookingLog(rating: 3))
  }

  @Test func `a cooking is removed with its mark in the plan, and undo brings both back`() throws {
    let sunday = try day("2026-11-08")
    try store.plan([.recipe(1, factor: .one), .recipe(1, factor: .one)], on: [sunday])
    for stars in [0, 3, 4] { try cook([1], on: "2026-11-08", stars: stars) }
    let numbers = try store.cookings(of: [1]).map(\.number)
    #expect(numbers == [3, 2, 1])
    func marks() throws -> [Bool] { try store.mealPlan(sunday...sunday).meals.map(\.isCooked) }
    let before = try store.contents()
    #expect(try store.removeCooking(2, of: 1) == .updated([1]))
    #expect(try log(1).cookings.map(\.stars) == [0, 4] && log(1).rating == 4)
    #expect(try marks() == [true, true])
    #expect(try store.removeCooking(3, of: 1) == RecipeChange(updated: [1], plan: true))
    #expect(try marks() == [true, false])
    #expect(throws: RecipeStoreError.noSuchCooking(1)) { try store.removeCooking(3, of: 1) }
    #expect(throws: RecipeStoreError.noSuchCooking(2)) { try store.removeCooking(1, of: 2) }
    try store.undo(2)
    #expect(try store.contents() == before)
    try store.checkConsistency()
  }

  @Test func `each is one step, undone and done again`() throws {
    try cook([1, 2], on: "2026-11-08", stars: 4)
    try store.rate([2], 1)
    try store.undo()
    #expect(try log(2).rating == 4)
    try store.undo()
    #expect(try log(1).isEmpty && log(2).isEmpty)
    try store.redo(2)
    #expect(try log(1).rating == 4 && log(2).rating == 1)
    let events = try store.history(of: 2).flatMap(\.events)
    #expect(
      Set(events) == [
        .rated(from: 4, to: 1), .rated(from: 0, to: 4), .cooked(on: "2026-11-08", stars: 4), .added(title: "Toast"),
      ])
  }

  @Test func `a deleted recipe takes its log along, and undo brings both back`() throws {
    try cook([1, 2], on: "2026-11-08", stars: 4, note: "good")
    let before = try store.contents()
    #expect(try store.delete([1]) == .deleted([1]))
    #expect(try store.lastCookings(limit: 9).map(\.id) == [2])
    #expect(try store.undo().change.inserted == [1])
    #expect(try store.contents() == before)
  }

  @Test func `a change of the content leaves the log alone, and another program's cooking is in no one's way`() throws {
    let seen = try #require(try store.recipe(with: 1))
    try cook([1], on: "2026-11-08", stars: 4)
    var draft = RecipeDraft(seen)
    draft.notes = "new"
    try store.update(1, to: draft)
    #expect(try log(1).rating == 4 && log(1).cookings.count == 1)
    #expect(try store.update(1, to: draft) == .none)
  }

  @Test func `cookings are listed of recipes and days, the newest first`() throws {
    try cook([1], on: "2026-10-31")
    try cook([2, 1], on: "2026-11-01")
    try cook([3], on: "2025-11-30")
    let november = try day("2026-11-01")...day("2026-11-30")
    func listed(_ ids: [Recipe.ID]?, _ days: ClosedRange<CalendarDay>? = nil) throws -> [Int] {
      try store.cookings(of: ids, on: days).map(\.number)
    }
    let numbers = try store.lastCookings(limit: 9).map(\.number)
    #expect(numbers.count == 4)
    #expect(try listed(nil) == numbers)
    #expect(try listed(nil, november) == Array(numbers.prefix(2)))
    #expect(try listed([1]) == [numbers[0], numbers[2]])
    #expect(try listed([1, 3]) == [numbers[0], numbers[2], numbers[3]])
    #expect(try listed([1], november) == [numbers[0]])
    #expect(try listed([3], november) == [] && listed([], november) == [])
  }

  @Test func `what cannot be is refused, and nothing has changed`() throws {
    let before = try store.contents()
    #expect(throws: RecipeStoreError.invalid(.invalidStars(6))) { try cook([1], on: "2026-11-08", stars: 6) }
    #expect(throws: RecipeStoreError.invalid(.invalidStars(0))) { try store.rate([1], 0) }
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try cook([1, 9], on: "2026-11-08") }
    let long = String(repeating: "x", count: RecipeLimits.lineBytes + 1)
    #expect(throws: RecipeStoreError.self) { try cook([1], on: "2026-11-08", note: long) }
    #expect(try store.contents() == before)
  }

  @Test func `lists are filtered and sorted by what was cooked and by stars`() throws {
    try cook([3], on: "2026-01-01", stars: 2)
    try cook([1], on: "2026-06-01", stars: 5)
    try cook([3], on: "2026-05-01")
    try store.rate([4], 4)
    func ids(_ change: (inout RecipeQuery) -> Void) throws -> [Recipe.ID] {
      var query = RecipeQuery.all
      change(&query)
      #expect(try store.count(of: query) == store.identifiers(of: query).count)
      return try store.identifiers(of: query)
    }
    #expect(try ids { $0.sort = .cooked } == [1, 3, 2, 4])
    #expect(
      try ids {
        $0.sort = .cooked
        $0.isReversed = true
      } == [3, 1, 4, 2])
    #expect(try ids { $0.sort = .rating } == [1, 4, 3, 2])
    #expect(
      try ids {
        $0.sort = .rating
        $0.isReversed = true
      } == [3, 4, 1, 2])
    #expect(try ids { $0.neverCooked = true } == [2, 4])
    #expect(try ids { $0.minStars = 4 } == [1, 4])
    let limit = try day("2026-06-01")
    #expect(try ids { $0.cookedBefore = .day(limit) } == [3])
    #expect(try ids { $0.cookedBefore = .day(limit.adding(days: 1)) } == [1, 3])
    let age = store.today.daysSince1970 - limit.daysSince1970
    #expect(try ids { $0.cookedBefore = .daysAgo(age) } == [3])
    #expect(try ids { $0.cookedBefore = .daysAgo(age - 1) } == [1, 3])
    var query = RecipeQuery.all
    query.neverCooked = true
    #expect(throws: RecipeStoreError.self) { try query.orderedList() }
  }

  @Test(arguments: [
    "--never-cooked", "--cooked-before 90d --rating 4 --sort rating", "--cooked-before 2026-11-08 --sort cooked",
  ])
  func `a filter of the log is saved as it is typed`(text: String) throws {
    let filter = try #require(SavedFilter(text: text))
    #expect(filter.text == text)
    #expect(SavedFilter(text: "--rating 6") == nil && SavedFilter(text: "--cooked-before soon") == nil)
  }

  @Test func `a saved filter of the log holds what matches, also with another filter`() throws {
    try cook([1, 2], on: "2026-01-01", stars: 4)
    try store.rate([2, 3], 5)
    for (name, text) in [
      ("Good", "--rating 4"), ("Best", "--rating 5"), ("Old", "--cooked-before 2026-06-01"), ("New", "--never-cooked"),
    ] {
      try store.addCollection(name, filter: #require(SavedFilter(text: text)))
    }
    func ids(_ names: String...) throws -> [Recipe.ID] { try store.identifiers(of: RecipeQuery(collections: names)) }
    #expect(try ids("Good") == [1, 2, 3])
    #expect(try ids("Good", "Best") == [2, 3])
    #expect(try ids("Best", "Old") == [2])
    #expect(try ids("New") == [3, 4])
    #expect(try ids("New", "Old") == [])
    var query = RecipeQuery(collections: ["Old"])
    query.cookedBefore = .day(try day("2026-01-01"))
    #expect(try store.identifiers(of: query) == [])
  }

  @Test func `an import brings the log in, and an update only what is new in it`() throws {
    let old = Cooking(on: try day("2026-01-01"), stars: 3)
    var draft = RecipeDraft(title: "Cake", log: CookingLog(cookings: [old]))
    try store.importDrafts([draft])
    #expect(try log(5) == CookingLog(rating: 3, cookings: [old]))
    let new = Cooking(on: try day("2026-02-01"), note: "better")
    draft.log = CookingLog(rating: 4, cookings: [new, old])
    try store.importDrafts([draft], onDuplicate: .skip)
    #expect(try log(5).rating == 3)
    #expect(try store.importDrafts([draft], onDuplicate: .update).updated == 1)
    #expect(try log(5) == CookingLog(rating: 4, cookings: [old, new]))
    #expect(try store.importDrafts([draft], onDuplicate: .update).updated == 0)
  }
}
