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

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let store = try session.openStore()
    let shown = try store.recipes(with: store.ids(named: recipes))
    if session.settings.isJSON { return try session.printJSON(shown) }
    for (index, recipe) in shown.enumerated() {
      if index > 0 { try session.print("") }
      for line in RecipePage(recipe: recipe, width: session.width).lines { try session.print(line) }
    }
  }
}
