import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

/// A recipe as it was after a step, or at the end of a day.
@Suite struct PastRecipeTests {
  /// Noon, on a day of November 2026.
  private static func noon(of day: Int) -> Int { 1_795_262_400 + (day - 21) * 86_400 }

  /// The clock of a store, which a test sets.
  private final class Clock: @unchecked Sendable { var now = PastRecipeTests.noon(of: 1) }

  private let clock = Clock()
  private let store: RecipeStore

  init() throws {
    var environment = testEnvironment()
    environment.now = { [clock] in clock.now }
    store = try RecipeStore(at: .memory, environment: environment)
  }

  private func day(_ number: Int) -> CalendarDay { CalendarDay("2026-11-\(number < 10 ? "0" : "")\(number)")! }

  @discardableResult
  private func on<R>(_ number: Int, _ work: () throws -> R) rethrows -> R {
    clock.now = Self.noon(of: number)
    return try work()
  }

  private func rename(_ title: String) throws {
    var draft = RecipeDraft(try #require(try store.recipe(with: 1)))
    draft.title = title
    try store.update(1, to: draft)
  }

  private func title(at moment: HistoryMoment) throws -> String { try store.recipe(1, at: moment).recipe.title }

  private func refusal(of id: Recipe.ID, at moment: HistoryMoment) -> String? {
    do {
      _ = try store.recipe(id, at: moment)
      return nil
    } catch {
      return (error as? RecipeStoreError)?.description
    }
  }

  @Test func `a day ends with the last step that was made on it or before`() throws {
    try on(3) { try store.add(RecipeDraft(title: "One")) }
    try on(5) { try rename("Two") }
    try on(5) { try rename("Three") }
    try on(9) { try rename("Four") }
    #expect(
      try (3...9).map { try title(at: .day(day($0))) } == ["One", "One", "Three", "Three", "Three", "Three", "Four"])
    #expect(try (1...4).map { try title(at: .step($0)) } == ["One", "Two", "Three", "Four"])
    #expect(try store.recipe(1, at: .day(day(7))).step.id == 3)
    #expect(try title(at: .lastStep) == "Four")
    #expect(refusal(of: 1, at: .day(day(2))) == "recipe 1 was not there on 2026-11-02; step 1 added it")
    #expect(refusal(of: 1, at: .day(day(10))) == "2026-11-10 is still to come")
  }

  @Test func `a step that is undone can be looked at, and days pass over it`() throws {
    try on(3) { try store.add(RecipeDraft(title: "One")) }
    try on(5) { try rename("Two") }
    try store.undo(1)
    #expect(try title(at: .step(2)) == "Two")
    #expect(try title(at: .day(day(5))) == "One")
    #expect(try title(at: .lastStep) == "One")
    #expect(try store.recipe(with: 1)?.title == "One")
  }

  @Test func `a recipe that was deleted is as it was, with its collections, cookings, and stars`() throws {
    try on(3) {
      try store.add(RecipeDraft(title: "One", ingredients: "1 egg", isFavorite: true, collections: ["Soups", "Quick"]))
    }
    try on(4) { try store.addCooking(Cooking(on: day(4), stars: 4, note: "good"), of: [1]) }
    let whole = try store.recipe(with: 1)
    try on(5) { try store.renameCollection("Soups", to: "Broths") }
    let renamed = try store.recipe(with: 1)
    try on(6) { try store.delete([1]) }
    #expect(try store.recipe(1, at: .step(2)).recipe == whole)
    #expect(try store.recipe(1, at: .step(3)).recipe == renamed)
    #expect(try store.recipe(1, at: .step(1)).recipe.log == .empty)
    #expect(refusal(of: 1, at: .step(4)) == "recipe 1 was not there after step 4; step 4 deleted it")
    #expect(refusal(of: 1, at: .lastStep) == "recipe 1 was not there after the last step; step 4 deleted it")
    #expect(refusal(of: 1, at: .day(day(6))) == "recipe 1 was not there on 2026-11-06; step 4 deleted it")
  }

  @Test func `what the history does not know is refused`() throws {
    #expect(refusal(of: 1, at: .lastStep) == "there is no step yet")
    #expect(refusal(of: 1, at: .day(day(1))) == "there is no step yet")
    #expect(refusal(of: 1, at: .step(1)) == "there is no step 1")
    try on(3) { try store.add([RecipeDraft(title: "One"), RecipeDraft(title: "Other")]) }
    for number in 4...7 { try on(number) { try rename("Title \(number)") } }
    #expect(refusal(of: 1, at: .step(0)) == "there is no step 0")
    #expect(refusal(of: 1, at: .step(6)) == "there is no step 6")
    #expect(refusal(of: 9, at: .step(1)) == "no recipe has the number 9")
    try store.connection.execute("DELETE FROM history_pieces WHERE step_id < 4; DELETE FROM history_steps WHERE id < 4")
    #expect(try title(at: .step(4)) == "Title 6")
    #expect(refusal(of: 1, at: .step(2)) == "the history begins with step 4, on 2026-11-06")
    #expect(refusal(of: 1, at: .day(day(5))) == "the history begins with step 4, on 2026-11-06")
    #expect(refusal(of: 9, at: .day(day(5))) == "no recipe has the number 9")
  }

  @Test func `looking back changes nothing`() throws {
    try on(3) { try store.add(RecipeDraft(title: "One")) }
    try on(5) { try rename("Two") }
    let before = try store.dump()
    _ = try title(at: .step(1))
    #expect(try store.dump() == before)
  }
}
