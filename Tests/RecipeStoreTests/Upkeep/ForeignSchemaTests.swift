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
    (
      "CREATE INDEX \"e\"\"vil\" ON recipes (hex(notes))", "index e\"vil removed, which this program did not create"
    ),
    (
      "CREATE INDEX evil ON recipes (notes) WHERE length(hex(notes)) > 9",
      "index evil removed, which this program did not create"
    ),
    ("CREATE UNIQUE INDEX evil ON recipes (title)", "index evil removed, which this program did not create"),
    (
      """
      CREATE INDEX evil ON recipes (notes);
      UPDATE sqlite_schema SET sql = replace(sql, '(notes)', '(notes COLLATE evil)') WHERE name = 'evil'
      """, "index evil removed, which this program did not create"
    ),
    (
      "CREATE VIRTUAL TABLE evil USING fts5(title, content=recipes)",
      "virtual table evil removed, which this program did not create"
    ),
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
    #expect(throws: RecipeStoreError.self) { try RecipeStore(at: location, environment: testEnvironment()) }
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
    #expect(throws: RecipeStoreError.self) {
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

  /// What another program has added that could run when our statements do, and what is said of it.
  static let refused: [(script: String, sentence: String)] = [
    (
      "CREATE TABLE notes (recipe INTEGER REFERENCES recipes ON DELETE CASCADE)",
      "the table \"notes\" of another program, which refers to recipes"
    ),
    (
      "CREATE TABLE notes (recipe INTEGER, FOREIGN KEY (recipe) REFERENCES \"RECIPES\" (id))",
      "the table \"notes\" of another program, which refers to RECIPES"
    ),
    (
      "CREATE TABLE notes (row INTEGER REFERENCES recipes_fts_docsize ON DELETE CASCADE)",
      "the table \"notes\" of another program, which refers to recipes_fts_docsize"
    ),
    (
      "CREATE TABLE \"the \"\"notes\" (x, y AS (hex(x)))",
      "the table \"the \"notes\" of another program, which computes columns, or sorts by rules of its own"
    ),
    (
      """
      CREATE TABLE notes (x UNIQUE);
      UPDATE sqlite_schema SET sql = replace(sql, 'x UNIQUE', 'x COLLATE evil UNIQUE') WHERE name = 'notes'
      """, "the table \"notes\" of another program, which computes columns, or sorts by rules of its own"
    ),
    (
      "CREATE TABLE notes (x); CREATE INDEX evil ON notes (hex(x))",
      "the index \"evil\" of another program, which computes what it holds, or sorts by rules of its own"
    ),
    (
      "CREATE UNIQUE INDEX evil ON recipes (title)",
      "the index \"evil\" of another program, which would refuse rows of recipes"
    ),
    (
      "CREATE TABLE pragma_foreign_key_list (\"table\"); CREATE TABLE notes (recipe REFERENCES recipes)",
      "the table \"pragma_foreign_key_list\" of another program, which has a name of SQLite's own"
    ),
    (
      "CREATE VIRTUAL TABLE notes USING fts5 (text)",
      "the virtual table \"notes\" of another program, which would run code"
    ),
    (
      "CREATE TRIGGER evil AFTER DELETE ON recipes BEGIN SELECT 1; END",
      "the trigger \"evil\" of another program, which would run with changes"
    ),
    ("CREATE VIEW evil AS SELECT 1", "the view \"evil\" of another program, which would run when it is read"),
  ]

  @Test(arguments: refused)
  func `what could run when our statements do is named, and the file is left alone`(script: String, sentence: String)
    throws
  {
    try alter(script)
    let altered = try Data(contentsOf: URL(filePath: path))
    do {
      _ = try RecipeStore(at: location, environment: testEnvironment())
      Issue.record("it was opened")
    } catch let error as RecipeStoreError {
      #expect(error.description == "\(path.quotedPath()) has \(sentence)")
    }
    #expect(try !Doctor(of: location, environment: testEnvironment()).examine()[0].isOK)
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)
  }

  @Test func `a table that may not be there stays, and the file is left to a recovery`() throws {
    try alter("CREATE TABLE extra (x REFERENCES recipes); INSERT INTO extra VALUES (1)")
    let altered = try Data(contentsOf: URL(filePath: path))
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(checks[0].problems == ["table extra of another program refers to recipes"])
    #expect(try Doctor(of: location, environment: testEnvironment()).repair(checks).repaired == [])
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)
    #expect(try Doctor.recover(location, to: folder.path("saved.sqlite"), environment: testEnvironment()).recipes == 2)
  }

  @Test(arguments: [
    """
    UPDATE sqlite_schema SET name = 'Recipes', tbl_name = 'Recipes', sql = replace(sql, 'TABLE recipes', 'TABLE Recipes')
    WHERE name = 'recipes'
    """,
    """
    INSERT INTO sqlite_schema
    SELECT type, 'RECIPES', 'RECIPES', rootpage, 'CREATE TABLE RECIPES (id)' FROM sqlite_schema WHERE name = 'recipes'
    """,
    """
    INSERT INTO sqlite_schema VALUES
      ('table', 'notes', 'notes', 0, 'CREATE TRIGGER notes AFTER DELETE ON recipes BEGIN DELETE FROM recipes; END')
    """,
    """
    CREATE TABLE notes (x);
    UPDATE sqlite_schema SET sql = 'create  trigger notes AFTER DELETE ON recipes BEGIN DELETE FROM recipes; END'
    WHERE name = 'notes'
    """,
  ])
  func `a table under our name in other letters, or in words of another kind, opens nothing`(script: String) throws {
    try alter(script)
    let altered = try Data(contentsOf: URL(filePath: path))
    #expect(throws: RecipeStoreError.self) { try RecipeStore(at: location, environment: testEnvironment()) }
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)
  }

  @Test func `a part of a virtual table stays with its rows when the table is removed`() throws {
    try alter("CREATE VIRTUAL TABLE notes USING fts5 (text); INSERT INTO notes VALUES ('mine')")
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    let report = try Doctor(of: location, environment: testEnvironment()).repair(checks)
    #expect(report.repaired == ["virtual table notes removed, which this program did not create"])
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.connection.query("SELECT c0 FROM notes_content") { $0.text(at: 0) } == ["mine"])
    #expect(try store.history().count == 1)
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
    let made = try connection.schema().filter { $0.type == "table" }
    let known = SchemaObject.tablesMadeBySQLite.filter { $0.name != "sqlite_stat1" && $0.name != "sqlite_stat4" }
    #expect(known.allSatisfy(made.contains))
  }
}
