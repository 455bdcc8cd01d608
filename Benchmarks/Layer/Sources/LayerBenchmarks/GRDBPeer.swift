import GRDB

/// GRDB, with records that read their columns by index and, but for the list, cached statements: the fast way that it
/// documents.
final class GRDBPeer: Peer {
  static let name = "GRDB"

  private let queue: DatabaseQueue
  private var database: Database?
  private var loaded: [Recipe] = []

  init(path: String?) {
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      try database.execute(sql: SQL.settings)
      try database.execute(sql: SQL.largeCache)
    }
    queue =
      try! path.map { try DatabaseQueue(path: $0, configuration: configuration) }
      ?? DatabaseQueue(configuration: configuration)
    if path == nil { try! queue.inDatabase { try $0.execute(sql: SQL.tables) } }
  }

  func read(_ body: () -> Int) -> Int {
    try! queue.read { database in
      self.database = database
      return body()
    }
  }

  func identifiers() -> Int {
    try! Int.fetchAll(database!.cachedStatement(sql: SQL.identifiers)).count
  }

  func recipes(with ids: [Int]) -> Int {
    var sum = 0
    for id in ids {
      let statement = try! database!.cachedStatement(sql: SQL.recipeWithID)
      if let recipe = try! Recipe.fetchOne(statement, arguments: [id]) { sum += recipe.ingredients.utf8.count }
    }
    return sum
  }

  /// In the everyday form, which prepares the statement each time.
  func firstRows() -> Int {
    try! ListRow.fetchAll(database!, sql: SQL.firstRows).count
  }

  func search(_ words: String) -> Int {
    try! ListRow.fetchAll(database!.cachedStatement(sql: SQL.search), arguments: [words]).count
  }

  func counts() -> Int {
    try! CollectionCount.fetchAll(database!.cachedStatement(sql: SQL.counts)).count
  }

  func allRecipes() -> Int {
    try! Recipe.fetchAll(database!.cachedStatement(sql: SQL.allRecipes)).count
  }

  func load(from path: String) {
    loaded = try! DatabaseQueue(path: path).inDatabase { try Recipe.fetchAll($0.cachedStatement(sql: SQL.allRecipes)) }
  }

  func insertRecipes() -> Int {
    try! queue.inDatabase { database in
      try database.inTransaction(.immediate) {
        let statement = try database.cachedStatement(sql: SQL.insert)
        for recipe in loaded {
          try statement.execute(arguments: [
            recipe.id, recipe.title, recipe.prepTime, recipe.cookTime, recipe.servings, recipe.ingredients,
            recipe.directions, recipe.notes, recipe.isFavorite,
          ])
        }
        return .commit
      }
    }
    return loaded.count
  }

  func deleteRecipes() {
    try! queue.inDatabase { try $0.execute(sql: SQL.delete) }
  }

  func setFavorites(_ ids: [Int], _ isFavorite: Bool) -> Int {
    try! queue.inDatabase { database in
      for id in ids {
        try database.inTransaction(.immediate) {
          try database.cachedStatement(sql: SQL.setFavorite).execute(arguments: [id, isFavorite])
          return .commit
        }
      }
    }
    return ids.count
  }
}
