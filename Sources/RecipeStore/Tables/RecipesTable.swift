import FoundationEssentials
import RecipeModel
import SQLite

/// The table `recipes`: a row a recipe, its texts included.
enum RecipesTable {
  /// The columns that `recipe(_:)` reads: the number, the UUID, all fields in their order, the log, the original, and what
  /// was said of diets.
  static let columns =
    "recipes.id, uuid, "
    + RecipeField.allCases.map { field in
      RecipeColumn(field).map { "recipes.\($0.rawValue)" } ?? collectionNames
    }.joined(separator: ", ")
    + ", \(RatingsTable.stars), \(CookingsTable.lines), \(VariantsTable.original), \(SaidDietsTable.lines)"

  /// The columns that `listRow(_:collections:)` reads, in its order; the collections are read separately.
  static let listColumns = "recipes.id, is_favorite, recipes.title, prep_time + cook_time, servings"

  /// The columns that a search reads after those of a list: the texts in which words are found.
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
  /// The moments after ?1 at which recipes were added, newest first: each with how many, and the newest of them.
  static let recentMoments = """
    SELECT added_at, count(*), max(id) FROM recipes WHERE added_at > ?1 GROUP BY added_at ORDER BY added_at DESC LIMIT ?2
    """
  static let recipesAddedAt = "SELECT id FROM recipes WHERE added_at = ?1 ORDER BY id DESC"

