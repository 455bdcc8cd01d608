import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Sidebar: Command {
  static let name = "sidebar"
  static let declaration = Declaration<Self>(
    "Show lists and collections as an outline.",
    usage: ["recipes sidebar [--expand NAME]... [--collapse NAME]..."],
    text: """
      What is expanded is remembered, unless the database is read-only. NAME is a collection, or Collections for the \
      whole group. The library stays expanded.

      In a pipe: level, state, number, name, count, with tabs between.
      """,
    examples: [
      "recipes sidebar",
      "recipes sidebar --expand Soups",
      "recipes sidebar --collapse Collections",
    ],
    parameters: [
      .options(\.expand, "expand", .text("name"), "Show what this contains."),
      .options(\.collapse, "collapse", .text("name"), "Hide what this contains."),
    ])

  var expand: [String] = []
  var collapse: [String] = []

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    let store = expand.isEmpty && collapse.isEmpty ? try session.library.open() : try session.library.open(.staying)
    let (expanding, collapsing) = (
      try expand.map { try SidebarItem(named: $0, in: store) },
      try collapse.map { try SidebarItem(named: $0, in: store) }
    )
    if collapsing.contains(.header(.library)) { throw CommandError("the library stays expanded", .usage) }
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    for item in expanding { try sidebar.expand(item) }
    for item in collapsing { sidebar.collapse(item) }
    let isRemembered = session.warnOfForgetting(sidebar)
    session.library.hasSaved = isRemembered && !(expand.isEmpty && collapse.isEmpty)
    let rows = try sidebar.visibleRows()
    try session.printer.print(rows.map { OutlineRow($0) })
  }
}

extension Session {
  /// Says why the sidebar will not look as it does now when it is shown next; returns whether it will.
  @discardableResult
  func warnOfForgetting(_ sidebar: SidebarViewModel) -> Bool {
    guard let error = sidebar.takeRememberingError() else { return true }
    let reason = CommandError(describing: error, hasSaved: false).message
    tell("\("warning:", .warning) what is expanded could not be remembered: \(reason)")
    return false
  }
}
