/// The column `content_hash`: what `ContentHash` makes of everything that a person put into the recipe.
extension RecipesTable {
  /// What is hashed, in this order: all of a recipe but its number, its places and what follows from the rest.
  static let hashedColumns = [
    "uuid", "title", "prep_time", "cook_time", "servings", "ingredients", "directions", "notes", "source", "added_on",
    "image_names", "added_at", "is_favorite",
  ]

  /// A row if the database has had the migration that makes the column.
  static let hasHashes = "SELECT 1 FROM pragma_table_info('recipes') WHERE name = 'content_hash'"

  /// Inserts a row with its number, as it was in another database.
  static let insertWithID = """
    INSERT INTO recipes (
      title, servings, added_on, source, image_names, notes, ingredients, directions, prep_time, cook_time, added_at,
      is_favorite, position, uuid, title_key, id, content_hash
    ) VALUES (
      ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16,
      \(hash(of: ["?14", "?1", "?9", "?10", "?2", "?7", "?8", "?6", "?4", "?3", "?5", "?11", "?12"]))
    )
    """

  /// The hash of a row as its values are now.
  static let hash = hash(of: hashedColumns)

  /// Whether a row's hash is that of its values; no row where there is no such recipe.
  static let isUnaltered = "SELECT content_hash = \(hash) FROM recipes WHERE id = ?1"

  static let altered = "SELECT id FROM recipes WHERE content_hash <> \(hash) ORDER BY id"

  /// Computes the hash of a row anew, where its values came from elsewhere than `insert` and `update`.
  static let rehash = "UPDATE recipes SET content_hash = \(hash) WHERE id = ?1"

  static func hash(of values: [String]) -> String {
    precondition(values.count == hashedColumns.count, "every hashed column has a value")
    return "\(ContentHash.functionName)(\(values.joined(separator: ", ")))"
  }
}
