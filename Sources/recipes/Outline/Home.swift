import RecipeStore
import RecipeViewModels

/// The home screen: the library at a glance, or how to begin with an empty one.
struct Home {
  let session: Session

  /// Prints the home screen; in a pipe, as many recipes as a screen usually holds.
  func print() throws {
    if session.printer.width != nil, !session.settings.isJSON {
      try print(on: session.world.screen)
    } else {
      try ListPrinter(of: session.library.open(), on: session.printer).print(
        RecipeQuery(limit: Screen.usual.height), hasFilter: false)
    }
  }

  /// Prints the home screen so that it fits the terminal: recents in a line, the collections, the beginning of the list.
  ///
  /// An empty part is left out.
  private func print(on screen: Screen) throws {
    let home = HomeViewModel(of: try session.library.open())
    try home.load(mostRecents: HomePage.mostRecents, mostListed: screen.height)
    guard home.count(of: .all) > 0 else { return session.world.output.isTerminal ? try printWelcome() : () }
    for line in try HomePage(of: home, on: screen).lines { try session.print(line) }
  }

  /// Prints what one can do with an empty library.
  private func printWelcome() throws {
    let width = session.printer.width ?? Screen.usual.width
    let isShort = width < Welcome.width
    for line in StyledText(SafeText(line: "Welcome. Your library is empty; here is how to begin:")).wrapped(to: width) {
      session.tell(line)
    }
    session.tell("")
    for (command, purpose) in isShort ? Welcome.shortCommands : Welcome.commands {
      let padding = SafeText.spaces((isShort ? 20 : 28) - command.utf8.count)
      session.tell("  \(command, .heading)\(padding)\(purpose)")
    }
    session.tell("")
    let place: StyledText = "Your recipes will be kept in"
    let path = StyledText(
      SafeText(line: session.world.environment.shortened(path: try session.library.location().path)))
    if place.width + 1 + path.width <= width { return session.tell("\(place) \(path)") }
    session.tell(place)
    session.tell(path)
  }
}

private enum Welcome {
  /// The narrowest page that has room for `commands`.
  static let width = 75

  static let commands = [
    ("recipes add", "write a recipe, or paste one"),
    ("recipes import URL|FILE", "bring recipes in: a web page, files, a folder"),
    ("recipes shell", "type commands one after another"),
    ("recipes help", "see all commands"),
  ]

  static let shortCommands = [
    ("recipes add", "write a recipe"), ("recipes import URL", "bring recipes in"), ("recipes shell", "type commands"),
    ("recipes help", "all commands"),
  ]
}
