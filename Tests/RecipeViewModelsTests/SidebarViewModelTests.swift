import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

@Suite struct SidebarViewModelTests {
  /// Soup and pie are dinners, pie is a dessert as well.
  private func makeStore() throws -> RecipeStore {
    try RecipeStore.inMemory([
      RecipeDraft(title: "Soup", isFavorite: true, collections: ["Dinner"]),
      RecipeDraft(title: "Pie", addedOn: AddedOn("1832-05-01"), collections: ["Dinner", "Dessert"]),
    ])
  }

  private func makeSidebar(of store: RecipeStore) throws -> (SidebarViewModel, StoreFollowers) {
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    let followers = try StoreFollowers(of: store)
    followers.add(sidebar)
    return (sidebar, followers)
  }

  private let dinner = SidebarItem.collection(1)
  private let dessert = SidebarItem.collection(2)

  @Test func `the library and the collections stand under expanded headers, with counts`() throws {
    let (sidebar, _) = try makeSidebar(of: makeStore())
    let rows = try sidebar.visibleRows()
    #expect(
      rows.map(\.row) == [
        .header(.library), .list(.all, count: 2), .list(.favorites, count: 1), .list(.recents, count: 1),
        .header(.collections), .collection(RecipeCollection(id: 1, name: "Dinner", count: 2)),
        .collection(RecipeCollection(id: 2, name: "Dessert", count: 1)),
      ])
    #expect(rows.map(\.level) == [0, 1, 1, 1, 0, 1, 1])
    #expect(rows.map(\.isExpanded) == [true, false, false, false, true, false, false])
  }

  @Test func `a collection's recipes are loaded when it expands, and stay expanded in the next sidebar`() throws {
    let store = try makeStore()
    let (sidebar, _) = try makeSidebar(of: store)
    #expect(sidebar.dataSource.snapshot(for: .collections).items == [.header(.collections), dinner, dessert])
    #expect(try sidebar.expand(dinner))
    #expect(try !sidebar.expand(dinner))
    let expanded: [SidebarItem] = [
      .header(.collections), dinner, .recipe(1, in: 1), .recipe(2, in: 1), dessert,
    ]
    #expect(sidebar.dataSource.snapshot(for: .collections).visibleItems == expanded)
    #expect(try makeSidebar(of: store).0.dataSource.snapshot(for: .collections).visibleItems == expanded)
    #expect(sidebar.collapse(dinner))
    #expect(try makeSidebar(of: store).0.dataSource.snapshot(for: .collections).items.count == 3)
  }

  @Test func `the library never collapses, the collections do and remember it`() throws {
    let store = try makeStore()
    let (sidebar, _) = try makeSidebar(of: store)
    #expect(!sidebar.collapse(.header(.library)))
    #expect(sidebar.collapse(.header(.collections)))
    let (next, _) = try makeSidebar(of: store)
    #expect(try next.visibleRows().map(\.item).last == .header(.collections))
  }

  @Test func `a collection under a collapsed header expands with it, and collapses unseen`() throws {
    let store = try makeStore()
    let (sidebar, _) = try makeSidebar(of: store)
    sidebar.collapse(.header(.collections))
    #expect(try sidebar.expand(dinner))
    #expect(try makeSidebar(of: store).0.visibleRows().map(\.item).contains(.recipe(2, in: 1)))
    sidebar.collapse(.header(.collections))
    #expect(sidebar.collapse(dinner))
    #expect(!sidebar.collapse(dinner))
    let next = try makeSidebar(of: store).0
    #expect(try next.visibleRows().map(\.item).last == .header(.collections))
    #expect(try next.expand(.header(.collections)))
    #expect(next.dataSource.snapshot(for: .collections).visibleItems == [.header(.collections), dinner, dessert])
  }

  @Test func `expanding is not a change that is published`() throws {
    let store = try makeStore()
    let (sidebar, _) = try makeSidebar(of: store)
    store.onChange = { Issue.record("published \($0)") }
    try sidebar.expand(dinner)
    sidebar.collapse(dinner)
  }

  @Test func `a recipe dragged to another collection's recipes leaves the first and is where it was dropped`()
    throws
  {
    let store = try makeStore()
    let (sidebar, followers) = try makeSidebar(of: store)
    try sidebar.expand(dinner)
    try sidebar.expand(dessert)
    #expect(sidebar.dataSource.drag(.recipe(1, in: 1), to: .after(.recipe(2, in: 2))))
    #expect(try store.identifiers(of: .collection("Dinner")) == [2])
    #expect(try store.identifiers(of: .collection("Dessert")) == [2, 1])
    #expect(
      sidebar.dataSource.snapshot(for: .collections).visibleItems == [
        .header(.collections), dinner, .recipe(2, in: 1), dessert, .recipe(2, in: 2), .recipe(1, in: 2),
      ])
    withExtendedLifetime(followers) {}
  }

  @Test func `a recipe dragged to a collection that has it already only leaves the first`() throws {
    let store = try makeStore()
    let (sidebar, followers) = try makeSidebar(of: store)
    try store.collect([1], into: "Dessert")
    try sidebar.expand(dinner)
    try sidebar.expand(dessert)
    #expect(sidebar.dataSource.drag(.recipe(1, in: 1), to: .before(.recipe(2, in: 2))))
    #expect(try store.identifiers(of: .collection("Dinner")) == [2])
    #expect(try store.identifiers(of: .collection("Dessert")) == [1, 2])
    #expect(
      sidebar.dataSource.snapshot(for: .collections).visibleItems.suffix(2) == [.recipe(1, in: 2), .recipe(2, in: 2)])
    withExtendedLifetime(followers) {}
  }

  @Test func `a collection dragged before another is stored there`() throws {
    let store = try makeStore()
    let (sidebar, _) = try makeSidebar(of: store)
    #expect(sidebar.dataSource.drag(dessert, to: .before(dinner)))
    #expect(try store.collections().map(\.name) == ["Dessert", "Dinner"])
  }

  @Test func `an expanded saved filter follows every change, and its recipes stay where they are`() throws {
    let store = try makeStore()
    try store.addCollection("Loved", filter: SavedFilter(.favorites))
    let (sidebar, followers) = try makeSidebar(of: store)
    let loved = SidebarItem.collection(3)
    try sidebar.expand(loved)
    func shown() -> [SidebarItem] { sidebar.dataSource.snapshot(for: .collections).visibleItems.suffix(3) }
    #expect(shown() == [dessert, loved, .recipe(1, in: 3)])
    try store.setFavorite([2], true)
    #expect(shown() == [loved, .recipe(1, in: 3), .recipe(2, in: 3)])
    #expect(
      try sidebar.visibleRows().map(\.row).contains(
        .collection(RecipeCollection(id: 3, name: "Loved", count: 2, filter: "--favorites"))))
    #expect(sidebar.dataSource.reorderingHandlers.canReorderItem?(.recipe(1, in: 3)) == false)
    #expect(sidebar.dataSource.reorderingHandlers.canReorderItem?(loved) == true)
    withExtendedLifetime(followers) {}
  }

  @Test func `what cannot stand there goes back to where it was`() throws {
    let store = try makeStore()
    let (sidebar, _) = try makeSidebar(of: store)
    try sidebar.expand(dinner)
    let before = sidebar.dataSource.snapshot(for: .collections)
    let refusal = RecipeStoreError.listHasNoManualOrder("this part of the sidebar")
    for (item, neighbor, error) in [
      (dessert, Destination.after(.recipe(1, in: 1)), refusal), (.recipe(1, in: 1), .before(dinner), refusal),
      (dinner, .after(.list(.all)), .listHasNoManualOrder("the sidebar's library")),
    ] {
      #expect(sidebar.dataSource.drag(item, to: neighbor))
      #expect(sidebar.dragError as? RecipeStoreError == error)
      #expect(sidebar.dataSource.snapshot(for: .collections) == before)
    }
    #expect(!sidebar.dataSource.drag(.list(.all), to: .after(.list(.recents))))
    #expect(sidebar.dataSource.snapshot(for: .collections) == before)
    #expect(try store.identifiers(of: .collection("Dinner")) == [1, 2])
  }

  @Test func `counts and recipes follow what changes`() throws {
    let store = try makeStore()
    let (sidebar, followers) = try makeSidebar(of: store)
    let printed = PrintedLines(of: sidebar.dataSource)
    try store.setFavorite([2], true)
    #expect(printed.lines[0][2] == .list(.favorites, count: 2))
    try store.collect([1], into: "Lunch")
    #expect(printed.lines[1].last == .collection(RecipeCollection(id: 3, name: "Lunch", count: 1)))
    try store.deleteCollection("Dinner")
    #expect(printed.lines[1].count == 3)
    withExtendedLifetime(followers) {}
  }
}
