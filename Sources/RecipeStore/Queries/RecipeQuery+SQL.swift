import SQLite

/// A query as SQL: fixed pieces of text chosen by what is asked, with every value bound.
struct RecipeQuerySQL {
  private var source = "recipes"
  private var conditions: [String] = []
  private var orderTerms: [String] = []
  let key: Key?
  private var conditionValues: [any Bindable] = []
  private let limit: Int
  private let offset: Int

  /// - Parameters:
  ///   - collectionIDs: The collections that the query names.
  ///   - recentsStart: The moment after which a recipe is recent, in seconds since 1970.
  init(_ query: RecipeQuery, collectionIDs: [Int], recentsStart: Int) {
    limit = query.limit ?? -1
    offset = query.offset
    let usesCollectionOrder = collectionIDs.count == 1 && query.sort ?? .manual == .manual
    let order = Order(query, usesCollectionOrder: usesCollectionOrder)
    orderTerms = query.isReversed ? order.reversedTerms : order.terms
    key = order.key.map { $0.reversed(query.isReversed) }
    chooseSource(order, query, collectionIDs)
    for id in collectionIDs where order != .collection {
      add("recipes.id IN (SELECT recipe_id FROM collection_members WHERE collection_id = ?)", id)
    }
    if query.favoritesOnly { conditions.append("is_favorite = 1") }
    if query.recentsOnly { add("added_at > ?", recentsStart) }
    if let maxTime = query.maxTime { add("prep_time + cook_time BETWEEN 1 AND ?", maxTime) }
    for word in query.with { addIngredient(word, isThere: true) }
    for word in query.without { addIngredient(word, isThere: false) }
  }

  /// The statement that selects some columns of the recipes in their order, and its values.
  func select(_ columns: String) -> (sql: String, values: [any Bindable]) {
    (
      "SELECT \(columns) FROM \(source)\(whereClause) ORDER BY \(orderTerms.joined(separator: ", ")) LIMIT ? OFFSET ?",
      conditionValues + [limit, offset]
    )
  }

  /// The statement that counts the recipes, its limit apart.
  var count: (sql: String, values: [any Bindable]) {
    ("SELECT count(*) FROM \(source)\(whereClause)", conditionValues)
  }

  /// The statement that finds the first column of a recipe's key, if the recipe is in the list.
  ///
  /// - Returns: `nil` for a list whose order takes more than a key.
  func selectKey(of id: Int) -> (sql: String, values: [any Bindable])? {
    guard let key else { return nil }
    var found = self
    found.add("recipes.id = ?", id)
    return ("SELECT \(key.columns.0) FROM \(source)\(found.whereClause)", found.conditionValues)
  }

  /// The statement that finds the identifier of the recipe just before another in the list.
  ///
  /// - Parameter value: The first column of the other's key.
  func selectPredecessor(of id: Int, value: any Bindable) -> (sql: String, values: [any Bindable])? {
    guard let (columns, isDescending) = key.map({ ($0.columns, $0.isDescending) }) else { return nil }
    let (comparison, direction) = isDescending ? (">", "ASC") : ("<", "DESC")
    var found = self
    found.conditions.append("(\(columns.0), \(columns.1)) \(comparison) (?, ?)")
    return (
      """
      SELECT \(columns.1) FROM \(source)\(found.whereClause) \
      ORDER BY \(columns.0) \(direction), \(columns.1) \(direction) LIMIT 1
      """, conditionValues + [value, id]
    )
  }

  private var whereClause: String {
    conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
  }

  /// Begins with the table that has the rows in the order wanted; CROSS JOIN keeps SQLite from changing that.
  private mutating func chooseSource(_ order: Order, _ query: RecipeQuery, _ collectionIDs: [Int]) {
    switch order {
    case .rank:
      source = "recipes_fts CROSS JOIN recipes ON recipes.id = recipes_fts.rowid"
      add("recipes_fts MATCH ?", FullTextQuery(query.words ?? "").text)
    case .collection:
      source = "collection_members AS member CROSS JOIN recipes ON recipes.id = member.recipe_id"
      add("member.collection_id = ?", collectionIDs[0])
      fallthrough
    case .library, .title, .added, .time:
      if let words = query.words { addMatch(FullTextQuery(words).text, isThere: true) }
    }
  }

  private mutating func addIngredient(_ word: String, isThere: Bool) {
    let match = FullTextQuery(word).textInIngredients
    if !match.isEmpty { addMatch(match, isThere: isThere) }
  }

  private mutating func addMatch(_ match: String, isThere: Bool) {
    let operation = isThere ? "IN" : "NOT IN"
    add("recipes.id \(operation) (SELECT rowid FROM recipes_fts WHERE recipes_fts MATCH ?)", match)
  }

  private mutating func add(_ condition: String, _ value: any Bindable) {
    conditions.append(condition)
    conditionValues.append(value)
  }
}

extension RecipeQuerySQL {
  /// Two columns that order a list, the second the recipes' identifiers, and whether the greatest key comes first.
  struct Key {
    let columns: (String, String)
    var isText = false
    var isDescending: Bool

    func reversed(_ isReversed: Bool) -> Key {
      Key(columns: columns, isText: isText, isDescending: isDescending != isReversed)
    }
  }

  /// What decides the order of a list's recipes. Every order ends with the identifier, so there are no ties.
  private enum Order {
    case library, collection, title, added, time, rank

    init(_ query: RecipeQuery, usesCollectionOrder: Bool) {
      self =
        switch query.sort {
        case nil where query.words != nil: .rank
        case nil where query.recentsOnly: .added
        case nil, .manual: usesCollectionOrder ? .collection : .library
        case .title: .title
        case .added: .added
        case .time: .time
        }
    }

    var key: Key? {
      switch self {
      case .library: Key(columns: ("recipes.position", "recipes.id"), isDescending: false)
      case .collection: Key(columns: ("member.position", "member.recipe_id"), isDescending: false)
      case .title: Key(columns: ("title_key", "recipes.id"), isText: true, isDescending: false)
      case .added: Key(columns: ("added_at", "recipes.id"), isDescending: true)
      case .time, .rank: nil
      }
    }

    var terms: [String] {
      switch self {
      case .library: ["recipes.position", "recipes.id"]
      case .collection: ["member.position", "member.recipe_id"]
      case .title: ["title_key", "recipes.id"]
      case .added: ["added_at DESC", "recipes.id DESC"]
      case .time: ["prep_time + cook_time = 0", "prep_time + cook_time", "recipes.position", "recipes.id"]
      case .rank: ["rank"]
      }
    }

    var reversedTerms: [String] {
      switch self {
      case .library: ["recipes.position DESC", "recipes.id DESC"]
      case .collection: ["member.position DESC", "member.recipe_id DESC"]
      case .title: ["title_key DESC", "recipes.id DESC"]
      case .added: ["added_at", "recipes.id"]
      case .time:
        ["prep_time + cook_time = 0", "prep_time + cook_time DESC", "recipes.position DESC", "recipes.id DESC"]
      case .rank: ["rank DESC"]
      }
    }
  }
}
