import FoundationEssentials
import RecipeModel
import SQLite

/// The table `recipes`: a row a recipe, its texts included.
enum RecipesTable {
  /// What `recipe(_:)` reads, in its order.
  static let columns = """
    recipes.id, uuid, recipes.title, prep_time, cook_time, servings, recipes.ingredients, recipes.directions, \
    recipes.notes, source, is_favorite, added_on, image_names, \(collectionNames)
    """

  /// What `listRow(_:collections:)` reads, in its order; the collections are read beside it.
  static let listColumns = "recipes.id, is_favorite, recipes.title, prep_time + cook_time, servings"

  /// What a search reads after the columns of a list: the texts in which words are found.
  static let searchColumns = "\(listColumns), recipes.ingredients, recipes.directions, recipes.notes"

  /// The names of a recipe's collections in the order it got them, a line each: a name is a single line.
  private static let collectionNames = """
    (SELECT group_concat(name, char(10)) FROM (
      SELECT collections.name FROM collection_members
      JOIN collections ON collections.id = collection_members.collection_id
      WHERE collection_members.recipe_id = recipes.id
      ORDER BY collection_members.ordinal, collection_members.collection_id))
    """

  static let recipeWithID = "SELECT \(columns) FROM recipes WHERE recipes.id = ?1"
  static let listRowWithID = "SELECT \(listColumns) FROM recipes WHERE recipes.id = ?1"
  static let listRowsWithTitle = "SELECT \(listColumns) FROM recipes WHERE title_key = ?1 ORDER BY recipes.id LIMIT ?2"
  /// Reads the index of the titles alone: the rows of a large library fill hundreds of times as many pages.
  static let listRowsWithTitlePart = """
    SELECT \(listColumns) FROM recipes
    WHERE recipes.id IN (SELECT id FROM recipes WHERE instr(title_key, ?1) > 0 ORDER BY title_key, id LIMIT ?2)
    ORDER BY recipes.position, recipes.id
    """
  static let listRowsWithTitleBeginning = """
    SELECT \(listColumns) FROM recipes WHERE title_key >= ?1 AND title_key < ?2 ORDER BY title_key, recipes.id LIMIT ?3
    """
  /// Reads the index of the titles alone, as `listRowsWithTitlePart` does.
  static let listRowsWithTitleWord = """
    SELECT \(listColumns) FROM recipes
    WHERE recipes.id IN (
      SELECT id FROM recipes
      WHERE instr(title_key, ' ' || ?1) > 0 OR instr(title_key, '(' || ?1) > 0 OR instr(title_key, '-' || ?1) > 0
      ORDER BY title_key, id LIMIT ?2)
    ORDER BY title_key, recipes.id
    """
  static let listRowsBetween = """
    SELECT \(listColumns) FROM recipes WHERE recipes.id BETWEEN ?1 AND ?2 ORDER BY recipes.id LIMIT ?3
    """
  static let exists = "SELECT 1 FROM recipes WHERE id = ?1"
  static let isFavorite = "SELECT is_favorite FROM recipes WHERE id = ?1"
  static let idWithUUID = "SELECT id FROM recipes WHERE uuid = ?1"
  static let addedAt = "SELECT added_at FROM recipes WHERE id = ?1"
  static let count = "SELECT count(*) FROM recipes"
  static let titles = "SELECT id, title, title_key FROM recipes ORDER BY id"
  static let titleKeys = "SELECT title_key FROM recipes ORDER BY title_key"
  static let titleWithKey = "SELECT title FROM recipes WHERE title_key = ?1 ORDER BY id LIMIT 1"
  static let titleWithID = "SELECT title FROM recipes WHERE id = ?1"
  static let imageNames = "SELECT id, title, image_names FROM recipes WHERE image_names <> '' ORDER BY id"
  static let lastID = "SELECT max(id) FROM recipes"

  static let idsWithSourceAndTitle = """
    SELECT id FROM recipes WHERE title_key = ?1 AND id <= ?2 AND title = ?3 AND source = ?4
    """
  static let idsWithTitleAndIngredients = """
    SELECT id FROM recipes WHERE title_key = ?1 AND id <= ?2 AND title = ?3 AND ingredients = ?4
    """
  static let idsWithTitleAndIngredientsBetween = """
    SELECT id FROM recipes WHERE title_key = ?1 AND id > ?2 AND id <= ?3 AND title = ?4 AND ingredients = ?5
    ORDER BY id
    """

