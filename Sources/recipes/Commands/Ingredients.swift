import ArgumentParser
import RecipeKitchen
import RecipeModel
import RecipeStore

struct Ingredients: Command {
  static let configuration = CommandConfiguration(
    commandName: "ingredients",
    abstract: "Show what the lines of ingredients mean.",
    usage: "recipes ingredients RECIPE...|-",
    discussion: """
      Prints a line for each ingredient: its amounts, its name, and how it is prepared. With -, lines are read from \
      standard input, and each gives one line of output. With --json that is an object a line rather than an array, so \
      that a pipe goes on while it is read: every amount, its unit, and where it stands.

      Examples:
        recipes ingredients 12
        recipes ingredients 12 --json
        echo "2 cups flour, sifted" | recipes ingredients -
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles; - for standard input.", valueName: "recipe"))
  var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    if recipes == ["-"] {
      return try session.forEachInputLine { try session.printIngredient($0) }
    }
    let store = try session.library.open()
    let found = try store.read { try store.recipes(with: session.recipes(named: recipes, in: store)) }
    for recipe in found {
      for line in recipe.ingredients.split(separator: "\n") { try session.printIngredient(String(line)) }
    }
  }
}

extension Session {
  /// Prints what a line of ingredients means.
  fileprivate func printIngredient(_ text: String) throws(SystemError) {
    let line = IngredientLine.parse(text)
    if printer.isJSON {
      try world.output.write((line.json + "\n").utf8)
    } else {
      try printer.print(tabSeparated: [line.amountText, line.name, line.preparation, line.note])
    }
  }

  /// Calls `body` with each line of standard input.
  ///
  /// - Throws: `CommandError` in a script, which standard input is, and where it cannot be read.
  func forEachInputLine(_ body: (String) throws -> Void) throws {
    if isInScript { throw CommandError("standard input is the script itself; name a recipe or a text", .usage) }
    while let line = try nextInputLine() { try body(line) }
  }

  private func nextInputLine() throws(CommandError) -> String? {
    do throws(SystemError) {
      return try world.input.readLine()
    } catch {
      throw CommandError("standard input could not be read: \(error.description)", .inputOutput)
    }
  }
}
