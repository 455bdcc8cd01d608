import SQLite

extension Migration {
  static let recipes = Migration(
    identifier: "v001_create_recipes",
    sql: """
      CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT NOT NULL) STRICT;
      CREATE TABLE notes (id INTEGER PRIMARY KEY, recipe_id INTEGER NOT NULL REFERENCES recipes, text TEXT) STRICT;
      """)

  static let servings = Migration(
    identifier: "v002_add_servings", sql: "ALTER TABLE recipes ADD COLUMN servings TEXT NOT NULL DEFAULT ''")

  /// The way to change a constraint, which takes the table away for a moment (sqlite.org/lang_altertable.html).
  static let uniqueTitles = Migration(
    identifier: "v003_make_titles_unique",
    sql: """
      CREATE TABLE new_recipes (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, servings TEXT NOT NULL) STRICT;
      INSERT INTO new_recipes SELECT id, title, servings FROM recipes;
      DROP TABLE recipes;
      ALTER TABLE new_recipes RENAME TO recipes;
      """)
}

extension Migrator {
  /// A migrator of a program whose application id is 7.
  init(_ migrations: Migration...) {
    self.init(applicationID: 7, migrations: migrations)
  }

  /// Opens a file as a program does, and migrates it.
  @discardableResult
  func open(_ path: String, access: Connection.Access = .create) throws -> Connection {
    let connection = try Connection(.file(path), access: access, admit: admit)
    try migrate(connection)
    return connection
  }
}