  static let insert = """
    INSERT INTO recipes (
      title, title_key, prep_time, cook_time, servings, ingredients, directions, notes, source, added_on, image_names,
      added_at, uuid, position, is_favorite, content_hash
    ) VALUES (
      ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
      \(hash(of: ["?13", "?1", "?3", "?4", "?5", "?6", "?7", "?8", "?9", "?10", "?11", "?12", "?15"]))
    )
    """

  static let update = """
    UPDATE recipes SET
      title = ?1, title_key = ?2, prep_time = ?3, cook_time = ?4, servings = ?5, ingredients = ?6, directions = ?7,
      notes = ?8, source = ?9, added_on = ?10, image_names = ?11, added_at = ?12, is_favorite = ?13,
      content_hash = \(hash(of: ["uuid", "?1", "?3", "?4", "?5", "?6", "?7", "?8", "?9", "?10", "?11", "?12", "?13"]))
    WHERE id = ?14
    """

  /// Only for a recipe that is unaltered: the new hash says that all of the row is what was saved.
  static let setFavorite = """
    UPDATE recipes SET
      is_favorite = ?2,
      content_hash = \(hash(of: hashedColumns.map { $0 == "is_favorite" ? "?2" : $0 }))
    WHERE id = ?1
    """
  static let setTitleKey = "UPDATE recipes SET title_key = ?2 WHERE id = ?1"
  static let delete = "DELETE FROM recipes WHERE id = ?1"

  static let order = OrderSQL(
    position: "SELECT position FROM recipes WHERE id = ?1",
    rowsBefore: """
      SELECT id, position FROM recipes WHERE (position, id) < (?1, ?2) ORDER BY position DESC, id DESC LIMIT ?3
      """,
    rowsFrom: """
      SELECT id, position FROM recipes WHERE (position, id) >= (?1, ?2) ORDER BY position, id LIMIT ?3
      """,
    setPosition: "UPDATE recipes SET position = ?2 WHERE id = ?1")

  /// The favorites' positions are those of the library.
  static let favoritesOrder = """
    SELECT id, position FROM recipes WHERE is_favorite = 1 ORDER BY position, id
    """

  static func recipe(_ row: borrowing Statement) throws(SQLiteError) -> Recipe {
    Recipe(
      id: row.int(at: 0), uuid: try UUID(column: 1, of: row),
      RecipeDraft(
        title: row.text(at: 2), prepTime: row.int(at: 3), cookTime: row.int(at: 4), servings: row.text(at: 5),
        ingredients: row.text(at: 6), directions: row.text(at: 7), notes: row.text(at: 8), source: row.text(at: 9),
        isFavorite: row.bool(at: 10), addedOn: try? AddedOn(row.text(at: 11)),
        collections: lines(row, at: 13), imageNames: lines(row, at: 12)))
  }

  static func listRow(_ row: borrowing Statement, collections: [String]) -> RecipeListRow {
    RecipeListRow(
      id: row.int(at: 0), isFavorite: row.bool(at: 1), title: row.text(at: 2), totalTime: row.int(at: 3),
      servings: row.text(at: 4), collections: collections)
  }

  /// Binds what `insert` and `update` have in common: the parameters 1 to 12.
  static func bindContent(of draft: RecipeDraft, addedAt: Int, to statement: inout Statement) throws {
    try statement.bind(draft.title, at: 1)
    try statement.bind(TextFold.fold(draft.title), at: 2)
    try statement.bind(draft.prepTime, at: 3)
    try statement.bind(draft.cookTime, at: 4)
    try statement.bind(draft.servings, at: 5)
    try statement.bind(draft.ingredients, at: 6)
    try statement.bind(draft.directions, at: 7)
    try statement.bind(draft.notes, at: 8)
    try statement.bind(draft.source, at: 9)
    try statement.bind(draft.addedOn?.text ?? "", at: 10)
    try statement.bind(draft.imageNames.joined(separator: "\n"), at: 11)
    try statement.bind(addedAt, at: 12)
  }

  private static func lines(_ row: borrowing Statement, at index: Int) -> [String] {
    row.withTextBytes(at: index) { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension UUID {
  /// The sixteen bytes that a database keeps.
  var storedBytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }

  fileprivate init(column index: Int, of row: borrowing Statement) throws(SQLiteError) {
    let bytes = row.bytes(at: index)
    guard bytes.count == MemoryLayout<uuid_t>.size else {
      throw SQLiteError(code: .corrupt, message: "a recipe's UUID has \(bytes.count) bytes")
    }
    self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
  }
}
