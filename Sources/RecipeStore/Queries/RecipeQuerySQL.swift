import RecipeModel
import SQLite

/// A query as SQL: fixed parts chosen by what is asked, with every value bound.
struct RecipeQuerySQL {
  private var source = "recipes"
  private var conditions: [String] = []
  private var values: [any Bindable] = []
  private let orderTerms: String

  /// The key that orders the list, `nil` for an order that takes more than a key.
  let key: RecipeQueryOrder.Key?
  private let limit: Int
  private let skip: Int

  /// The seed of a random order; `nil` for other orders.
  private let seed: Int?

  /// - Parameters:
  ///   - collectionIDs: The collections that the query names.
  ///   - recentsStart: The moment after which a recipe is recent, in seconds since 1970.
  ///   - today: The day that it is here.
  ///   - seed: What decides a random order where the query does not say.
  init(_ query: RecipeQuery, collectionIDs: [Int], recentsStart: Int, today: CalendarDay, seed: Int) {
    (limit, skip) = (query.limit ?? -1, query.skip ?? 0)
    let order = RecipeQueryOrder(query, isOneCollection: collectionIDs.count == 1)
    orderTerms = order.terms(isReversed: query.isReversed)
    key = order.key(isReversed: query.isReversed)
    self.seed = order == .random ? query.seed ?? seed : nil
    chooseSource(order, query, collectionIDs)
    for id in collectionIDs where order != .collection {
      add("recipes.id IN (SELECT recipe_id FROM collection_members WHERE collection_id = ?)", id)
    }
    if query.favoritesOnly { add("is_favorite = 1") }
    if query.recentsOnly { add("added_at > ?", recentsStart) }
    if let maxTime = query.maxTime {
      add("prep_time + cook_time BETWEEN \(query.includesUnknownTimes ? 0 : 1) AND ?", maxTime)
    }
    if query.neverCooked { add("\(CookingsTable.lastDay) IS NULL") }
    if let limit = query.cookedBefore { add("\(CookingsTable.lastDay) < ?", limit.day(from: today).description) }
    if let stars = query.minStars { add("\(RatingsTable.stars) >= ?", stars) }
    if !query.sources.isEmpty {
      add("\(SourceFilter.fitsFunction)(recipes.source, ?)", query.sources.joined(separator: "\n"))
    }
    for lack in query.lacking { add(Self.condition(lack)) }
    addIngredients(query.with, areThere: true)
    addIngredients(query.without, areThere: false)
  }

  /// The statement that selects some columns of the recipes in their order, and its values.
  func select(_ columns: String) -> (sql: String, values: [any Bindable]) {
    var cut = self
    if let seed { cut.values.append(seed) }
    cut.values += [limit, skip] as [any Bindable]
    return cut.select(columns, orderedBy: "\(orderTerms) LIMIT ? OFFSET ?")
  }

  /// The statement that counts the recipes, its limit and what it skips apart.
  var count: (sql: String, values: [any Bindable]) { select("count(*)", orderedBy: nil) }

  func select(_ columns: String, orderedBy order: String?) -> (sql: String, values: [any Bindable]) {
    var sql = "SELECT \(columns) FROM \(source)"
    if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
    if let order { sql += " ORDER BY " + order }
    return (sql, values)
  }

  /// Adds a condition that holds besides the others, with a value for each of its parameters.
  mutating func add(_ condition: String, _ values: any Bindable...) {
    conditions.append(condition)
    self.values += values
  }

  /// Leaves out all recipes but some.
  mutating func add(only ids: [Recipe.ID]) {
    add("recipes.id IN (SELECT value FROM json_each(?))", "[\(ids.map(String.init).joined(separator: ","))]")
  }

  /// Adds that a recipe is in one of some collections, or in none of them.
  mutating func add(_ choice: CollectionChoice) {
    var parts: [String] = []
    if !choice.ids.isEmpty {
      let members = "SELECT recipe_id FROM collection_members WHERE collection_id IN (SELECT value FROM json_each(?))"
      parts.append("recipes.id IN (\(members))")
      values.append("[\(choice.ids.map(String.init).joined(separator: ","))]")
    }
    for filter in choice.filters {
      let (select, values) = filter.select("recipes.id", orderedBy: nil)
      parts.append("recipes.id IN (\(select))")
      self.values += values
    }
    let isInOne = parts.isEmpty ? "FALSE" : "(\(parts.joined(separator: " OR ")))"
    conditions.append(choice.isIn ? isInOne : "NOT \(isInOne)")
  }

