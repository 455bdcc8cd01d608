import CReference

/// What SQLite costs in C.
final class ReferencePeer: Peer {
  static let name = "C"

  private let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  private var loaded = reference_recipes()

  init(path: String?) {
    connection = reference_open(path ?? ":memory:")
    reference_execute(connection, SQL.settings)
    reference_execute(connection, SQL.largeCache)
    if path == nil { reference_execute(connection, SQL.tables) }
  }

  deinit {
    for statement in statements.values { reference_finalize(statement) }
    reference_free(loaded)
    reference_close(connection)
  }

  func read(_ body: () -> Int) -> Int {
    reference_execute(connection, "BEGIN")
    defer { reference_execute(connection, "COMMIT") }
    return body()
  }

  func identifiers() -> Int { reference_identifiers(statement(SQL.identifiers)) }

  func recipes(with ids: [Int]) -> Int {
    ids.map(Int64.init).withUnsafeBufferPointer {
      reference_each(statement(SQL.recipeWithID), $0.baseAddress, $0.count)
    }
  }

  func firstRows() -> Int { reference_list(statement(SQL.firstRows)) }

  func search(_ words: String) -> Int { reference_search(statement(SQL.search), words) }

  func counts() -> Int { reference_counts(statement(SQL.counts)) }

  func allRecipes() -> Int {
    let recipes = reference_all(statement(SQL.allRecipes))
    reference_free(recipes)
    return recipes.count
  }

  func load(from path: String) {
    let source = reference_open(path)
    let statement = reference_prepare(source, SQL.allRecipes)!
    loaded = reference_all(statement)
    reference_finalize(statement)
    reference_close(source)
  }

  func insertRecipes() -> Int {
    reference_insert(connection, statement(SQL.insert), loaded)
    return loaded.count
  }

  func deleteRecipes() { reference_execute(connection, SQL.delete) }

  func setFavorites(_ ids: [Int], _ isFavorite: Bool) -> Int {
    ids.map(Int64.init).withUnsafeBufferPointer {
      reference_set_flags(
        statement("BEGIN IMMEDIATE"), statement(SQL.setFavorite), statement("COMMIT"), $0.baseAddress, $0.count,
        isFavorite)
    }
    return ids.count
  }

  private func statement(_ sql: String) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    let statement = reference_prepare(connection, sql)!
    statements[sql] = statement
    return statement
  }
}
