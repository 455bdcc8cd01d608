import RecipeModel
import RecipeStore
import RecipeViewModels

/// The pages of lists, of the outline, of a search, and of the history.
extension LiveLibrary {
  /// - Returns: `nil` for a collection that does not exist.
  func listPage(
    _ list: ShownList, _ narrowing: ListContent.Narrowing, after: Recipe.ID?, _ request: PageRequest
  ) throws -> Markup? {
    try page(narrowing.isEmpty ? [.list(list)] : [], request) { frame in
      try listContent(list, narrowing, after: after).map { ListPage($0, in: frame).markup }
    }
  }

  /// Rows of a list from its beginning, or after one of its recipes: by recipe, as places change meanwhile.
  func listContent(
    _ list: ShownList, _ narrowing: ListContent.Narrowing = .init(), after: Recipe.ID? = nil,
    showing shown: Recipe.ID? = nil
  ) throws -> ListContent? {
    guard var query = try query(of: list) else { return nil }
    let title = if case .library(let list) = list { list.title } else { query.collections[0] }
    let isReorderable = isReorderable(query)
    query.maxTime = narrowing.maxTime
    query.sort = narrowing.sort ?? query.sort
    query.with = narrowing.with
    // What is narrowed is counted by going through it anyway.
    let isFromStart = after == nil && shown == nil && narrowing.isEmpty
    let ids = try store.identifiers(of: isFromStart ? query.limited(to: Self.mostRows) : query)
    let count = isFromStart ? try store.count(of: query) : ids.count
    let most = shown.map { Self.paneRows(showing: ids.firstIndex(of: $0)) } ?? Self.mostRows
    let start = after.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let rows = try store.listRows(with: ids[start...].prefix(most))
    return ListContent(
      list, title: title, count: count,
      rows: rows.map { ListedRecipe($0, picture: firstPicture(of: $0.id)) },
      hasMore: start + most < count, narrowing: narrowing, isReorderable: isReorderable)
  }

  /// So many rows keep the first page below 50 kB.
  static let mostRows = 80

  /// How many rows the list next to a recipe begins with: a screenful, and as far as the recipe if that is not far. A
  /// phone is sent them as well, though it shows none; a wide screen fetches the others.
  private static func paneRows(showing place: Int?) -> Int {
    guard let place, place < mostRows else { return screenful }
    return max(place + 1, screenful)
  }

  private static let screenful = 20

  /// How many recipes a search shows, the best of those found.
  static let mostHits = 80

  /// - Returns: `nil` for a collection that does not exist.
  func exportPage(_ list: ShownList, _ request: PageRequest) throws -> Markup? {
    try page([], request) { frame in
      try listContent(list).map {
        ExportPage(ExportContent(list, title: $0.title, count: $0.count), in: frame).markup
      }
    }
  }

  func searchPage(_ words: String, _ request: PageRequest) throws -> Markup {
    let words = String(words.prefix(Self.longestSearch))
    return try page(words.isEmpty ? [] : [.search(words)], request) { frame in
      SearchPage(try searchContent(words), in: frame).markup
    }
  }

  /// More than anyone types; a topic's name has the words.
  static let longestSearch = 200

  private func searchContent(_ words: String) throws -> SearchContent {
    let searchWords = SearchWords(words)
    var content = SearchContent(words: words, hits: [], count: 0)
    if words.allSatisfy(\.isWhitespace) { return SearchContent(words: "", hits: [], count: 0) }
    try store.search(words, in: RecipeQuery(limit: Self.mostHits)) { result in
      content.hits.append(.init(result, words: searchWords, picture: firstPicture(of: result.id)))
    }
    content.count =
      content.hits.count < Self.mostHits ? content.hits.count : try store.count(of: RecipeQuery(words: words))
    return content
  }

  /// What can be cooked with what is at home; a text that names no food is the fault of its field.
  func cookablePage(having foods: String, missing: Int, _ request: PageRequest) throws -> Markup {
    let foods = String(foods.trimmed().prefix(Self.longestSearch))
    let missing = min(max(0, missing), CookableContent.mostMissing)
    return try page([], request) { frame in
      var content = CookableContent(foods: foods, missing: missing)
      do {
        content.found = try store.recipes(
          having: FoodsAtHome([foods]), missingAtMost: missing, in: RecipeQuery(limit: Self.mostHits)
        ).map { .init($0, picture: firstPicture(of: $0.row.id)) }
      } catch RecipeStoreError.invalidShoppingLine(let reason) {
        content.fault = reason
      }
      return CookablePage(content, in: frame).markup
    }
  }

  /// A page that asks where a recipe goes in a list; `nil` if either does not exist, or the list has no order.
  func movePage(_ item: Recipe.ID, in list: ShownList, _ request: PageRequest) throws -> Markup? {
    try page([], request) { frame in
      guard let query = try query(of: list), isReorderable(query) else { return nil }
      let rows = try store.listRows(of: query).map { MoveContent.Row(id: $0.id, title: $0.title) }
      let title = if case .library(let list) = list { list.title } else { query.collections[0] }
      return MoveContent(item, among: rows, in: title, back: .list(list), action: .reorder(list)).map {
        MovePage($0, recipe: item, in: frame).markup
      }
    }
  }
}

// MARK: - The outline and the history

extension LiveLibrary {
  func sidebarPage(_ request: PageRequest) throws -> Markup {
    try page([.sidebar], request) { SidebarPage($0.sidebar, in: $0).markup }
  }

  /// - Returns: `nil` for a collection that does not exist.
  func collectionPage(_ id: RecipeCollection.ID, _ request: PageRequest) throws -> Markup? {
    try page([], request) { frame in
      try store.collections().first { $0.id == id }.map { CollectionPage($0, in: frame).markup }
    }
  }

  /// - Returns: `nil` for a collection that does not exist.
  func moveCollectionPage(_ item: RecipeCollection.ID, _ request: PageRequest) throws -> Markup? {
    try page([], request) { frame in
      let rows = try store.collections().map { MoveContent.Row(id: $0.id, title: $0.name) }
      return MoveContent(item, among: rows, in: "Collections", back: .sidebar, action: .reorderCollections).map {
        MovePage($0, in: frame).markup
      }
    }
  }

  func historyPage(_ request: PageRequest) throws -> Markup {
    try page([], request) { frame in
      let steps = try store.history()
      return HistoryPage(
        HistoryContent(
          steps.prefix(Self.mostSteps).map { .init($0) }, canUndo: steps.contains { !$0.isUndone },
          canRedo: steps.contains(where: \.isUndone), now: store.now),
        in: frame
      ).markup
    }
  }

  /// The number of steps that the page of the history shows, the newest.
  static let mostSteps = 200

  /// - Parameters:
  ///   - address: What the field for the address of a page holds.
  ///   - fault: Why nothing was imported.
  func importPage(address: String, fault: String? = nil, _ request: PageRequest) throws -> Markup {
    try page([], request) { ImportPage(address: address, fault: fault, origin: request.origin, in: $0).markup }
  }
}

extension MoveContent {
  /// - Returns: `nil` if the row is not among those of the list.
  fileprivate init?(_ item: Int, among rows: [Row], in list: String, back: Link, action: Link) {
    guard let place = rows.firstIndex(where: { $0.id == "\(item)" }) else { return nil }
    var others = rows
    let row = others.remove(at: place)
    self.init(row, in: list, back: back, action: action, others: others, place: place)
  }
}

extension RecipeQuery {
  /// The first of what it asks for.
  fileprivate func limited(to most: Int) -> RecipeQuery {
    var query = self
    query.limit = min(limit ?? most, most)
    return query
  }
}
