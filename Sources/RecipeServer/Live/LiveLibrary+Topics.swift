import RecipeModel
import RecipeStore
import RecipeViewModels

extension LiveLibrary {
  /// How much the home page shows of the recents and of the library.
  static let (mostRecents, mostListed) = (12, 12)

  /// Makes the view model of a topic, which shows what the store has now; `nil` for a topic of what does not exist.
  func makeView(of seen: SeenTopic) throws -> (any TopicView)? {
    let isReadOnly = seen.isReadOnly
    switch seen.topic {
    case .home: return HomeTopic(try home(), isReadOnly: isReadOnly) { [store] in store.firstPicture(of: $0) }
    case .sidebar:
      let sidebar = try sidebar()
      // It compares what other programs change with what it has shown.
      _ = try sidebar.visibleRows()
      return SidebarTopic(sidebar, isReadOnly: isReadOnly)
    case .side: return try SideTopic(try sidebar())
    case .list(let list):
      guard let query = try query(of: list) else { return nil }
      return try listTopic(query, isReadOnly: isReadOnly, in: list)
    case .search(let words):
      return SearchTopic(try listTopic(RecipeQuery(words: words), isReadOnly: isReadOnly, in: .library(.all)))
    case .recipe(let id):
      let detail = RecipeDetailViewModel(of: store)
      do { try detail.show(id) } catch RecipeStoreError.noSuchRecipe { return nil }
      return RecipeTopic(detail)
    case .shop:
      let list = ShoppingListViewModel(of: store)
      try list.load()
      return ShopTopic(list, isReadOnly: isReadOnly)
    case .plan(let first):
      let plan = PlanViewModel(of: store, on: first...first.adding(days: 6))
      try plan.load()
      return PlanTopic(plan, isReadOnly: isReadOnly)
    }
  }

  func home() throws -> HomeViewModel {
    let home = HomeViewModel(of: store)
    try home.load(mostRecents: Self.mostRecents, mostListed: Self.mostListed)
    return home
  }

  func sidebar() throws -> SidebarViewModel {
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    return sidebar
  }

  /// The recipes of a list; `nil` for a collection that does not exist.
  func query(of list: ShownList) throws -> RecipeQuery? {
    switch list {
    case .library(let list): list.query
    case .collection(let id): try store.collectionName(with: id).map(RecipeQuery.collection)
    }
  }

  /// Returns whether a list has an order that a person can change.
  func isReorderable(_ query: RecipeQuery) -> Bool { (try? store.orderedList(of: query)) != nil }

  private func listTopic(_ query: RecipeQuery, isReadOnly: Bool, in list: ShownList) throws -> ListTopic {
    let model = RecipeListViewModel(of: store)
    try model.show(query)
    let options = RowOptions(list: list, isReorderable: isReorderable(query), isReadOnly: isReadOnly)
    return ListTopic(model) { [store] row in
      RecipeRow(ListedRecipe(row, picture: store.firstPicture(of: row.id)), options).markup
    }
  }
}

extension LiveLibrary {
  func firstPicture(of id: Recipe.ID) -> String? { store.firstPicture(of: id) }
}

extension RecipeStore {
  /// The name of a recipe's first picture.
  func firstPicture(of id: Recipe.ID) -> String? {
    (try? imageNames(of: id))?.first(where: Picture.isName)
  }
}
