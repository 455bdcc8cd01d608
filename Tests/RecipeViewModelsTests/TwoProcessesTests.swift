import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

/// Two programs on one database, each with its own connection and its own list, sidebar and home.
@Suite struct TwoProcessesTests {
  private struct Program {
    let store: RecipeStore
    let followers: StoreFollowers
    let list: RecipeListViewModel
    let sidebar: SidebarViewModel
    let lines: PrintedLines<RecipeListSection, Recipe.ID, RecipeListRow>
    let sidebarLines: PrintedLines<SidebarSection, SidebarItem, SidebarRow>
    let home: HomeViewModel
    let homeLines: PrintedLines<HomeSection, HomeItem, SidebarRow>
    let filtered: RecipeListViewModel
    let counter = ReadingFollower()

    init(on database: TemporaryDatabase) throws {
      store = try database.open()
      followers = try StoreFollowers(of: store)
      list = RecipeListViewModel(of: store)
      try list.show(.all)
      _ = list.recordChanges()
      lines = PrintedLines(of: list.dataSource)
      sidebar = SidebarViewModel(of: store)
      try sidebar.load()
      sidebarLines = PrintedLines(of: sidebar.dataSource)
      home = HomeViewModel(of: store)
      try home.load(mostRecents: 4, mostListed: 6)
      homeLines = PrintedLines(of: home.dataSource)
      filtered = RecipeListViewModel(of: store)
      try filtered.show(.collection("F"))
      followers.add(list)
      followers.add(sidebar)
      followers.add(home)
      followers.add(filtered)
      followers.add(counter)
    }

    func checkIsUpToDate(_ comment: String) throws {
      let rows = try store.listRows(of: .all)
      try #require(lines.lines == [rows], "\(comment)")
      let fresh = SidebarViewModel(of: store)
      try fresh.load()
      let freshLines = PrintedLines(of: fresh.dataSource).lines
      try #require(sidebarLines.lines == freshLines, "\(comment)")
      let freshHome = HomeViewModel(of: store)
      try freshHome.load(mostRecents: 4, mostListed: 6)
      let freshHomeLines = PrintedLines(of: freshHome.dataSource).lines
      try #require(homeLines.lines == freshHomeLines, "\(comment)")
      let matching = try store.identifiers(of: .collection("F"))
      try #require(filtered.identifiers == matching, "\(comment)")
      try #require(Set(rows.map(\.id)).count == rows.count, "\(comment)")
    }
  }

  @Test func `commands of both, interleaved, lose nothing and show in both`() throws {
    let seed: UInt64 = 7
    let database = try TemporaryDatabase()
    let setUp = try database.open()
    try setUp.addCollection("A")
    try setUp.addCollection("B")
    try setUp.addCollection("F", filter: SavedFilter(RecipeQuery(favoritesOnly: true, sort: .title)))
    let programs = [try Program(on: database), try Program(on: database)]
    var scripts = programs.enumerated().map { index, program in
      RandomScript(seed: seed + UInt64(index), store: program.store, sidebar: program.sidebar)
    }
    var generator = SeededGenerator(seed: seed)
    for step in 1...150 {
      let active = Int.random(in: 0...1, using: &generator)
      let command = try scripts[active].runNextCommand()
      for program in programs {
        // What is expanded is kept for the next program, and not reported as a change.
        if command == .toggleCollection {
          try program.sidebar.refresh()
          try program.home.refresh()
        }
        try program.followers.catchUp()
        try program.checkIsUpToDate("\(command) by \(active), step \(step), seed \(seed)")
      }
    }
    // The history does not say what was expanded, nor that a step was undone which the next one has dropped.
    for program in programs { #expect(program.counter.caughtUp > 2 * program.counter.refreshed) }
  }

  @Test(arguments: [20, 400])
  func `one change elsewhere asks for one cell, and for no row that has not changed`(count: Int) throws {
    let database = try TemporaryDatabase()
    let theirs = try database.open()
    try theirs.addCollection("F", filter: SavedFilter(.favorites))
    try theirs.add((1...count).map { RecipeDraft(title: "Recipe \($0)") })
    let program = try Program(on: database)
    #expect(program.lines.lines[0].count == count)
    let before = program.lines.cellsAskedFor
    try database.changeServingsWithoutAStep(of: 7)
    try theirs.setFavorite([3], true)
    try program.followers.catchUp()
    #expect(program.lines.cellsAskedFor - before == 1)
    #expect(program.lines.lines[0][2]?.isFavorite == true)
    // Reading the other rows again would have shown that one.
    #expect(program.lines.lines[0][6]?.servings == "")
    #expect(program.counter.changes == [.updated([3])])
  }

  @Test func `an own change that came after another program's is not shown twice`() throws {
    let database = try TemporaryDatabase()
    let theirs = try database.open()
    try theirs.addCollection("F", filter: SavedFilter(.favorites))
    try theirs.add((1...5).map { RecipeDraft(title: "Recipe \($0)") })
    let program = try Program(on: database)
    try theirs.setFavorite([1], true)
    try program.store.setFavorite([2], true)
    let before = program.lines.cellsAskedFor
    try program.followers.catchUp()
    #expect(program.lines.cellsAskedFor - before == 1)
    #expect(program.lines.lines[0].map { $0?.isFavorite } == [true, true, false, false, false])
    #expect(try !program.followers.catchUp())
  }

  @Test func `a follower that was removed is left as it is`() throws {
    let database = try TemporaryDatabase()
    let theirs = try database.open()
    try theirs.addCollection("F", filter: SavedFilter(.favorites))
    let program = try Program(on: database)
    program.followers.remove(program.list)
    try program.store.add(RecipeDraft(title: "Mine"))
    try theirs.add(RecipeDraft(title: "Theirs"))
    try program.followers.catchUp()
    #expect(program.list.identifiers == [])
    #expect(program.home.count(of: .all) == 2)
  }

  @Test func `a move made on a list that is out of date lands next to the neighbor named`() throws {
    let database = try TemporaryDatabase()
    let setUp = try database.open()
    try setUp.addCollection("F", filter: SavedFilter(.favorites))
    try setUp.add((1...5).map { RecipeDraft(title: "Recipe \($0)") })
    let (mine, theirs) = (try Program(on: database), try Program(on: database))
    #expect(theirs.list.dataSource.drag(5, to: .before(1)))
    #expect(mine.list.dataSource.drag(1, to: .after(4)))
    #expect(try mine.store.identifiers(of: .all) == [5, 2, 3, 4, 1])
    try mine.followers.catchUp()
    try theirs.followers.catchUp()
    #expect(mine.list.identifiers == [5, 2, 3, 4, 1])
    #expect(theirs.list.identifiers == [5, 2, 3, 4, 1])
  }
}

/// Counts how changes are reported.
private final class ReadingFollower: StoreFollower {
  private(set) var caughtUp = 0
  private(set) var refreshed = 0

  /// What other programs have changed.
  private(set) var changes: [RecipeChange] = []

  func follow(_ change: RecipeChange) {}

  func catchUp(with change: RecipeChange) {
    caughtUp += 1
    changes.append(change)
  }

  func refresh() { refreshed += 1 }
}
