import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@Suite struct RecipeListViewModelTests {
  private func makeList(
    of query: RecipeQuery = .all, in store: RecipeStore
  ) throws -> (RecipeListViewModel, StoreFollowers) {
    let list = RecipeListViewModel(of: store)
    try list.show(query)
    let followers = try StoreFollowers(of: store)
    followers.add(list)
    return (list, followers)
  }

  @Test func `only what is printed is fetched`() throws {
    let store = try RecipeStore.inMemory((1...100).map { RecipeDraft(title: "Recipe \($0)") })
    let list = RecipeListViewModel(of: store)
    try list.show(.all)
    // The list is not notified, so it must have fetched these after they changed.
    for id in 1...20 { try store.update(id, to: RecipeDraft(title: "Changed \(id)")) }
    #expect(list.identifiers == Array(1...100))
    #expect(try list.cells(at: 0..<20).map(\.title) == (1...20).map { "Changed \($0)" })
  }

  @Test func `a change of content asks for one cell and moves nothing`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread", "Pie")
    let (list, followers) = try makeList(in: store)
    let printed = PrintedLines(of: list.dataSource)
    let before = printed.cellsAskedFor
    try store.setFavorite([2], true)
    #expect(printed.cellsAskedFor - before == 1)
    #expect(printed.lines[0].map { $0?.isFavorite } == [false, true, false])
    withExtendedLifetime(followers) {}
  }

  @Test func `a selected recipe that leaves the favorites is selected again when it returns`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread", "Pie")
    try store.setFavorite([1, 2, 3], true)
    let (list, followers) = try makeList(of: .favorites, in: store)
    list.select(2)
    try store.setFavorite([2], false)
    #expect(list.identifiers == [1, 3])
    #expect(list.selection == nil)
    try store.setFavorite([2], true)
    #expect(list.identifiers == [1, 2, 3])
    #expect(list.selection == 2)
    withExtendedLifetime(followers) {}
  }

  @Test func `a list in a random order stays put while recipes change, come, and go`() throws {
    let store = try RecipeStore.inMemory((1...40).map { RecipeDraft(title: "Recipe \($0)") })
    let (list, followers) = try makeList(of: RecipeQuery(sort: .random), in: store)
    let before = list.identifiers
    let printed = PrintedLines(of: list.dataSource)
    try store.setFavorite([before[3]], true)
    #expect(list.identifiers == before)
    #expect(printed.lines[0].map { $0?.isFavorite }[3] == true)
    try store.delete([before[5]])
    try store.add(RecipeDraft(title: "New"))
    #expect(list.identifiers.filter { $0 != 41 } == before.filter { $0 != before[5] })
    try followers.catchUp()
    #expect(list.dataSource.reorderingHandlers.canReorderItem?(before[0]) == false)
  }

  @Test func `a saved filter shows what matches by now, also after it was changed itself`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread", "Pie")
    try store.addCollection("Loved", filter: SavedFilter(.favorites))
    let (list, followers) = try makeList(of: .collection("Loved"), in: store)
    #expect(list.identifiers == [])
    try store.setFavorite([3, 1], true)
    #expect(list.identifiers == [1, 3])
    try store.move([3], to: .top, in: .library)
    #expect(list.identifiers == [3, 1])
    try store.setFilter(of: "Loved", to: SavedFilter(RecipeQuery(favoritesOnly: true, sort: .time)))
    #expect(list.identifiers == [3, 1])
    try store.update(1, to: RecipeDraft(title: "Soup", cookTime: 60, isFavorite: true))
    #expect(list.identifiers == [1, 3])
    #expect(list.dataSource.reorderingHandlers.canReorderItem?(1) == false)
    try store.renameCollection("Loved", to: "Best")
    try store.setFilter(of: "Best", to: SavedFilter(RecipeQuery(sort: .title)))
    #expect(list.identifiers == [2, 3, 1])
    try store.deleteCollection("Best")
    #expect(list.identifiers == [])
    withExtendedLifetime(followers) {}
  }

  @Test func `what others changed arrives by catching up, as a difference`() throws {
    let database = try TemporaryDatabase()
    let (mine, theirs) = (try database.open(), try database.open())
    try mine.add([RecipeDraft(title: "Soup"), RecipeDraft(title: "Bread"), RecipeDraft(title: "Pie")])
    let (list, followers) = try makeList(in: mine)
    let printed = PrintedLines(of: list.dataSource)
    try theirs.move([3], to: .top, in: .library)
    try theirs.delete([1])
    try theirs.add(RecipeDraft(title: "Jam"))
    #expect(list.identifiers == [1, 2, 3])
    #expect(try followers.catchUp())
    #expect(printed.lines[0].map { $0?.title } == ["Pie", "Bread", "Jam"])
    #expect(try !followers.catchUp())
  }

  @Test func `a recipe that another process deleted is left out, and the rest is shown`() throws {
    let database = try TemporaryDatabase()
    let (mine, theirs) = (try database.open(), try database.open())
    try mine.add([RecipeDraft(title: "Soup"), RecipeDraft(title: "Bread")])
    let (list, followers) = try makeList(in: mine)
    try theirs.delete([1])
    #expect(try list.cells(at: 0..<2).map(\.title) == ["Bread"])
    withExtendedLifetime(followers) {}
  }

  @Test func `a list stays with its collection when that gets another name, here or elsewhere`() throws {
    let database = try TemporaryDatabase()
    let (mine, theirs) = (try database.open(), try database.open())
    try mine.add(["Soup", "Bread"].map { RecipeDraft(title: $0, collections: ["Dinner"]) })
    let (list, followers) = try makeList(of: .collection("Dinner"), in: mine)
    try mine.renameCollection("Dinner", to: "Supper")
    #expect(list.query == .collection("Supper"))
    #expect(list.dataSource.drag(2, to: .before(1)))
    #expect(try mine.identifiers(of: .collection("Supper")) == [2, 1])
    try theirs.renameCollection("Supper", to: "Late")
    try followers.catchUp()
    #expect(list.query == .collection("Late"))
    #expect(list.identifiers == [2, 1])
    #expect(try !followers.catchUp())
  }

  @Test func `a list whose collection is gone is empty until it is back`() throws {
    let store = try RecipeStore.inMemory([RecipeDraft(title: "Soup", collections: ["Dinner"])])
    let (list, followers) = try makeList(of: .collection("Dinner"), in: store)
    try store.deleteCollection("Dinner")
    #expect(list.identifiers == [])
    try store.setFavorite([1], true)
    try store.undo(2)
    #expect(list.identifiers == [1])
    try store.deleteCollection("Dinner")
    try store.collect([1], into: "dinner")
    #expect(list.identifiers == [1])
    #expect(try !followers.catchUp())
  }

  @Test func `a list of several collections follows their names, and takes no other for one that is gone`() throws {
    let store = try RecipeStore.inMemory([
      RecipeDraft(title: "Soup", collections: ["Dinner"]), RecipeDraft(title: "Bread", collections: ["Dinners of old"]),
      RecipeDraft(title: "Jam", collections: ["Supper"]),
    ])
    let (list, followers) = try makeList(of: .collection("Dinner,Supper"), in: store)
    #expect(list.identifiers == [1, 3])
    try store.renameCollection("Supper", to: "Supper, late")
    #expect(list.query == .collection(#"Dinner,Supper\, late"#))
    try store.collect([2], into: "Supper, late")
    #expect(list.identifiers == [1, 2, 3])
    try store.deleteCollection("Dinner")
    #expect(list.identifiers == [])
    #expect(try !followers.catchUp())
  }
}

