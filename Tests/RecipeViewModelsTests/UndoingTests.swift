import Diffable
import RecipeModel
import RecipeStore
import RecipeTestSupport
import Testing

@testable import RecipeViewModels

/// What is undone and done again reaches the view models as any change does.
@Suite struct UndoingTests {
  @Test(arguments: [31, 32] as [UInt64])
  func `after random changes, undo and redo the models show what a fresh load shows`(seed: UInt64) throws {
    let store = try RecipeStore.inMemory(titles: "A", "B", "C", "D", "E")
    try store.collect([1, 2, 3], into: "Soups")
    try store.collect([3, 4], into: "Quick")
    let followers = try StoreFollowers(of: store)
    let queries: [RecipeQuery] = [.all, .favorites, .collection("Soups"), RecipeQuery(sort: .title)]
    let lists = try queries.map { query in
      let list = RecipeListViewModel(of: store)
      try list.show(query)
      followers.add(list)
      return list
    }
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    followers.add(sidebar)
    var random = SeededGenerator(seed: seed)
    for turn in 0..<120 {
      try? change(store, &random)
      #expect(try !followers.catchUp(), "seed \(seed), turn \(turn)")
      for (query, list) in zip(queries, lists) {
        guard (try? store.count(of: query)) != nil else {
          #expect(list.identifiers == [], "seed \(seed), turn \(turn)")
          continue
        }
        #expect(try list.identifiers == store.identifiers(of: query), "seed \(seed), turn \(turn)")
        #expect(try list.allRows() == store.listRows(of: query), "seed \(seed), turn \(turn)")
      }
      let fresh = SidebarViewModel(of: store)
      try fresh.load()
      #expect(
        sidebar.dataSource.snapshot().itemIdentifiers == fresh.dataSource.snapshot().itemIdentifiers,
        "seed \(seed), turn \(turn)")
      #expect(try sidebar.visibleRows().map(\.row) == fresh.visibleRows().map(\.row), "seed \(seed), turn \(turn)")
    }
  }

  private func change(_ store: RecipeStore, _ random: inout SeededGenerator) throws {
    let ids = try store.identifiers(of: .all).shuffled(using: &random)
    guard let id = ids.first, let other = ids.last else { return _ = try store.add(RecipeDraft(title: "F")) }
    switch Int.random(in: 0..<13, using: &random) {
    case 0...3: try store.undo(Int.random(in: 1...2, using: &random))
    case 4, 5: try store.redo()
    case 6: try store.add(RecipeDraft(title: "F", isFavorite: true, collections: ["Soups"]))
    case 7: try store.delete([id])
    case 8: try store.setFavorite([id, other], Bool.random(using: &random))
    case 9: try store.move([id], to: .before(other), in: .library)
    case 10: try store.collect([id, other], into: "Quick")
    case 11: try store.update(id, to: RecipeDraft(title: "G\(id)", collections: ["Soups"]))
    default: try store.moveCollection("Quick", to: Bool.random(using: &random) ? .top : .bottom)
    }
  }

  @Test func `a step that is rolled back after a list has shown it disappears there as well`() throws {
    struct Stop: Error {}
    let store = try RecipeStore.inMemory(titles: "A", "B", "C")
    let followers = try StoreFollowers(of: store)
    let list = RecipeListViewModel(of: store)
    try list.show(.all)
    followers.add(list)
    #expect(throws: Stop.self) {
      try store.step("reorder") {
        #expect(list.dataSource.drag(3, to: .before(1)))
        throw Stop()
      }
    }
    try followers.catchUp()
    #expect(list.identifiers == [1, 2, 3])
  }
}
