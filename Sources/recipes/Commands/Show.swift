import ArgumentParser
import RecipeModel
import RecipeStore

struct Show: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show whole recipes.",
    usage: "recipes show RECIPE...",
    discussion: """
      Examples:
        recipes show 12
        recipes show tomato
        recipes show 3-5 --json
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or parts of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.show(recipes)
  }
}

extension Session {
  /// Prints the recipes that words name, whole.
  func show(_ words: [String]) throws {
    let store = try library.open()
    let shown = try store.read { try store.recipes(with: RecipeReference.ids(named: words, in: store)) }
    if printer.isJSON { return try printer.printJSON(shown) }
    for (index, recipe) in shown.enumerated() {
      if index > 0 { try print("") }
      for line in RecipePage(recipe, of: store, width: printer.width).lines { try print(line) }
    }
  }
}
