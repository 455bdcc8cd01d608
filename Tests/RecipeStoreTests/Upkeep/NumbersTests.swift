import Foundation
import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Numbers at the ends of their range, which only a damaged file has.
@Suite struct NumbersTests {
  private let folder: TemporaryFolder
  private let path: String
  private let location: StoreLocation
  private let environment = testEnvironment()

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    location = .file(path, isDefault: false)
    let store = try open()
    try store.add([RecipeDraft(title: "Soup", collections: ["Soups"]), RecipeDraft(title: "Stew")])
  }

  private func open() throws -> RecipeStore {
    try RecipeStore(at: location, environment: environment)
  }

  private func alter(_ sql: String) throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    connection.enforcesForeignKeys = false
    try connection.execute(sql)
  }

  private func problems() throws -> [String] {
    try Doctor(of: location, environment: testEnvironment()).examine().flatMap(\.problems)
  }

  private func repair() throws -> RepairReport {
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    return try Doctor(of: location, environment: testEnvironment()).repair(checks)
  }

  /// Does something that gives a number of each table.
  private func fill(_ store: RecipeStore) throws {
    try store.add(RecipeDraft(title: "Bread", collections: ["New"]))
    try store.addAisle("Garden")
    try store.addToShoppingList([(1, .one)], lines: ["foil"])
    try store.addStocks([FoodLine("6 eggs")])
    try store.addCooking(Cooking(on: day("2026-11-20")), of: [1])
    try store.plan([.note("guests")], on: [day("2026-11-27")])
    try store.plan([.note("pizza")], every: Recurrence(weekday: 5, firstDay: day("2026-11-27")))
  }

  @Test(arguments: LibraryTable.numbered.map(\.name), [Int.max, 1 << 53, (1 << 53) - 1, RowNumber.mostGiven])
  func `a last number at the end of its range is damage and not a full disk, and is corrected`(
    table: String, number: Int
  ) throws {
    try fill(open())
    try alter("UPDATE sqlite_sequence SET seq = \(number) WHERE name = '\(table)'")
    let before = try open().contents()
    #expect(throws: RecipeStoreError.damaged(path)) { try fill(open()) }
    if table == "history_steps" {
      #expect(throws: RecipeStoreError.damaged(path)) { try open().setFavorite([1], true) }
    }
    #expect(throws: RecipeStoreError.damaged(path)) { try open().addToShoppingList([], lines: ["string"]) }
    #expect(throws: RecipeStoreError.damaged(path)) { try open().addAisle("Cellar") }
    #expect(throws: RecipeStoreError.damaged(path)) { try open().plan([.note("x")], on: [day("2026-11-28")]) }
    #expect(throws: RecipeStoreError.damaged(path)) {
      try open().plan([.note("x")], every: Recurrence(weekday: 6, firstDay: day("2026-11-27")))
    }
    #expect(try open().contents() == before)
    let isWrong = number == Int.max
    #expect(
      try problems() == [isWrong ? "the last number of \(table) is wrong" : "the numbers of \(table) are used up"])
    #expect(try repair().repaired == ["last numbers corrected"])
    #expect(try problems() == [])
    try open().addToShoppingList([], lines: ["string"])
    #expect(try open().add(RecipeDraft(title: "Cake", collections: ["Newer"])).inserted == [4])
  }

  @Test(arguments: LibraryTable.numbered.map(\.name)) func `a last number below what is there is corrected`(
    table: String
  ) throws {
    try fill(open())
    try alter("UPDATE sqlite_sequence SET seq = -1 WHERE name = '\(table)'")
    #expect(try problems() == ["the last number of \(table) is wrong"])
    #expect(try repair().repaired == ["last numbers corrected"])
    #expect(try problems() == [])
    #expect(try open().add(RecipeDraft(title: "Cake")).inserted == [4])
  }

  @Test(arguments: [1 << 53, (1 << 53) - 1, RowNumber.mostGiven])
  func `a recipe with the last of all numbers is reported, and gets another by a recovery`(number: Int) throws {
    try alter(
      """
      UPDATE recipes SET id = \(number) WHERE id = 1;
      UPDATE collection_members SET recipe_id = \(number), checksum = row_checksum(\(number), collection_id, ordinal);
      UPDATE sqlite_sequence SET seq = \(number) WHERE name = 'recipes';
      INSERT INTO recipes_fts (recipes_fts) VALUES ('rebuild');
      """)
    #expect(try problems() == ["the numbers of recipes are used up"])
    #expect(try repair().repaired == [])
    let saved = folder.path("saved.sqlite")
    let recovery = try Doctor.recover(location, to: saved, environment: testEnvironment())
    #expect(recovery.renumbered == [number: 3])
    let store = try RecipeStore(at: .file(saved, isDefault: false), environment: environment)
    #expect(try store.add(RecipeDraft(title: "Bread")).inserted == [4])
  }

  @Test(arguments: [
    "DELETE FROM sqlite_sequence", "UPDATE sqlite_sequence SET seq = 'x'",
    "INSERT INTO sqlite_sequence SELECT * FROM sqlite_sequence",
    "INSERT INTO sqlite_sequence VALUES (NULL, x'00'), ('unknown', 1)",
  ])
  func `last numbers that are missing, no numbers or there twice are corrected`(sql: String) throws {
    try open().delete([2])
    try alter(sql)
    #expect(try repair().repaired == ["last numbers corrected"])
    #expect(try problems() == [])
    // The recipe that is gone is still named by the history, so its number is not given again.
    #expect(try open().add(RecipeDraft(title: "Bread")).inserted == [3])
  }

  @Test(arguments: [Int.max, Int.min, 0])
  func `a recipe with a number that none can have is named, and gets another by a recovery`(number: Int) throws {
    try alter(
      """
      UPDATE recipes SET id = \(number) WHERE id = 1;
      UPDATE collection_members SET recipe_id = \(number), checksum = row_checksum(\(number), collection_id, ordinal);
      INSERT INTO recipes_fts (recipes_fts) VALUES ('rebuild');
      """)
    #expect(try problems().contains("a row of recipes has the number \(number), which is out of range"))
    let saved = folder.path("saved.sqlite")
    let recovery = try Doctor.recover(location, to: saved, environment: testEnvironment())
    #expect(recovery.recipes == 2)
    #expect(recovery.renumbered == [number: 3])
    let store = try RecipeStore(at: .file(saved, isDefault: false), environment: environment)
    #expect(try store.recipe(with: 3)?.title == "Soup")
    #expect(try store.recipe(with: 3)?.collections == ["Soups"])
    #expect(try store.add(RecipeDraft(title: "Bread")).inserted == [4])
  }

  @Test func `a recovery is quick whatever the last number is`() throws {
    try alter("UPDATE sqlite_sequence SET seq = \(Int.max)")
    var asked = 0
    var environment = testEnvironment()
    environment.shouldStop = {
      asked += 1
      return false
    }
    _ = try Doctor.recover(location, to: folder.path("saved.sqlite"), environment: environment)
    #expect(asked < 100_000, "a row was asked for by each number")
  }

  @Test(arguments: [
    "UPDATE collection_members SET ordinal = \(Int.max)", "UPDATE recipes SET position = \(Int.max)",
    "UPDATE recipes SET position = \(Int.min)", "UPDATE collection_members SET position = \(Int.max)",
    "UPDATE collections SET position = \(Int.min)", "UPDATE history_steps SET made_at = \(Int.max)",
    "UPDATE history_steps SET total_size = \(Int.max)", "UPDATE library_counts SET recipes = \(Int.max)",
    "UPDATE collection_counts SET recipes = \(Int.max)", "UPDATE added_counts SET recipes = \(Int.max)",
    "UPDATE recipes SET prep_time = \(Int.max), cook_time = \(Int.max)",
    "UPDATE recipes SET added_at = \(Int.max)", "UPDATE recipes SET added_at = \(Int.min)",
    "INSERT INTO history_steps VALUES (\(Int.max), 0, 'x', 8, 0, NULL, 0, 0, 0)",
    "INSERT INTO history_steps VALUES (\(Int.min), 0, 'x', 8, 0, NULL, 0, 0, 0)",
  ])
  func `numbers at the ends of their range are read, or are damage, and trap nothing`(sql: String) throws {
    try alter(sql)
    let verbs: [(RecipeStore) throws -> Void] = [
      { _ = try $0.listRows(of: .all) }, { _ = try $0.recipes(of: .all).map(\.totalTime) }, { _ = try $0.history() },
      { _ = try $0.count(of: .recents) }, { _ = try $0.collections() }, { try $0.collect([2], into: "Soups") },
      { try $0.move([2], to: .top, in: .library) }, { try $0.move([1], to: .after(2), in: .library) },
      { try $0.add(RecipeDraft(title: "Bread", collections: ["Soups", "New"])) }, { try $0.undo() },
      { try $0.delete([1]) },
    ]
    for verb in verbs {
      do {
        try verb(open())
      } catch let error as RecipeStoreError {
        if case .database(let error) = error { Issue.record("\(error)") }
      }
    }
    _ = try repair()
  }
}
