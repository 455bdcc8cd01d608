import Foundation
import RecipeModel
import RecipeStore
import RecipeTestSupport
import SQLite

/// A day in the life of all tests: 21 November 2026, 12:00 UTC.
let noon = 1_795_262_400

/// An environment that decides everything: the clock stands still, UUIDs count up, local time is UTC.
func testEnvironment(now: Int = noon) -> StoreEnvironment {
  var count: UInt8 = 0
  return StoreEnvironment(
    now: { now }, timeZone: .utc,
    makeUUID: {
      count &+= 1
      return count == 0 ? UUID() : UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, count))
    })
}

extension RecipeStore {
  /// A store in memory with these recipes, whose identifiers are 1, 2, 3 and so on.
  static func inMemory(_ drafts: [RecipeDraft]) throws -> RecipeStore {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add(drafts)
    return store
  }

  /// A store in memory with a recipe for each title.
  static func inMemory(titles: String...) throws -> RecipeStore {
    try inMemory(titles.map { RecipeDraft(title: $0) })
  }
}

/// A database in a folder of its own, which is gone when the test ends.
final class TemporaryDatabase {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Changes a recipe without the program, which no step records.
  func changeServingsWithoutAStep(of id: Recipe.ID) throws {
    try Connection(.file(folder.path("recipes.sqlite"))).execute("UPDATE recipes SET servings = '9' WHERE id = \(id)")
  }

  /// Opens the database, as each process does for itself: no two make the same UUID.
  func open() throws -> RecipeStore {
    var environment = testEnvironment()
    environment.makeUUID = { UUID() }
    return try RecipeStore(
      at: .file(folder.path("recipes.sqlite"), isDefault: false), environment: environment)
  }
}
