import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Rows that are gone from a table, and what repairing says of them.
@Suite struct LossTests {
  private let folder: TemporaryFolder
  private let path: String
  private let location: StoreLocation

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    location = .file(path, isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add(
      (1...6).map { RecipeDraft(title: "Soup \($0)", collections: $0 < 5 ? ["Soups", "Quick"] : []) })
  }

  /// Deletes rows of a table while SQLite knows nothing of some of its indexes, as a lost page would.
  private func lose(_ sql: String, keepingIndexes indexes: [String] = []) throws {
    let names = indexes.map { "'\($0)'" }.joined(separator: ", ")
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    connection.enforcesForeignKeys = false
    try connection.setRunsTriggersAndViews(false)
    let rows = try connection.query("SELECT name, tbl_name, rootpage, sql FROM sqlite_schema WHERE name IN (\(names))")
    {
      "('index', '\($0.text(at: 0))', '\($0.text(at: 1))', \($0.int(at: 2)), '\($0.text(at: 3))')"
    }
    if rows.isEmpty { return try connection.execute(sql) }
    try connection.withWritableSchema {
      try connection.execute("DELETE FROM sqlite_schema WHERE name IN (\(names))")
    }
    try connection.execute(sql)
    try connection.withWritableSchema {
      try connection.execute("INSERT INTO sqlite_schema VALUES \(rows.joined(separator: ", "))")
    }
  }

  private func repair() throws -> RepairReport {
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(checks.contains { !$0.isOK })
    let report = try Doctor(of: location, environment: testEnvironment()).repair(checks)
    #expect(report.checks.allSatisfy { $0.isOK }, "\(report.checks.filter { !$0.isOK })")
    return report
  }

  private func members(_ collection: String) throws -> [String] {
    try RecipeStore(at: location, environment: testEnvironment()).titles(of: .collection(collection))
  }

  @Test func `members of a lost collection keep it under another name, which is reported`() throws {
    try lose("DELETE FROM collections WHERE id = 1")
    let report = try repair()
    #expect(report.repaired.contains("1 collection made again for the recipes in them"))
    #expect(report.lost == [#"the name of a collection, which is called "Collection 1" now"#])
    #expect(try members("Collection 1") == ["Soup 1", "Soup 2", "Soup 3", "Soup 4"])
  }

  @Test func `members of recipes that are gone are counted where they are taken out`() throws {
    try lose("DELETE FROM recipes WHERE id IN (2, 3)")
    let report = try repair()
    #expect(report.repaired.contains("4 rows removed that refer to nothing"))
    #expect(report.lost == ["4 places in collections, of recipes that do not exist"])
    #expect(try members("Soups") == ["Soup 1", "Soup 4"])
  }

  @Test func `a recipe that only indexes still name is reported as lost`() throws {
    try lose(
      "DELETE FROM recipes WHERE id = 6",
      keepingIndexes: ["recipes_by_title_key", "recipes_by_position", "recipes_by_added_at"])
    let report = try repair()
    #expect(report.repaired.contains("indexes rebuilt"))
    #expect(report.lost == ["recipe 6: soup 6"])
  }

  @Test func `members that only their index still has are put back`() throws {
    try lose(
      "DELETE FROM collection_members WHERE recipe_id IN (2, 3)", keepingIndexes: ["collection_members_by_position"])
    let report = try repair()
    #expect(report.repaired.contains("4 places of recipes in collections restored"))
    #expect(report.lost == ["the order of the collections of 2 recipes"])
    #expect(try members("Soups") == ["Soup 1", "Soup 2", "Soup 3", "Soup 4"])
    #expect(try members("Quick") == ["Soup 1", "Soup 2", "Soup 3", "Soup 4"])
  }

  @Test func `a recovery says that an index does not know the order of a recipe's collections`() throws {
    let pages = try Connection(.file(location.path)).query(
      "SELECT pageno FROM dbstat WHERE name = 'collection_members'"
    ) { $0.int(at: 0) }
    try #require(pages.count == 1)
    let size = try Connection(.file(location.path)).first("PRAGMA page_size") { $0.int(at: 0) }!
    var bytes = try Data(contentsOf: URL(filePath: location.path))
    bytes.replaceSubrange((pages[0] - 1) * size..<pages[0] * size, with: repeatElement(0, count: size))
    try bytes.write(to: URL(filePath: location.path))
    let saved = folder.path("saved.sqlite")
    let recovery = try Doctor.recover(location, to: saved, environment: testEnvironment())
    #expect(recovery.alteredRows.map(\.description) == ["8 places in collections"])
    #expect(recovery.lostRows == [])
    let recovered = try RecipeStore(at: .file(saved, isDefault: false), environment: testEnvironment())
    for recipe in try recovered.recipes(of: .all).prefix(4) { #expect(Set(recipe.collections) == ["Soups", "Quick"]) }
  }

  @Test func `a recovery names a recipe that only indexes still name`() throws {
    try lose(
      "DELETE FROM recipes WHERE id = 6",
      keepingIndexes: ["recipes_by_title_key", "recipes_by_position", "recipes_by_added_at"])
    let recovery = try Doctor.recover(location, to: folder.path("saved.sqlite"), environment: testEnvironment())
    #expect(recovery.lost == [6])
  }
}
