import RecipeModel
import RecipeStore
import RecipeViewModels

/// What a page knows of the request that it answers.
struct PageRequest: Sendable {
  var isReadOnly = false
  var isSecure = true
  /// A step of the history that the last request of this page made.
  var doneStep: Int?
}

/// The content of each page, read from the store in one moment with the marks of its topics.
extension LiveLibrary {
  func homePage(_ request: PageRequest) throws -> Markup {
    try page([.home], request) { frame in
      let home = try home()
      let content = HomeContent(
        recents: try recipes(in: .recents, of: home).map { .init($0, others: home.countAdded(with: $0.id) - 1) },
        collections: try home.visibleRows(of: .collections).compactMap { row in
          guard case .outline(let item) = row.item else { return nil }
          return OutlineRow(item, row.row, level: row.level, isExpanded: row.isExpanded)
        },
        list: try recipes(in: .list, of: home),
        counts: Dictionary(uniqueKeysWithValues: LibraryList.allCases.map { ($0, home.count(of: $0)) }))
      return Page.home(content, in: frame)
    }
  }

  private func recipes(in section: HomeSection, of home: HomeViewModel) throws -> [ListedRecipe] {
    try home.visibleRows(of: section).compactMap { row in
      guard case .recipe(let recipe) = row.row else { return nil }
      return ListedRecipe(recipe, picture: firstPicture(of: recipe.id))
    }
  }

  /// - Returns: `nil` for a collection that does not exist.
  func listPage(_ list: ShownList, _ narrowing: ListContent.Narrowing, after: Recipe.ID?, _ request: PageRequest)
    throws -> Markup?
  {
    try page(narrowing.isEmpty ? [.list(list)] : [], request) { frame in
      try listContent(list, narrowing, after: after).map { Page.list($0, in: frame) }
    }
  }

  /// - Returns: `nil` for a recipe that does not exist.
  /// - Throws: `AmountError`.
  func recipePage(_ id: Recipe.ID, _ amounts: AmountRequest, in list: ShownList, _ request: PageRequest) throws -> Markup? {
    try page([.recipe(id), .list(list)], request) { frame in
      guard let recipe = try store.recipe(with: id) else { return nil }
      let content = RecipeContent(
        try AdaptedRecipe(recipe, amounts, amounts.units), amounts: amounts, collections: try store.collections(),
        pane: try listContent(list))
      return Page.recipe(content, in: frame)
    }
  }

  /// Rows of a list from its beginning, or after one of its recipes: by recipe, as places change meanwhile.
  func listContent(
    _ list: ShownList, _ narrowing: ListContent.Narrowing = .init(), after: Recipe.ID? = nil
  ) throws -> ListContent? {
    guard var query = try query(of: list) else { return nil }
    let title = if case .library(let list) = list { list.title } else { query.collections[0] }
    let isReorderable = isReorderable(query)
    query.maxTime = narrowing.maxTime
    query.sort = narrowing.sort ?? query.sort
    query.with = narrowing.with
    let ids = try store.identifiers(of: query)
    let start = after.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let rows = try store.listRows(with: ids[start...].prefix(Self.mostRows))
    return ListContent(
      list, title: title, count: ids.count,
      rows: rows.map { ListedRecipe($0, picture: firstPicture(of: $0.id)) },
      hasMore: start + Self.mostRows < ids.count, narrowing: narrowing, isReorderable: isReorderable)
  }

  /// So many rows keep the first page below 50 kB.
  static let mostRows = 80

  /// Makes a page of what the store has now, with the sidebar around it.
  func page<Content>(
    _ topics: [Topic], _ request: PageRequest, _ content: (PageFrame) throws -> Content
  ) throws -> Content {
    let topics = ([.sidebar] + topics).map { SeenTopic(topic: $0, isReadOnly: request.isReadOnly) }
    return try reading(topics) { marks in
      let sidebar = try sidebar().visibleRows().map {
        OutlineRow($0.item, $0.row, level: $0.level, isExpanded: $0.isExpanded)
      }
      var frame = PageFrame(
        sidebar: sidebar, marks: marks, isReadOnly: request.isReadOnly, isSecure: request.isSecure,
        script: Asset.script.link, manifest: Asset.manifest.link)
      frame.said = try request.doneStep.flatMap(said)
      return try content(frame)
    }
  }

  /// What the last request of a page did, if it is the last step of the history still.
  private func said(_ step: Int) throws -> PageFrame.Said? {
    try store.lastStep().flatMap { $0.id == step && !$0.isUndone ? PageFrame.Said($0.command, undo: step) : nil }
  }
}
