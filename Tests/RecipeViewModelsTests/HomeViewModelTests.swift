import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@Suite struct HomeViewModelTests {
  @Test func `a recipe in three places is reconfigured in each`() throws {
    let store = try RecipeStore.inMemory([
      RecipeDraft(title: "Soup", collections: ["Dinner"]), RecipeDraft(title: "Pie", addedOn: AddedOn("1832-05-01")),
    ])
    try store.setCollectionExpanded(1, true)
    let home = HomeViewModel(of: store)
    try home.load(mostRecents: 5, mostListed: 5)
    let followers = try StoreFollowers(of: store)
    followers.add(home)
    #expect(
      home.dataSource.snapshot().itemIdentifiers == [
        .recent(1), .outline(.collection(1)), .outline(.recipe(1, in: 1)), .listed(1), .listed(2),
      ])
    let printed = PrintedLines(of: home.dataSource)
    let before = printed.cellsAskedFor
    try store.setFavorite([1], true)
    #expect(printed.cellsAskedFor - before == 3)
    let soup = RecipeListRow(
      id: 1, isFavorite: true, title: "Soup", totalTime: 0, servings: "", collections: ["Dinner"])
    #expect(printed.lines[0] == [.recipe(soup)])
    #expect(printed.lines[1][1] == .recipe(soup))
    #expect(printed.lines[2][0] == .recipe(soup))
    withExtendedLifetime(followers) {}
  }

  @Test func `no more is shown than there is room for`() throws {
    let store = try RecipeStore.inMemory((1...4).map { RecipeDraft(title: "Recipe \($0)") })
    let home = HomeViewModel(of: store)
    try home.load(mostRecents: 2, mostListed: 3)
    #expect(home.dataSource.snapshot(for: .recents).items == [.recent(4), .recent(3)])
    #expect(home.dataSource.snapshot(for: .list).items == [.listed(1), .listed(2), .listed(3)])
    #expect(home.count(of: .all) == 4)
    #expect(home.countAdded(with: 4) == 1)
  }

  @Test func `five recipes of one moment are one recent, and count as five`() throws {
    let store = try RecipeStore.inMemory((1...5).map { RecipeDraft(title: "Recipe \($0)") })
    let home = HomeViewModel(of: store)
    try home.load(mostRecents: 2, mostListed: 3)
    #expect(home.dataSource.snapshot(for: .recents).items == [.recent(5)])
    #expect(home.countAdded(with: 5) == 5)
    try store.delete([5])
    try home.load(mostRecents: 2, mostListed: 3)
    #expect(home.dataSource.snapshot(for: .recents).items == [.recent(4), .recent(3)])
    #expect(home.countAdded(with: 4) == 1)
  }
}

@Suite struct RecipeDetailViewModelTests {
  @Test func `the recipe shown follows its changes and is gone when it is deleted`() throws {
    let store = try RecipeStore.inMemory([RecipeDraft(title: "Soup", collections: ["Dinner"])])
    let detail = RecipeDetailViewModel(of: store)
    let followers = try StoreFollowers(of: store)
    followers.add(detail)
    try detail.show(1)
    try store.setFavorite([1], true)
    #expect(detail.recipe?.isFavorite == true)
    try store.renameCollection("Dinner", to: "Supper")
    #expect(detail.recipe?.collections == ["Supper"])
    try store.delete([1])
    #expect(detail.recipe == nil)
    withExtendedLifetime(followers) {}
  }

  @Test func `a recipe that is not there is refused and what is shown stays`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup")
    let detail = RecipeDetailViewModel(of: store)
    try detail.show(1)
    #expect(throws: RecipeStoreError.noSuchRecipe(7)) { try detail.show(7) }
    #expect(detail.recipe?.title == "Soup")
  }
}
