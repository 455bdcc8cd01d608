/// What the `sqlite3` shell is given to do the same work as a command of ours.
enum ShellSQL {
  static let listColumns = """
    recipes.id, CASE is_favorite WHEN 1 THEN '♥' ELSE '' END, recipes.title, prep_time + cook_time, servings,
    (SELECT group_concat(name, ', ') FROM (
      SELECT collections.name FROM collection_members
      JOIN collections ON collections.id = collection_members.collection_id
      WHERE collection_members.recipe_id = recipes.id
      ORDER BY collection_members.ordinal, collection_members.collection_id))
    """

  static let list = "SELECT \(listColumns) FROM recipes ORDER BY recipes.position, recipes.id"

  static let search = """
    SELECT \(listColumns), recipes.ingredients, recipes.directions, recipes.notes
    FROM recipes_fts CROSS JOIN recipes ON recipes.id = recipes_fts.rowid
    WHERE recipes_fts MATCH '"dan" AND "far"*' ORDER BY rank LIMIT 20
    """

  /// Makes a recipe a favorite or not, with the settings that the program has and the rows that it writes: the recipe,
  /// what triggers write, and a step of the history with a changeset of its usual size.
  static func setFavorite(_ isFavorite: Bool) -> String {
    """
    PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA synchronous = EXTRA;
    BEGIN IMMEDIATE;
    UPDATE recipes SET is_favorite = \(isFavorite ? 1 : 0) WHERE id = 13;
    INSERT INTO history_steps (made_at, command, schema_version, size, total_size)
    VALUES (unixepoch(), 'favorite 13', 7, 76, coalesce((SELECT max(total_size) FROM history_steps), 0) + 76);
    INSERT INTO history_pieces (step_id, changeset, piece, content, checksum)
    VALUES (last_insert_rowid(), 0, 0, randomblob(76), 1);
    COMMIT;
    """
  }
}
