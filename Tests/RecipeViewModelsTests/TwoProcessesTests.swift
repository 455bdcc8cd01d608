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
      followers.add(list)
      followers.add(sidebar)
    }

    func checkIsUpToDate(_ comment: String) throws {
      let rows = try store.listRows(of: .all)
      try #require(lines.lines == [rows], "\(comment)")
      let fresh = SidebarViewModel(of: store)
      try fresh.load()
      let freshLines = PrintedLines(of: fresh.dataSource).lines
      try #require(sidebarLines.lines == freshLines, "\(comment)")
      try #require(Set(rows.map(\.id)).count == rows.count, "\(comment)")
    }
  }

  @Test func `commands of both, interleaved, lose nothing and show in both`() throws {
    let seed: UInt64 = 7
    let database = try TemporaryDatabase()
    let setUp = try database.open()
    try setUp.addCollection("A")
    try setUp.addCollection("B")
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
        if command == .toggleCollection { try program.sidebar.refresh() }
        try program.followers.catchUp()
        try program.checkIsUpToDate("\(command) by \(active), step \(step), seed \(seed)")
      }
    }
  }

  @Test func `a move made on a list that is out of date lands next to the neighbor named`() throws {
    let database = try TemporaryDatabase()
    let setUp = try database.open()
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
