/// The table `recipes_fts`: the full-text index over the texts of the recipes.
enum RecipesTextTable {
  /// Feeds the index all recipes after one in a single statement, four times as fast as trigger by trigger.
  static let insertRecipesAfter = """
    INSERT INTO recipes_fts (rowid, title, ingredients, directions, notes)
    SELECT id, title, ingredients, directions, notes FROM recipe_texts WHERE id > ?1
    """

  /// Sets how many bytes of the index are gathered in memory before they are written (sqlite.org/fts5.html, section 6.6).
  static let setHashSize = "INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('hashsize', ?1)"

  /// The bytes that FTS5 gathers by itself.
  static let usualHashSize = 1 << 20

  /// Gathers the index of ten thousand recipes in two or three chunks: in many small ones, which are merged again and
  /// again, it takes twice as long and leaves unused pages.
  static let bulkHashSize = 1 << 23

  /// Fails with `.corruptVirtualTable` unless the index holds exactly the texts of the recipes.
  ///
  /// - Source: sqlite.org/fts5.html, section 6.4.
  static let check = "INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('integrity-check', 1)"
  static let rebuild = "INSERT INTO recipes_fts (recipes_fts) VALUES ('rebuild')"

  /// Finds the settings of the index, but for those of its storage and of how much is gathered at once.
  static let settings = """
    SELECT k || ' = ' || v FROM recipes_fts_config WHERE k NOT IN ('version', 'hashsize') ORDER BY k
    """
  static let rank = "SELECT v FROM recipes_fts_config WHERE k = 'rank'"
  static let setRank = "INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('rank', ?1)"
  static let drop = "DROP TABLE recipes_fts"

  /// Drops what an index is kept in, and forgets the index, for one that FTS5 itself can no longer drop.
  static let dropPieces = """
    DROP TABLE IF EXISTS recipes_fts_config;
    DROP TABLE IF EXISTS recipes_fts_data;
    DROP TABLE IF EXISTS recipes_fts_docsize;
    DROP TABLE IF EXISTS recipes_fts_idx;
    DELETE FROM sqlite_schema WHERE name = 'recipes_fts';
    """

  /// Makes the words of the index readable, for this connection alone.
  ///
  /// - Source: sqlite.org/fts5.html, section 8.
  static let createVocabulary = "CREATE VIRTUAL TABLE IF NOT EXISTS temp.words USING fts5vocab(main, recipes_fts, col)"
  static let ingredientWords = """
    SELECT term FROM temp.words WHERE term >= ?1 AND term < ?2 AND col = 'ingredients' ORDER BY doc DESC, term LIMIT ?3
    """

  /// Makes the words of the index readable with the number of recipes that have each.
  static let createRecipesOfWords = """
    CREATE VIRTUAL TABLE IF NOT EXISTS temp.recipes_of_words USING fts5vocab(main, recipes_fts, row)
    """
  static let recipesOfWords = "SELECT term, doc FROM temp.recipes_of_words"

  static let insertTrigger = "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'recipes_fts_insert'"
  static let dropInsertTrigger = "DROP TRIGGER recipes_fts_insert"
}
