import RecipeModel
import SQLite

/// What the indexes of a damaged database say of rows that may no longer be in its tables.
///
/// It is read before the indexes are rebuilt, which would leave no trace of such rows.
struct IndexedRows {
  /// Recipes that two indexes or more name, with their titles in lower case.
  ///
  /// A bit that flips in one index makes it name a recipe that never was.
  let recipes: [Recipe.ID: String]

  /// The names of collections in lower case.
  let collectionKeys: [Int: String]

  /// The members that the index by position has.
  let memberships: [Recipe.ID: [DamagedTables.Membership]]

  init(in connection: Connection) throws {
    let tables = DamagedTables(connection: connection)
    let titles = try tables.titleKeys()
    recipes = try tables.recipesInIndexes().filter { $0.value > 1 }.reduce(into: [:]) {
      $0[$1.key] = titles[$1.key] ?? ""
    }
    collectionKeys = try tables.collectionKeys()
    memberships = try tables.indexedMemberships()
  }
}
