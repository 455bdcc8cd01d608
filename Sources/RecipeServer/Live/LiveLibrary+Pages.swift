import RecipeModel
import RecipeStore
import RecipeViewModels

/// What a page knows of the request that it answers.
struct PageRequest: Sendable {
  var isReadOnly = false
  var isSecure = true
  /// The origin of this server's pages as the browser has it.
  var origin = ""
  /// A step of the history that the last request of this page made.
  var doneStep: Int?
}

/// What pages have in common, and the first of them.
extension LiveLibrary {
  /// Makes a page of what the store has at one moment, with the marks of its topics and the sidebar around it.
  func page<Content>(
    _ topics: [Topic], _ request: PageRequest, _ content: (PageFrame) throws -> Content
  ) throws -> Content {
    let topics = ([.side] + topics).map { SeenTopic(topic: $0, isReadOnly: request.isReadOnly) }
    return try reading(topics) { marks in
      let sidebar = try sidebar().visibleRows().map {
        OutlineRow($0.item, $0.row, level: $0.level, isExpanded: $0.isExpanded)
      }
      var frame = PageFrame(
        sidebar: sidebar, marks: marks, isReadOnly: request.isReadOnly, isSecure: request.isSecure)
      frame.said = try request.doneStep.flatMap(said)
      return try content(frame)
    }
  }

  /// What the last request of a page did, if it is the last step of the history still.
  private func said(_ step: Int) throws -> PageFrame.Said? {
    guard let last = try store.lastStep(), last.id == step else { return nil }
    return PageFrame.Said(lastMerge?.step == step ? lastMerge!.sentence : last.command, undo: step)
  }

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
      return HomePage(content, in: frame).markup
    }
  }

  private func recipes(in section: HomeSection, of home: HomeViewModel) throws -> [ListedRecipe] {
    try home.visibleRows(of: section).compactMap { row in
      guard case .recipe(let recipe) = row.row else { return nil }
      return ListedRecipe(recipe, picture: firstPicture(of: recipe.id))
    }
  }
}
