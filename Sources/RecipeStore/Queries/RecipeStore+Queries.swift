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

  /// Returns the row of the recipe with an identifier, `nil` if there is none.
  package func listRow(with id: Recipe.ID) throws -> RecipeListRow? {
    try read { try listRows((RecipesTable.listRowWithID, [id])).first }
  }

  /// The names of a recipe's pictures, of which nothing else is read; none for a recipe that is not there.
  package func imageNames(of id: Recipe.ID) throws -> [String] {
    try read { try connection.first(RecipesTable.imageNamesWithID, id) { RecipesTable.lines($0, at: 0) } ?? [] }
  }

  /// Returns whether there is a recipe with an identifier.
  package func contains(_ id: Recipe.ID) throws -> Bool {
    try read { try connection.first(RecipesTable.exists, id) { _ in } != nil }
  }

  /// The whole recipes of a list, in its order.
  package func recipes(of query: RecipeQuery) throws -> [Recipe] {
    var recipes: [Recipe] = []
    try forEachRow(RecipesTable.columns, of: query) { recipes.append(try RecipesTable.recipe($0)) }
    return recipes
  }

  /// The identifiers of a list's recipes, in its order.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`, as a query creates none; `.damaged` where a recipe is listed twice,
  ///   as only a damaged index does.
  package func identifiers(of query: RecipeQuery) throws -> [Recipe.ID] {
    var ids: [Recipe.ID] = []
    try forEachIdentifier(of: query) { ids.append($0) }
    return ids
  }

  /// Calls `body` with the identifier of each of a list's recipes, in its order.
  ///
  /// - Throws: As `identifiers(of:)`.
  package func forEachIdentifier(of query: RecipeQuery, _ body: (Recipe.ID) throws -> Void) throws {
    var listed = RecipeIDSet()
    try forEachRow("recipes.id", of: query) { row in
      let id = row.int(at: 0)
      guard listed.insert(id) else { throw RecipeStoreError.damaged(location.path) }
      try body(id)
    }
  }

  /// Calls `body` with what a list shows of some recipes, in the order asked for; those that are not there are left out.
  package func forEachListRow(
    with ids: some Sequence<Recipe.ID>, _ body: (RecipeListRow) throws -> Void
  ) throws {
    try read {
      var names = CollectionNames(connection)
      try connection.withStatement(CollectionMembersTable.membershipsFrom) { memberships in
        try connection.withStatement(RecipesTable.listRowWithID) { statement in
          for id in ids {
            statement.reset()
            try statement.bind(id, at: 1)
            guard try statement.step() else { continue }
            try body(RecipesTable.listRow(statement, collections: names.names(of: id, &memberships)))
          }
        }
      }
    }
  }

  /// Returns the rows of some recipes, in the order asked for; those that are not there are left out.
  package func listRows(with ids: some Sequence<Recipe.ID>) throws -> [RecipeListRow] {
    var rows: [RecipeListRow] = []
    try forEachListRow(with: ids) { rows.append($0) }
    return rows
  }

  /// Returns the rows of a list, in its order.
  ///
  /// - Throws: As `identifiers(of:)`.
  package func listRows(of query: RecipeQuery) throws -> [RecipeListRow] {
    var rows: [RecipeListRow] = []
    try forEachListRow(of: query) { rows.append($0) }
    return rows
  }

  /// Calls `body` with what a list shows of each of its recipes, in its order, one of which is in memory at a time.
  ///
  /// Nothing can write meanwhile, so `body` prints nothing.
  ///
  /// - Throws: As `identifiers(of:)`.
  package func forEachListRow(of query: RecipeQuery, _ body: (RecipeListRow) throws -> Void) throws {
    try forEachListRow(RecipesTable.listColumns, of: query) { try body($1) }
  }

  /// Calls `body` with each row of a list, and with what it shows of it.
  ///
  /// - Parameter columns: `RecipesTable.listColumns`, and what else `body` reads.
  func forEachListRow(
    _ columns: String, of query: RecipeQuery, _ body: (borrowing Statement, RecipeListRow) throws -> Void
  ) throws {
    try read {
      guard let sql = try sql(for: query) else { return }
      var listed = RecipeIDSet()
      try forEachListRow(sql.select(columns)) { row, listRow in
        guard listed.insert(listRow.id) else { throw RecipeStoreError.damaged(location.path) }
        try body(row, listRow)
      }
    }
  }

  private func forEachListRow(
    _ sql: (sql: String, values: [any Bindable]), _ body: (borrowing Statement, RecipeListRow) throws -> Void
  ) throws {
    var names = CollectionNames(connection)
    try connection.withStatement(CollectionMembersTable.membershipsFrom) { memberships in
      try connection.withStatement(sql.sql) { statement in
        try statement.bind(sql.values)
        while try statement.step() {
          let collections = try names.names(of: statement.int(at: 0), &memberships)
          try body(statement, RecipesTable.listRow(statement, collections: collections))
        }
      }
    }
  }

  func listRows(_ sql: (sql: String, values: [any Bindable])) throws -> [RecipeListRow] {
    var rows: [RecipeListRow] = []
    try forEachListRow(sql) { rows.append($1) }
    return rows
  }

  /// Returns the number of recipes of a list, its limit and what it skips apart.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  /// - Complexity: O(1) for the library, the favorites and one collection that is filled by hand; for the recents O(*m*) for *m* recipes that
  ///   were added within the same hour a month ago; for other lists as long as listing them.
  package func count(of query: RecipeQuery = .all) throws -> Int {
    try read {
      switch query.whole {
      case .all: return try connection.first(CountsTables.recipes) { $0.int(at: 0) } ?? 0
      case .favorites: return try connection.first(CountsTables.favorites) { $0.int(at: 0) } ?? 0
      case .recents: return try connection.first(CountsTables.recipesAddedAfter, recentsStart) { $0.int(at: 0) } ?? 0
      case let whole where whole.isOneCollection:
        let named = try collections(namedIn: whole.collections[0])
        guard named.count == 1, try filterText(of: named[0].id) == nil else { fallthrough }
        let id = named[0].id
        return try connection.first(CountsTables.recipesOfCollection, id) { $0.int(at: 0) } ?? 0
      default:
        guard let sql = try sql(for: query)?.count else { return 0 }
        return try rows(sql) { $0.int(at: 0) }[0]
      }
    }
  }

  private func forEachRow(
    _ columns: String, of query: RecipeQuery, _ body: (borrowing Statement) throws -> Void
  ) throws {
    try read {
      guard let select = try sql(for: query)?.select(columns) else { return }
      try connection.withStatement(select.sql) { statement in
        try statement.bind(select.values)
        while try statement.step() { try body(statement) }
      }
    }
  }

  /// The query as SQL, `nil` where nothing can match: there is no word to search for, or a saved filter is broken.
  func sql(for query: RecipeQuery) throws -> RecipeQuerySQL? {
    if let words = query.words, FullTextQuery(words).text.isEmpty { return nil }
    guard let query = try resolved(query) else { return nil }
    let named = try query.collections.map { try collections(namedIn: $0) }
    let collectionIDs = Set(named.filter { $0.count == 1 }.map { $0[0].id })
    var sql = RecipeQuerySQL(
      query, collectionIDs: collectionIDs.sorted(), recentsStart: recentsStart, today: today, seed: environment.seed)
    var seen: Set<Set<Int>> = []
    for several in named where several.count > 1 && seen.insert(Set(several.map(\.id))).inserted {
      sql.add(try choice(of: several, isIn: true))
    }
    let leftOut = try query.notCollections.flatMap { try collections(namedIn: $0) }
    if !leftOut.isEmpty { sql.add(try choice(of: leftOut, isIn: false)) }
    if !query.diets.isEmpty { sql.add(only: try idsKeepingDiets(of: query, sql)) }
    return sql
  }

  private func choice(of collections: [KnownCollection], isIn: Bool) throws -> CollectionChoice {
    var choice = CollectionChoice(isIn: isIn)
    var seen: Set<Int> = []
    for collection in collections where seen.insert(collection.id).inserted {
      guard let text = try filterText(of: collection.id) else {
        choice.ids.append(collection.id)
        continue
      }
      // A filter that cannot be read matches nothing.
      if let filter = SavedFilter(text: text), try canBeResolved(filter), let sql = try sql(for: filter.query) {
        choice.filters.append(sql)
      }
    }
    return choice
  }

  /// The moment after which a recipe is recent, in seconds since 1970.
  var recentsStart: Int {
    let dayInSeconds = 24 * 60 * 60
    return environment.now() - min(environment.recentDays, 1_000_000) * dayInSeconds
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

  /// The identifier of the collection with a name, in whatever case; `nil` if there is none.
  package func collectionID(named name: String) throws -> RecipeCollection.ID? {
    try read { try collection(withKey: CollectionName.key(name))?.id }
  }

  /// The name that the collection with an identifier has by now, `nil` if it is gone.
  package func collectionName(with id: RecipeCollection.ID) throws -> String? {
    try read { try connection.first(CollectionsTable.nameWithID, id) { $0.text(at: 0) } }
  }

  /// Calls `body` with each recipe that has all of some words, best match first unless the query is sorted.
  ///
  /// Nothing can write meanwhile, so `body` prints nothing.
  ///
  /// - Parameters:
  ///   - words: As `SearchTerms` reads them.
  ///   - query: What narrows the search, and its limit.
  package func search(
    _ words: String, in query: RecipeQuery = .all, _ body: (SearchResult) throws -> Void
  ) throws {
    var query = query
    query.words = words
    let searchWords = SearchWords(words)
    try forEachListRow(RecipesTable.searchColumns, of: query) { row, listRow in
      try body(SearchResult(row, listRow, matching: searchWords))
    }
  }
}

