import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@Suite struct ShownChangesTests {
  private func row(_ id: Recipe.ID, _ title: String, isFavorite: Bool = false) -> RecipeListRow {
    RecipeListRow(id: id, isFavorite: isFavorite, title: title, totalTime: 0, servings: "", collections: [])
  }

  @Test func `what verbs change is noted line by line with places from 1`() throws {
    let store = try RecipeStore.inMemory(titles: "Soup", "Bread", "Pie")
    let list = RecipeListViewModel(of: store)
    try list.show(.all)
    let changes = list.recordChanges()
    let followers = try StoreFollowers(of: store)
    followers.add(list)
    try store.setFavorite([2], true)
    #expect(changes.take() == [.reconfigured(2, row(2, "Bread", isFavorite: true), place: 2)])
    try store.move([3], to: .top, in: .library)
    #expect(changes.take() == [.moved(3, row(3, "Pie"), from: 3, to: 1)])
    try store.add(RecipeDraft(title: "Jam"))
    #expect(changes.take() == [.inserted(4, row(4, "Jam"), place: 4)])
    try store.delete([1, 4])
    #expect(changes.take() == [.deleted(1, nil, place: 2), .deleted(4, row(4, "Jam"), place: 4)])
    try store.setFavorite([2], true)
    #expect(changes.take() == [])
    withExtendedLifetime(followers) {}
  }

  @Test func `of what others change only what was shown otherwise is noted`() throws {
    let database = try TemporaryDatabase()
    let (mine, theirs) = (try database.open(), try database.open())
    try mine.add((1...3).map { RecipeDraft(title: "Recipe \($0)") })
    let list = RecipeListViewModel(of: mine)
    try list.show(.all)
    let changes = list.recordChanges()
    let followers = try StoreFollowers(of: mine)
    followers.add(list)
    _ = try list.cells(at: 0..<2)
    try theirs.setFavorite([2, 3], true)
    #expect(try followers.catchUp())
    #expect(changes.take() == [.reconfigured(2, row(2, "Recipe 2", isFavorite: true), place: 2)])
  }

  @Test func `the noted changes turn a printed list into the new one`() throws {
    let store = try RecipeStore.inMemory((1...8).map { RecipeDraft(title: "Recipe \($0)") })
    let list = RecipeListViewModel(of: store)
    try list.show(.all)
    let changes = list.recordChanges()
    var printed = list.identifiers
    try store.arrange([8, 2, 3, 1, 4, 6, 5, 7], in: .library)
    try store.delete([3])
    try store.add(RecipeDraft(title: "Jam"))
    try list.refresh()
    let noted = changes.take()
    let gone = noted.compactMap { if case .deleted(let id, _, _) = $0 { id } else { nil } }
    let placed = noted.compactMap { change -> (Int, Recipe.ID)? in
      switch change {
      case .inserted(let id, _, let place), .moved(let id, _, _, let place): (place, id)
      case .deleted, .reconfigured: nil
      }
    }
    printed.removeAll { gone.contains($0) || placed.map(\.1).contains($0) }
    for (place, id) in placed.sorted(by: { $0.0 < $1.0 }) { printed.insert(id, at: place - 1) }
    #expect(printed == list.identifiers)
    #expect(printed == [8, 2, 1, 4, 6, 5, 7, 9])
    #expect(noted.count == 5)
  }
}
