import Diffable
import RecipeModel
import RecipeStore
import RecipeViewModels
import Testing

/// Whatever people do, what is shown is what a fresh look at the database would show, and the differences that were
/// reported lead there.
@Suite struct RandomScriptTests {
  static let queries: [RecipeQuery] = [
    .all, .favorites, .recents, .collection("A"), .collection("B"), RecipeQuery(collections: ["A", "B"]),
    RecipeQuery(sort: .title), RecipeQuery(sort: .added, isReversed: true), RecipeQuery(sort: .time),
    RecipeQuery(favoritesOnly: true, sort: .title, isReversed: true), RecipeQuery(maxTime: 1800),
    RecipeQuery(limit: 5), RecipeQuery(words: "soup"), .collection("F"), RecipeQuery(sort: .random),
    RecipeQuery(collections: ["F", "B"]),
  ]

  @Test(arguments: [1] as [UInt64])
  func `after each of 1,000 commands every list, the sidebar and home are as a fresh load`(seed: UInt64) throws {
    let store = try RecipeStore.inMemory([])
    try store.addCollection("A")
    try store.addCollection("B")
    try store.addCollection("F", filter: SavedFilter(.favorites))
    let followers = try StoreFollowers(of: store)
    let lists = try Self.queries.map { query in
      let list = RecipeListViewModel(of: store)
      try list.show(query)
      followers.add(list)
      return (list, PrintedLines(of: list.dataSource))
    }
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    followers.add(sidebar)
    let home = HomeViewModel(of: store)
    try home.load(mostRecents: 4, mostListed: 6)
    followers.add(home)
    let sidebarLines = PrintedLines(of: sidebar.dataSource)
    let homeLines = PrintedLines(of: home.dataSource)

    var script = RandomScript(seed: seed, store: store, sidebar: sidebar)
    for step in 1...1000 {
      let command = try script.runNextCommand()
      // What is expanded is not reported as a change.
      if command == .toggleCollection { try home.refresh() }
      for (list, printed) in lists {
        let fresh = try store.listRows(of: list.query)
        try #require(printed.lines == [fresh], "\(command), step \(step), seed \(seed), \(list.query)")
      }
      let (freshSidebar, freshHome) = (try Self.freshSidebar(of: store), try Self.freshHome(of: store))
      try #require(sidebarLines.lines == freshSidebar, "\(command), step \(step), seed \(seed)")
      try #require(homeLines.lines == freshHome, "\(command), step \(step), seed \(seed)")
      let wasBehind = try followers.catchUp()
      try #require(!wasBehind)
    }
    #expect(script.commandsRun.count == RandomScript.Command.allCases.count)
  }

  private static func freshSidebar(of store: RecipeStore) throws -> [[SidebarRow?]] {
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    return PrintedLines(of: sidebar.dataSource).lines
  }

  private static func freshHome(of store: RecipeStore) throws -> [[SidebarRow?]] {
    let home = HomeViewModel(of: store)
    try home.load(mostRecents: 4, mostListed: 6)
    return PrintedLines(of: home.dataSource).lines
  }
}