/// A recipe that a search found.
package struct SearchResult: Identifiable, Hashable, Sendable {
  package let row: RecipeListRow

  /// The line of its ingredients, directions or notes that has most of the words; `nil` if only the title has any.
  package let line: String?

  package var id: Recipe.ID { row.id }

  package init(row: RecipeListRow, line: String?) {
    self.row = row
    self.line = line
  }
}

extension SearchResult {
  /// Reads a row of `RecipesTable.searchColumns`.
  fileprivate init(_ row: borrowing Statement, _ listRow: RecipeListRow, matching words: SearchWords) {
    self.init(row: listRow, line: words.bestLine(of: [row.text(at: 5), row.text(at: 6), row.text(at: 7)])?.line)
  }
}

/// The places of a search's words in a recipe.
package struct SearchMatch: Hashable, Sendable {
  package let field: RecipeField
  package let line: String

  /// The parts of the line that match, in Unicode scalars.
  package let spans: [Range<Int>]
}

extension SearchWords {
  /// Returns the line of a recipe that has most of the words: of a text if any has one, else the title.
  package func match(in recipe: Recipe) -> SearchMatch {
    let best = bestLine(of: [recipe.ingredients, recipe.directions, recipe.notes])
    let field: RecipeField = best.map { [.ingredients, .directions, .notes][$0.text] } ?? .title
    let line = best?.line ?? recipe.title
    return SearchMatch(field: field, line: line, spans: spans(in: line))
  }
}

extension RecipeQuery {
  /// The query for the same recipes, all of them and in the list's own order.
  fileprivate var whole: RecipeQuery {
    var whole = self
    (whole.sort, whole.isReversed, whole.seed, whole.skip, whole.limit) = (nil, false, nil, nil, nil)
    return whole
  }

  fileprivate var isOneCollection: Bool { collections.count == 1 && self == .collection(collections[0]) }
}
