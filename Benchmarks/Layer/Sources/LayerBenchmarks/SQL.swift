/// The statements that all peers run.
enum SQL {
  /// A page cache that holds the whole database: what is compared is not the file system.
  static let largeCache = "PRAGMA cache_size = -1000000"

  /// What the layer sets for every connection.
  static let settings = """
    PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA synchronous = EXTRA;
    """

  static let tables = """
    CREATE TABLE recipes (
      id INTEGER PRIMARY KEY,
      position INTEGER NOT NULL DEFAULT 0,
      is_favorite INTEGER NOT NULL,
      prep_time INTEGER NOT NULL,
      cook_time INTEGER NOT NULL,
      title TEXT NOT NULL,
      servings TEXT NOT NULL,
      ingredients TEXT NOT NULL,
      directions TEXT NOT NULL,
      notes TEXT NOT NULL
    ) STRICT;
    CREATE INDEX recipes_by_position ON recipes (position);
    """

  /// Made after the rows are there.
  static let derivedTables = """
    CREATE TABLE collection_members (
      recipe_id INTEGER NOT NULL, collection_id INTEGER NOT NULL, PRIMARY KEY (recipe_id, collection_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX members_by_collection ON collection_members (collection_id);
    INSERT INTO collection_members SELECT id, id * 7919 % 50 FROM recipes;
    CREATE VIRTUAL TABLE recipes_fts USING fts5 (
      title, ingredients, directions, notes, content = 'recipes', content_rowid = 'id'
    );
    INSERT INTO recipes_fts (recipes_fts) VALUES ('rebuild');
    """

  static let identifiers = "SELECT id FROM recipes ORDER BY position, id"
  static let counts = "SELECT collection_id, count(*) FROM collection_members GROUP BY collection_id"
  static let recipeWithID = "SELECT \(columns) FROM recipes WHERE id = ?1"
  static let allRecipes = "SELECT \(columns) FROM recipes ORDER BY id"
  static let firstRows = "SELECT \(listColumns) FROM recipes ORDER BY position, id LIMIT 20"
  static let search = """
    SELECT \(listColumns) FROM recipes_fts CROSS JOIN recipes ON recipes.id = recipes_fts.rowid
    WHERE recipes_fts MATCH ?1 ORDER BY rank LIMIT 20
    """

  static let insert = """
    INSERT INTO recipes (
      id, title, prep_time, cook_time, servings, ingredients, directions, notes, is_favorite
    ) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    """
  static let delete = "DELETE FROM recipes"
  static let setFavorite = "UPDATE recipes SET is_favorite = ?2 WHERE id = ?1"

  private static let columns =
    "id, title, prep_time, cook_time, servings, ingredients, directions, recipes.notes, is_favorite"
  private static let listColumns =
    "recipes.id, is_favorite, recipes.title, prep_time + cook_time, servings"
}
