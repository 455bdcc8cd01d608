import SQLite

/// The layer that is measured.
final class LayerPeer: Peer {
  static let name = "layer"

  private let connection: Connection
  private var loaded: [Recipe] = []

  init(path: String?) {
    connection = try! Connection(path.map(Connection.Location.file) ?? .memory)
    try! connection.execute(SQL.largeCache)
    if path == nil { try! connection.execute(SQL.tables) }
  }

  func read(_ body: () -> Int) -> Int {
    try! connection.read(body)
  }

  func identifiers() -> Int {
    try! connection.query(SQL.identifiers) { $0.int(at: 0) }.count
  }

  func recipes(with ids: [Int]) -> Int {
    var sum = 0
    for id in ids {
      if let recipe = try! connection.first(SQL.recipeWithID, id, row: { Recipe($0) }) {
        sum += recipe.ingredients.utf8.count
      }
    }
    return sum
  }

  func firstRows() -> Int {
    try! connection.query(SQL.firstRows) { ListRow($0) }.count
  }

  func search(_ words: String) -> Int {
    try! connection.query(SQL.search, words) { ListRow($0) }.count
  }

  func counts() -> Int {
    try! connection.query(SQL.counts) { CollectionCount(id: $0.int(at: 0), count: $0.int(at: 1)) }.count
  }

  func allRecipes() -> Int {
    try! connection.query(SQL.allRecipes) { Recipe($0) }.count
  }

  func load(from path: String) {
    let source = try! Connection(.file(path))
    loaded = try! source.query(SQL.allRecipes) { Recipe($0) }
  }

  /// With one statement for all of them, as C and GRDB have it.
  func insertRecipes() -> Int {
    try! connection.transaction {
      try connection.withStatement(SQL.insert) { statement in
        for recipe in loaded { try insert(recipe, by: &statement) }
      }
    }
    return loaded.count
  }

  private func insert(_ recipe: Recipe, by statement: inout Statement) throws {
    try statement.bind(recipe.id, at: 1)
    try statement.bind(recipe.title, at: 2)
    try statement.bind(recipe.prepTime, at: 3)
    try statement.bind(recipe.cookTime, at: 4)
    try statement.bind(recipe.servings, at: 5)
    try statement.bind(recipe.ingredients, at: 6)
    try statement.bind(recipe.directions, at: 7)
    try statement.bind(recipe.notes, at: 8)
    try statement.bind(recipe.isFavorite, at: 9)
    try statement.run()
    statement.reset()
  }

  func deleteRecipes() {
    try! connection.run(SQL.delete)
  }

  func setFavorites(_ ids: [Int], _ isFavorite: Bool) -> Int {
    for id in ids {
      try! connection.transaction { _ = try connection.run(SQL.setFavorite, id, isFavorite) }
    }
    return ids.count
  }
}
