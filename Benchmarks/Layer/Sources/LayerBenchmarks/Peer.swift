/// One of those that do the same work on the same database: the layer, C, and GRDB.
///
/// Everything read is kept until the work is done. Results are counts and sums, by which peers are held to the same.
protocol Peer: AnyObject {
  static var name: String { get }

  /// Opens a database, empty and in memory where there is no path.
  init(path: String?)

  /// Runs reads in one transaction.
  func read(_ body: () -> Int) -> Int

  /// Reads all identifiers in the order of the list.
  func identifiers() -> Int

  /// Reads recipes one by one, and adds up the bytes of their ingredients.
  func recipes(with ids: [Int]) -> Int

  /// Reads the first rows of the list.
  func firstRows() -> Int

  /// Reads the best rows that match.
  func search(_ words: String) -> Int

  /// Reads how many recipes each collection has.
  func counts() -> Int

  /// Reads all recipes.
  func allRecipes() -> Int

  /// Reads recipes from another database, so that `insertRecipes()` can insert them here.
  func load(from path: String)

  /// Inserts what was loaded in one transaction.
  func insertRecipes() -> Int

  /// Deletes what `insertRecipes()` inserted.
  func deleteRecipes()

  /// Makes recipes favorites or not, each in a transaction of its own.
  func setFavorites(_ ids: [Int], _ isFavorite: Bool) -> Int
}