  static let listRowWithID = "SELECT \(listColumns) FROM recipes WHERE recipes.id = ?1"
  static let idsWithTitle = "SELECT id FROM recipes WHERE title_key = ?1 ORDER BY id"
  /// Reads the index of the titles alone: the rows of a large library fill hundreds of times as many pages.
  static let titlesWithPart = """
    SELECT id, title_key FROM recipes WHERE id IN (SELECT id FROM recipes WHERE instr(title_key, ?1) > 0)
    ORDER BY position, id
    """
  /// As `titlesWithPart`, by title.
  static let titleKeysWithPart =
    "SELECT id, title_key FROM recipes WHERE instr(title_key, ?1) > 0 ORDER BY title_key, id"
  static let listRowsWithTitleBeginning = """
    SELECT \(listColumns) FROM recipes WHERE title_key >= ?1 AND title_key < ?2 ORDER BY title_key, recipes.id LIMIT ?3
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
  static let titleKeys = "SELECT id, title_key FROM recipes ORDER BY title_key, id"
  static let ingredientsAndServings = "SELECT ingredients, servings FROM recipes WHERE id = ?1"
  /// Reads the index of the recipes that name others.
  static let withLinks = """
    SELECT id, title, ingredients FROM recipes WHERE instr(ingredients, '[[') > 0 ORDER BY title_key, id
    """
  static let titleWithID = "SELECT title FROM recipes WHERE id = ?1"
  static let imageNames = "SELECT id, title, image_names FROM recipes WHERE image_names <> '' ORDER BY id"
  static let imageNamesWithID = "SELECT image_names FROM recipes WHERE id = ?1"
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

  /// The parameters of `insert`, by their number.
  static let inserted = RecipeColumn.content + [.uuid, .position]
  static let insert = insert(inserted)

  /// The parameters of `insertWithID`, which inserts a row with its number, as it was in another database.
  static let insertedWithID = inserted + [.id]
  static let insertWithID = insert(insertedWithID)

  /// The parameters of `update`.
  static let updated = RecipeColumn.content + [.id]
  static let update = """
    UPDATE recipes SET
      \(RecipeColumn.content.map { "\($0.rawValue) = \($0.parameter)" }.joined(separator: ", ")),
      content_hash = \(hash(of: { $0 == .uuid ? $0.rawValue : $0.parameter }))
    WHERE id = :id
    """

  /// Only for a recipe that is unaltered: the new hash says that all of the row is what was saved.
  static let setFavorite = """
    UPDATE recipes SET
      is_favorite = ?2,
      content_hash = \(hash(of: { $0 == .isFavorite ? "?2" : $0.rawValue }))
    WHERE id = ?1
    """
  static let setTitleKey = "UPDATE recipes SET title_key = ?2 WHERE id = ?1"
  static let delete = "DELETE FROM recipes WHERE id = ?1"

  /// The favorites' positions are those of the library.
  static let favoritesOrder = """
    SELECT id, position FROM recipes WHERE is_favorite = 1 ORDER BY position, id
    """

  static func recipe(_ row: borrowing Statement) throws(SQLiteError) -> Recipe {
    var draft = draft(row, at: 2)
    draft.log = CookingLog(rating: row.int(at: 14), cookings: CookingsTable.cookings(row, at: 15))
    draft.variantOf = row.isNull(at: 16) ? nil : UUID(row.bytes(at: 16))
    draft.saidDiets = SaidDietsTable.said(row, at: 17, of: draft.ingredients)
    return Recipe(id: row.int(at: 0), uuid: try UUID(column: 1, of: row), draft)
  }

  /// Returns what a row says in all fields, which stand in their order from a column on.
  static func draft(_ row: borrowing Statement, at first: Int) -> RecipeDraft {
    RecipeDraft(
      title: row.text(at: first), prepTime: row.int(at: first + 1), cookTime: row.int(at: first + 2),
      servings: row.text(at: first + 3), ingredients: row.text(at: first + 4), directions: row.text(at: first + 5),
      notes: row.text(at: first + 6), source: row.text(at: first + 7), isFavorite: row.bool(at: first + 8),
      addedOn: try? AddedOn(row.text(at: first + 9)), collections: lines(row, at: first + 10),
      imageNames: lines(row, at: first + 11))
  }

  static func listRow(_ row: borrowing Statement, collections: [String]) -> RecipeListRow {
    RecipeListRow(
      id: row.int(at: 0), isFavorite: row.bool(at: 1), title: row.text(at: 2), totalTime: row.int(at: 3),
      servings: row.text(at: 4), collections: collections)
  }

  /// Binds the columns of the content, which are the first parameters of all statements that write rows.
  static func bindContent(of draft: RecipeDraft, addedAt: Int, to statement: inout Statement) throws {
    for (index, column) in RecipeColumn.content.enumerated() {
      switch column {
      case .titleKey: try statement.bind(TextFold.fold(draft.title), at: index + 1)
      case .addedAt: try statement.bind(addedAt, at: index + 1)
      default: try statement.bind(draft[column.field!], at: index + 1)
      }
    }
  }

  static func lines(_ row: borrowing Statement, at index: Int) -> [String] {
    row.withTextBytes(at: index) { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

/// The column `content_hash`: what `ContentHash` makes of everything that a person put into the recipe.
extension RecipesTable {
  /// A row if the database has had the migration that makes the column.
  static let hasHashes = "SELECT 1 FROM pragma_table_info('recipes') WHERE name = 'content_hash'"

  /// `true` if a row's hash is that of its values; no row where there is no such recipe.
  static let isUnaltered = "SELECT content_hash = \(hash) FROM recipes WHERE id = ?1"

  static let altered = "SELECT id FROM recipes WHERE content_hash <> \(hash) ORDER BY id"

  /// Computes the hash of a row again, where its values came from elsewhere than `insert` and `update`.
  static let rehash = "UPDATE recipes SET content_hash = \(hash) WHERE id = ?1"

  private static func insert(_ columns: [RecipeColumn]) -> String {
    """
    INSERT INTO recipes (\(columns.map(\.rawValue).joined(separator: ", ")), content_hash)
    VALUES (\(columns.map(\.parameter).joined(separator: ", ")), \(hash(of: { $0.parameter })))
    """
  }

  /// The hash of a row as its values are now.
  private static let hash = hash(of: { $0.rawValue })

  /// The hash of a row whose hashed columns have the values that `value` names.
  private static func hash(of value: (RecipeColumn) -> String) -> String {
    "\(ContentHash.functionName)(\(RecipeColumn.hashed.map(value).joined(separator: ", ")))"
  }
}

extension Statement {
  /// Binds the value of a field as its column holds it.
  mutating func bind(_ value: RecipeField.Value, at index: Int) throws(SQLiteError) {
    switch value {
    case .text(let text): try bind(text, at: index)
    case .number(let number): try bind(number, at: index)
    case .flag(let isSet): try bind(isSet, at: index)
    case .date(let date): try bind(date?.text ?? "", at: index)
    case .names(let names): try bind(names.joined(separator: "\n"), at: index)
    }
  }
}

extension UUID {
  /// The sixteen bytes that a database keeps.
  var storedBytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }

  /// Creates the UUID of sixteen bytes; nil for fewer or more.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == MemoryLayout<uuid_t>.size else { return nil }
    self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
  }

  fileprivate init(column index: Int, of row: borrowing Statement) throws(SQLiteError) {
    let bytes = row.bytes(at: index)
    guard let uuid = UUID(bytes) else {
      throw SQLiteError(code: .corrupt, message: "a recipe's UUID has \(bytes.count) bytes")
    }
    self = uuid
  }
}

extension LibraryTable {
  static let recipes = LibraryTable(
    name: "recipes", noun: RowNoun("recipe"),
    columns: RecipeColumn.allCases.map(\.column), isNumbered: true, recordedSince: RecipeColumn.sinceMigration,
    subject: { value in "recipe \(value("id")?.int ?? 0)" })
}
