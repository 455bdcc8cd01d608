import FoundationEssentials
package import RecipeModel
import SQLite

/// Recipes that were read and wait to be imported, so that the library is not locked while files are read.
///
/// What a small cache has no room for goes into a file without a name in the folder for temporary files.
package final class StagedRecipes {
  private let connection: Connection

  /// The number of recipes; they are numbered from 0, in the order in which they were added.
  package private(set) var count = 0

  package init() throws {
    connection = try Connection(.temporary)
    // There is nothing to go back to.
    try connection.execute("PRAGMA journal_mode = OFF")
    try connection.execute(StagedTables.make)
  }

  /// Adds a recipe as it may be stored.
  ///
  /// - Throws: `RecipeStoreError.invalid` for a draft that breaks a rule of the model; what keeps it from being written.
  package func append(_ recipe: StagedRecipe) throws {
    try translatingErrors {
      let draft = try recipe.draft.normalized()
      try connection.withStatement(StagedTables.insert) { statement in
        try statement.bind(count, at: 1)
        try statement.bind(draft.uuid?.storedBytes ?? [], at: 2)
        try statement.bind(recipe.pictureFiles.joined(separator: "\n"), at: 3)
        try statement.bind(draft.log.rating, at: 4)
        try statement.bind(CookingsTable.lines(of: draft.log.cookings), at: 5)
        try statement.bind(recipe.cleared.map(\.rawValue).joined(separator: "\n"), at: 6)
        try statement.bind(draft.variantOf?.storedBytes ?? [], at: 7)
        try statement.bind(SaidDietsTable.lines(of: draft.saidDiets, ingredients: draft.ingredients), at: 8)
        for (index, field) in RecipeField.allCases.enumerated() { try statement.bind(draft[field], at: 9 + index) }
        try statement.run()
      }
      for picture in recipe.pictures { try connection.run(StagedTables.insertPicture, count, picture.bytes) }
      count += 1
    }
  }

  /// Returns the recipe with a number; nil if there are fewer.
  package func recipe(at number: Int) throws -> StagedRecipe? {
    try translatingErrors {
      let pictures = try connection.query(StagedTables.pictures, number) { try Picture($0.bytes(at: 0)) }
      return try connection.first(StagedTables.recipe, number) { row in
        var draft = RecipesTable.draft(row, at: 7)
        draft.uuid = UUID(row.bytes(at: 0))
        draft.log = CookingLog(rating: row.int(at: 2), cookings: CookingsTable.cookings(row, at: 3))
        draft.variantOf = UUID(row.bytes(at: 5))
        draft.saidDiets = SaidDietsTable.said(row, at: 6, of: draft.ingredients)
        return StagedRecipe(
          draft, pictures: pictures, pictureFiles: RecipesTable.lines(row, at: 1),
          cleared: RecipesTable.lines(row, at: 4).compactMap(RecipeField.init(rawValue:)))
      }
    }
  }

  private func translatingErrors<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: .temporary)
    } catch let error as RecipeError {
      throw RecipeStoreError.invalid(error)
    }
  }
}

/// A recipe on its way into the library.
package struct StagedRecipe {
  package let draft: RecipeDraft
  /// The pictures that came with it.
  package let pictures: [Picture]
  /// The paths of pictures next to its file.
  package let pictureFiles: [String]
  /// The fields of which its file says that they are empty.
  package let cleared: [RecipeField]

  package init(
    _ draft: RecipeDraft, pictures: [Picture] = [], pictureFiles: [String] = [], cleared: [RecipeField] = []
  ) {
    self.draft = draft
    self.pictures = pictures
    self.pictureFiles = pictureFiles
    self.cleared = cleared
  }
}

/// The tables of `StagedRecipes`: a column for each field, as the library's columns hold them.
private enum StagedTables {
  private static let columns =
    ["uuid", "picture_files", "rating", "cookings", "cleared", "original", "said_diets"]
    + RecipeField.allCases.map { "\"\($0.rawValue)\"" }

  static let make = """
    CREATE TABLE staged_recipes (id INTEGER PRIMARY KEY, \(columns.joined(separator: ", ")));
    CREATE TABLE staged_pictures (id INTEGER PRIMARY KEY, recipe_id INTEGER, bytes BLOB);
    CREATE INDEX staged_pictures_of_recipe ON staged_pictures (recipe_id);
    """
  static let insert = """
    INSERT INTO staged_recipes (id, \(columns.joined(separator: ", ")))
    VALUES (?, \(columns.map { _ in "?" }.joined(separator: ", ")))
    """
  static let recipe = "SELECT \(columns.joined(separator: ", ")) FROM staged_recipes WHERE id = ?1"
  static let insertPicture = "INSERT INTO staged_pictures (recipe_id, bytes) VALUES (?1, ?2)"
  static let pictures = "SELECT bytes FROM staged_pictures WHERE recipe_id = ?1 ORDER BY id"
}
