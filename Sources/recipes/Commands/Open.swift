import RecipeModel
import RecipeStore
import RecipeVerbs

struct Open: Command {
  static let name = "open"
  static let declaration = Declaration<Self>(
    "Open the page a recipe came from.",
    usage: ["recipes open RECIPE"],
    text: """
      Opens the web page in the recipe's source with the program in $BROWSER, else with xdg-open or open. Where there \
      is no such program, prints the address.
      """,
    examples: [
      "recipes open 12",
      "recipes open tomato soup",
    ],
    parameters: [
      .words(\.recipes, "recipe", .text("recipe"), "A number, or words of a title.")
    ])

  var recipes: [String] = []

  func run(in session: Session) throws {
    let store = try session.library.open()
    let recipe = try store.recipe(with: session.recipe(named: recipes, in: store))!
    guard let address = WebAddress(within: recipe.source) else {
      let source: StyledText = recipe.source.isEmpty ? "" : "; its source is \(recipe.source.quoted())"
      throw CommandError("recipe \(recipe.id) has no web page\(source)", .nothing)
    }
    if !Browser(in: session.world.environment).open(address) { try session.print("\(address.text)") }
  }
}

extension WebAddress {
  /// Finds the first address in a text.
  fileprivate init?(within text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let address = words.lazy.filter(WebAddress.isMeant).compactMap({ try? WebAddress($0) }).first else {
      return nil
    }
    self = address
  }
}

/// The programs that open a web page.
private struct Browser {
  /// The beginnings of command lines, to be tried in their order.
  private let commands: [[String]]

  /// - Source: `BROWSER` in xdg-open(1): several commands with colons between, `%s` for the address.
  init(in environment: Environment) {
    let named = environment["BROWSER"]?.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
    commands = named ?? [["xdg-open"], ["open"]]
  }

  /// Opens a page with the first program that can.
  ///
  /// The address is an argument of its own, which no shell reads; it begins with `http`, so it is no option either.
  ///
  /// - Returns: Whether one could.
  func open(_ address: WebAddress) -> Bool {
    commands.contains { command in
      let words = command.map { $0 == "%s" ? address.text : $0 }
      return (try? ForegroundProcess.run(words == command ? words + [address.text] : words)) == 0
    }
  }
}