@Suite struct RecipeListReorderingTests {
  private func makeList(of query: RecipeQuery, in store: RecipeStore) throws -> RecipeListViewModel {
    let list = RecipeListViewModel(of: store)
    try list.show(query)
    return list
  }

  @Test(
    arguments: [
      (Destination.before(1), [3, 1, 2, 4]), (.after(1), [1, 3, 2, 4]), (.before(4), [1, 2, 3, 4]),
      (.after(4), [1, 2, 4, 3]),
    ] as [(Destination<Recipe.ID>, [Recipe.ID])])
  func `a recipe dropped somewhere is there in the list and in the store`(
    destination: Destination<Recipe.ID>, order: [Recipe.ID]
  ) throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread", "Pie", "Jam")
    let list = try makeList(of: .all, in: store)
    #expect(list.dataSource.drag(3, to: destination) == (order != [1, 2, 3, 4]))
    #expect(list.dragError == nil)
    #expect(list.identifiers == order)
    #expect(try store.identifiers(of: .all) == order)
  }

  @Test func `a drag and the verb of the command lead to the same order`() throws {
    let (dragged, commanded) = try (
      RecipeStore.inMemory(titles: "Soup", "Bread", "Pie", "Jam"),
      RecipeStore.inMemory(titles: "Soup", "Bread", "Pie", "Jam")
    )
    let list = try makeList(of: .all, in: dragged)
    var changes: [RecipeChange] = []
    dragged.onChange = { changes.append($0) }
    commanded.onChange = { changes.append($0) }
    #expect(list.dataSource.drag(1, to: .after(3)))
    try commanded.move([1], to: .after(3), in: .library)
    #expect(changes == [.moved([1]), .moved([1])])
    #expect(try dragged.identifiers(of: .all) == commanded.identifiers(of: .all))
  }

  @Test func `a recipe moved among the favorites is next to its neighbor in the library`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread", "Pie", "Jam", "Tea")
    try store.setFavorite([1, 3, 5], true)
    let list = try makeList(of: .favorites, in: store)
    #expect(list.dataSource.drag(5, to: .before(3)))
    #expect(list.identifiers == [1, 5, 3])
    #expect(try store.identifiers(of: .all) == [1, 2, 5, 3, 4])
  }

  @Test func `when the store refuses, the list keeps its initial order and says why`() throws {
    let database = try TemporaryDatabase()
    let (mine, theirs) = (try database.open(), try database.open())
    try mine.add([RecipeDraft(title: "Soup"), RecipeDraft(title: "Bread"), RecipeDraft(title: "Pie")])
    let list = try makeList(of: .all, in: mine)
    try theirs.delete([2])
    #expect(list.dataSource.drag(3, to: .before(2)))
    #expect(list.dragError as? RecipeStoreError == .noSuchRecipe(2))
    #expect(list.identifiers == [1, 2, 3])
    #expect(try theirs.identifiers(of: .all) == [1, 3])
  }

  @Test(arguments: [
    RecipeQuery.recents, RecipeQuery(words: "soup"), RecipeQuery(sort: .title), RecipeQuery(maxTime: 60),
  ])
  func `a list in a computed order does not let its recipes be dragged`(query: RecipeQuery) throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Onion soup")
    let list = try makeList(of: query, in: store)
    #expect(!list.dataSource.canMoveItem(at: DiffableIndexPath(item: 0, section: 0)))
  }
}
