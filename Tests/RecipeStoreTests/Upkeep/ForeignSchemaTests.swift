import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Files whose triggers, views, indexes and tables somebody has changed to do harm, or a bad disk.
@Suite struct ForeignSchemaTests {
  private let folder: TemporaryFolder
  private let path: String
  private let location: StoreLocation
  private let recipes: [Recipe]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    location = .file(path, isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Tomato soup", ingredients: "salt", notes: "Freezes well.", collections: ["Soups"]),
      RecipeDraft(title: "Stew"),
    ])
    recipes = try store.recipes(of: .all)
  }

  private static let endless = "WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)"

  /// What is done to the schema, and what the doctor does about it.
  static let harm: [(script: String, repair: String)] = [
    (
      """
      CREATE TRIGGER evil AFTER UPDATE ON recipes BEGIN UPDATE recipes SET title = 'evil' WHERE id = new.id; END
      """, "trigger evil removed, which this program did not create"
    ),
    (
      """
      DROP TRIGGER recipes_count_update;
      CREATE TRIGGER recipes_count_update AFTER UPDATE OF position ON recipes
      BEGIN DELETE FROM recipes; END
      """, "trigger recipes_count_update restored"
    ),
    ("DROP TRIGGER recipes_fts_delete", "trigger recipes_fts_delete restored"),
    (
      """
      DROP VIEW recipe_texts;
      CREATE VIEW recipe_texts AS \(endless)
      SELECT id, 'a' AS title, 'b' AS ingredients, 'c' AS directions, 'd' AS notes FROM n
      """, "view recipe_texts restored"
    ),
    (
      "CREATE VIEW evil AS \(endless) SELECT id FROM n", "view evil removed, which this program did not create"
    ),
    (
      "DROP INDEX recipes_by_title_key; CREATE INDEX recipes_by_title_key ON recipes (length(hex(zeroblob(1000))))",
      "index recipes_by_title_key restored"
    ),
    ("CREATE INDEX \"e\"\"vil\" ON recipes (notes)", "index e\"vil removed, which this program did not create"),
    ("DROP INDEX recipes_by_position", "index recipes_by_position restored"),
    (
      """
      UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (prep_time >= 0)', 'CHECK (length(hex(zeroblob(99))) > 0)')
      WHERE name = 'recipes'
      """, "table recipes replaced"
    ),
    (
      """
      UPDATE sqlite_schema SET sql = replace(sql, 'notes TEXT NOT NULL DEFAULT ''''', 'notes TEXT AS (hex(zeroblob(99)))')
      WHERE name = 'recipes'
      """, "table recipes replaced"
    ),
    (
      "UPDATE sqlite_schema SET sql = replace(sql, 'servings TEXT', 'servingt TEXT') WHERE name = 'recipes'",
      "table recipes replaced"
    ),
    (
      "UPDATE sqlite_schema SET sql = replace(sql, ', v)', ', w)') WHERE name = 'recipes_fts_config'",
      "table recipes_fts_config replaced"
    ),
  ]

  private func alter(_ script: String) throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    try connection.withWritableSchema { try connection.execute(script) }
  }

  @Test(arguments: harm)
  func `a schema that is not ours is put right before anything in it can run`(script: String, repair: String) throws {
    try alter(script)
    let altered = try Data(contentsOf: URL(filePath: path))
    #expect(throws: RecipeStoreError.notOurDatabase(path)) {
      try RecipeStore(at: location, environment: testEnvironment())
    }
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(checks.map(\.part) == [.file, .settings, .copies])
    #expect(!checks[0].isOK)
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)

    let report = try Doctor(of: location, environment: testEnvironment()).repair(checks)
    #expect(report.repaired == [repair])
    #expect(report.lost == [])
    #expect(report.checks.map(\.part) == DoctorCheck.Part.allCases)
    #expect(report.checks.allSatisfy { $0.isOK }, "\(report.checks.filter { !$0.isOK })")
    #expect(try Data(contentsOf: URL(filePath: report.backup!)) == altered)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.recipes(of: .all) == recipes)
    try store.checkFullText()
    try store.setFavorite([1], true)
  }

  @Test(arguments: harm)
  func `a recovery reads no view of a file, and computes none of its columns`(script: String, repair: String) throws {
    try alter(script)
    let saved = folder.path("saved.sqlite")
    if script.contains("TEXT AS") {
      #expect(throws: RecipeStoreError.self) {
        try Doctor.recover(location, to: saved, environment: testEnvironment())
      }
    } else {
      let recovery = try Doctor.recover(location, to: saved, environment: testEnvironment())
      #expect(recovery.recipes == 2 && recovery.lost.isEmpty)
    }
  }

  @Test(arguments: harm)
  func `a backup with a schema that is not ours is refused`(script: String, repair: String) throws {
    try alter(script)
    #expect(throws: RecipeStoreError.notOurDatabase(path)) {
      try RecipeStore.restore(
        path, into: .file(folder.path("new.sqlite"), isDefault: false), environment: testEnvironment())
    }
  }

  /// What is read first is the table that says which migrations the file has had.
  @Test func `a view instead of the table of migrations is never read`() throws {
    try alter(
      """
      ALTER TABLE migrations RENAME TO others;
      CREATE VIEW migrations AS \(Self.endless) SELECT id AS version, 'x' AS identifier, 1 AS checksum FROM n
      """)
    #expect(throws: RecipeStoreError.notOurDatabase(path)) {
      try RecipeStore(at: location, environment: testEnvironment())
    }
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    let report = try Doctor(of: location, environment: testEnvironment()).repair(checks)
    #expect(report.repaired == [])
    #expect(report.checks == checks)
    #expect(try Doctor.recover(location, to: folder.path("saved.sqlite"), environment: testEnvironment()).recipes == 2)
  }

  @Test func `a table that is not ours stays, and the file is left to a recovery`() throws {
    try alter("CREATE TABLE extra (x); INSERT INTO extra VALUES (1)")
    let altered = try Data(contentsOf: URL(filePath: path))
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(checks[0].problems == ["table extra was not created by this program"])
    #expect(try Doctor(of: location, environment: testEnvironment()).repair(checks).repaired == [])
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)
  }

  @Test func `columns whose values are in another order are not given our names`() throws {
    try alter(
      """
      CREATE TABLE other AS SELECT * FROM recipes; DROP TRIGGER recipes_fts_delete;
      UPDATE sqlite_schema SET sql = replace(replace(replace(sql, 'notes TEXT', 'x TEXT'), 'title TEXT', 'notes TEXT'),
        'x TEXT', 'title TEXT') WHERE name = 'recipes'
      """)
    try alter("UPDATE recipes SET notes = title, title = notes; DROP TABLE other")
    let altered = try Data(contentsOf: URL(filePath: path))
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(try Doctor(of: location, environment: testEnvironment()).repair(checks).repaired == [])
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)
  }

  @Test func `tables with our application id and no migration are another program's`() throws {
    let other = folder.path("other.sqlite")
    try Connection(.file(other), access: .create).execute(
      "PRAGMA application_id = \(RecipeStore.applicationID); CREATE VIEW evil AS \(Self.endless) SELECT id FROM n")
    #expect(throws: RecipeStoreError.notOurDatabase(other)) {
      try RecipeStore(at: .file(other, isDefault: false), environment: testEnvironment())
    }
  }

  @Test func `the tables that SQLite makes for itself are known word for word`() throws {
    let connection = try Connection.model(after: RecipeStore.migrator.migrations.count, of: RecipeStore.migrator)
    try connection.execute("ANALYZE")
    let made = Set(try connection.schema().filter { $0.type == "table" })
    let known = SchemaObject.tablesMadeBySQLite.filter { $0.name != "sqlite_stat1" && $0.name != "sqlite_stat4" }
    #expect(known.isSubset(of: made))
  }
}
