import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Shows the sidebar, and what is to be expanded or collapsed in it from then on.
struct Sidebar: CommandOfVerb {
  var verb = ArrangeSidebar()

  var isPaged: Bool { true }

  func check() {}

  /// As the view model does it: a collection's header is expanded along with it, and a library that cannot be written is
  /// shown all the same.
  func run(in session: Session) throws {
    let isOnlyShown = verb.expanding.isEmpty && verb.collapsing.isEmpty
    let store = try session.library.open(isOnlyShown ? .reading : .staying)
    let (expanding, collapsing) = (
      try verb.expanding.map { try SidebarItem($0, in: store) },
      try verb.collapsing.map { try SidebarItem($0, in: store) }
    )
    if collapsing.contains(.header(.library)) { throw CommandError("the library stays expanded", .usage) }
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    for item in expanding { try sidebar.expand(item) }
    for item in collapsing { sidebar.collapse(item) }
    let isRemembered = sidebar.warnOfForgetting(in: session)
    session.library.hasSaved = isRemembered && !isOnlyShown
    let rows = try sidebar.visibleRows()
    try session.printer.print(rows.map { OutlineRow($0) })
  }
}

extension SidebarViewModel {
  /// Says why the sidebar will not look as it does now when it is shown next; returns whether it will.
  @discardableResult
  func warnOfForgetting(in session: Session) -> Bool {
    guard let error = takeRememberingError() else { return true }
    let reason = CommandError(describing: error, hasSaved: false).message
    session.tell("\("warning:", .warning) what is expanded could not be remembered: \(reason)")
    return false
  }
}