  private static func condition(_ lack: RecipeQuery.Lack) -> String {
    switch lack {
    case .time: "prep_time + cook_time = 0"
    case .picture: "image_names = ''"
    case .collection: "NOT EXISTS (SELECT 1 FROM collection_members WHERE recipe_id = recipes.id)"
    case .source: "recipes.source = ''"
    case .rating: "\(RatingsTable.stars) IS NULL"
    }
  }

  /// Begins with the table that has the rows in the order wanted; CROSS JOIN keeps SQLite from changing that.
  private mutating func chooseSource(_ order: RecipeQueryOrder, _ query: RecipeQuery, _ collectionIDs: [Int]) {
    switch order {
    case .rank:
      source = "recipes_fts CROSS JOIN recipes ON recipes.id = recipes_fts.rowid"
      add("recipes_fts MATCH ?", FullTextQuery(query.words ?? "").text)
    case .collection:
      source = "collection_members AS member CROSS JOIN recipes ON recipes.id = member.recipe_id"
      add("member.collection_id = ?", collectionIDs[0])
      fallthrough
    case .library, .title, .added, .time, .cooked, .rating, .source, .servings, .random:
      if let words = query.words { addMatch(FullTextQuery(words).text, isThere: true) }
    }
  }

  /// One condition for all of them: SQLite takes no expression of a thousand conditions.
  ///
  /// - Parameter words: Each one word, or several with commas between, of which any stands there, or none.
  private mutating func addIngredients(_ words: [String], areThere: Bool) {
    let matches = words.map { word in
      let known = CommaList.names(word).map { FullTextQuery($0).textInIngredients }.filter { !$0.isEmpty }
      return known.map { "(\($0))" }.joined(separator: " OR ")
    }
    // The index knows no signs, so a word of them alone stands nowhere.
    if areThere, matches.contains("") { return add("FALSE") }
    let known = matches.filter { !$0.isEmpty }
    if known.isEmpty { return }
    addMatch(known.map { "(\($0))" }.joined(separator: areThere ? " AND " : " OR "), isThere: areThere)
  }

  private mutating func addMatch(_ match: String, isThere: Bool) {
    let operation = isThere ? "IN" : "NOT IN"
    add("recipes.id \(operation) (SELECT rowid FROM recipes_fts WHERE recipes_fts MATCH ?)", match)
  }
}

/// Some collections, of which a recipe is in one, or in none.
struct CollectionChoice {
  let isIn: Bool
  /// Those that are filled by hand.
  var ids: [RecipeCollection.ID] = []
  /// What the others match.
  var filters: [RecipeQuerySQL] = []
}

/// Finding one recipe's place in a list without listing the others.
extension RecipeQuerySQL {
  /// The statement that finds the first column of a recipe's key, if the recipe is in the list.
  ///
  /// - Returns: `nil` for a list whose order takes more than a key.
  func selectKey(of id: Int) -> (sql: String, values: [any Bindable])? {
    guard let key else { return nil }
    var found = self
    found.add("recipes.id = ?", id)
    return found.select(key.columns.0, orderedBy: nil)
  }

  /// The statement that finds the identifier of the recipe just before another in the list.
  ///
  /// - Parameter value: The first column of the other's key.
  func selectPredecessor(of id: Int, value: any Bindable) -> (sql: String, values: [any Bindable])? {
    guard let key else { return nil }
    let (comparison, direction) = key.isDescending ? (">", "ASC") : ("<", "DESC")
    var found = self
    found.add("(\(key.columns.0), \(key.columns.1)) \(comparison) (?, ?)", value, id)
    return found.select(
      key.columns.1, orderedBy: "\(key.columns.0) \(direction), \(key.columns.1) \(direction) LIMIT 1")
  }
}
