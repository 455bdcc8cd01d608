package import RecipeModel
import SQLite

extension RecipeStore {
  /// The recipe with an identifier, `nil` if there is none.
  package func recipe(with id: Recipe.ID) throws -> Recipe? {
    try read { try connection.first(RecipesTable.recipeWithID, id) { try RecipesTable.recipe($0) } }
  }

  /// The recipes with some identifiers, in the order asked for; those that are not there are left out.
  package func recipes(with ids: [Recipe.ID]) throws -> [Recipe] {
    try read { try ids.compactMap(recipe(with:)) }
  }

  /// What a list shows of the recipe with an identifier, `nil` if there is none.
  package func listRow(with id: Recipe.ID) throws -> RecipeListRow? {
    let names = CollectionNames(connection)
    return try read { try connection.first(RecipesTable.listRowWithID, id) { try RecipesTable.listRow($0, names) } }
  }

  /// Whether there is a recipe with an identifier.
  package func contains(_ id: Recipe.ID) throws -> Bool {
    try read { try connection.first(RecipesTable.exists, id) { _ in } != nil }
  }

  /// The whole recipes of a list, in its order.
  package func recipes(of query: RecipeQuery) throws -> [Recipe] {
    try rows(RecipesTable.columns, of: query) { try RecipesTable.recipe($0) }
  }

  /// The identifiers of a list's recipes, in its order.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`; a query creates none.
  package func identifiers(of query: RecipeQuery) throws -> [Recipe.ID] {
    try rows("recipes.id", of: query) { $0.int(at: 0) }
  }

  /// What a list shows of its recipes, in its order.
  package func listRows(of query: RecipeQuery) throws -> [RecipeListRow] {
    let names = CollectionNames(connection)
    return try rows(RecipesTable.listColumns, of: query) { try RecipesTable.listRow($0, names) }
  }

  /// The recipes with a title that a person may have meant: the very title, if there is one, else all that contain it.
  ///
  /// Case and accents do not count.
  ///
  /// - Parameter limit: How many at most.
  package func listRows(titledLike text: String, limit: Int) throws -> [RecipeListRow] {
    let names = CollectionNames(connection)
    return try read {
      let key = TextFold.fold(text.onOneLine().trimmed())
      let exact = try connection.query(RecipesTable.listRowsWithTitle, key, limit) {
        try RecipesTable.listRow($0, names)
      }
      guard exact.isEmpty, !key.isEmpty else { return exact }
      return try connection.query(RecipesTable.listRowsWithTitlePart, key, limit) {
        try RecipesTable.listRow($0, names)
      }
    }
  }

  /// The title that a person who typed another most likely meant, `nil` if none is close.
  ///
  /// - Complexity: O(*n*) for *n* recipes, but only the index of the titles is read.
  package func title(mostSimilarTo text: String) throws -> String? {
    try read {
      let keys = try connection.query(RecipesTable.titleKeys) { $0.text(at: 0) }
      guard let key = mostSimilar(to: text, among: keys) else { return nil }
      return try connection.first(RecipesTable.titleWithKey, key) { $0.text(at: 0) }
    }
  }

  func rows<R>(_ columns: String, of query: RecipeQuery, row: (borrowing Statement) throws -> R) throws -> [R] {
    try read {
      guard let sql = try sql(for: query) else { return [] }
      return try rows(sql.select(columns), row: row)
    }
  }

  /// The query as SQL, `nil` where nothing can match because there is no word to search for.
  func sql(for query: RecipeQuery) throws -> RecipeQuerySQL? {
    if let words = query.words, FullTextQuery(words).text.isEmpty { return nil }
    let collections = try Set(query.collections.map { try collectionID(of: $0) })
    return RecipeQuerySQL(query, collectionIDs: collections.sorted(), recentsStart: recentsStart)
  }

  /// The moment after which a recipe is recent, in seconds since 1970.
  var recentsStart: Int {
    let monthInSeconds = 30 * 24 * 60 * 60
    return environment.now() - monthInSeconds
  }

  func rows<R>(
    _ sql: (sql: String, values: [any Bindable]), row: (borrowing Statement) throws -> R
  ) throws -> [R] {
    try connection.withStatement(sql.sql) { statement in
      try statement.bind(sql.values)
      var rows: [R] = []
      while try statement.step() { rows.append(try row(statement)) }
      return rows
    }
  }
}
