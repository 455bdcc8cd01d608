import RecipeStore
import RecipeViewModels

extension Session {
  /// Prints the home screen; in a pipe, as many recipes as a screen usually holds.
  func printHome() throws {
    if printer.width != nil, !settings.isJSON {
      try printHome(on: world.screen)
    } else {
      try ListPrinter(of: library.open(), on: printer).print(
        RecipeQuery(limit: Screen.usual.height), hasFilter: false)
    }
  }

  /// Prints the home screen so that it fits the terminal: recents in a line, the collections, the beginning of the list.
  ///
  /// An empty part is left out.
  private func printHome(on screen: Screen) throws {
    let home = HomeViewModel(of: try library.open())
    try home.load(mostRecents: HomePage.mostRecents, mostListed: screen.height)
    guard home.count(of: .all) > 0 else { return world.output.isTerminal ? try printWelcome() : () }
    for line in try HomePage(of: home, on: screen).lines { try print(line) }
  }

  /// Prints what one can do with an empty library.
  private func printWelcome() throws {
    let width = printer.width ?? Screen.usual.width
    let isShort = width < Welcome.width
    for line in StyledText(SafeText(line: "Welcome. Your library is empty; here is how to begin:")).wrapped(to: width) {
      tell(line)
    }
    tell("")
    for (command, purpose) in isShort ? Welcome.shortCommands : Welcome.commands {
      let padding = SafeText.spaces((isShort ? 20 : 28) - command.utf8.count)
      tell("  \(command, .heading)\(padding)\(purpose)")
    }
    tell("")
    let place: StyledText = "Your recipes will be kept in"
    let path = StyledText(SafeText(line: world.environment.shortened(path: try library.location().path)))
    if place.width + 1 + path.width <= width { return tell("\(place) \(path)") }
    tell(place)
    tell(path)
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
