import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Ingredients: Command {
  static let name = "ingredients"
  static let declaration = Declaration<Self>(
    "Show what the lines of ingredients mean.",
    usage: ["recipes ingredients RECIPE...|-"],
    text: """
      Prints a line for each ingredient: its amounts, its name, and how it is prepared. With -, lines are read from \
      standard input, and each gives one line of output. With --json: every amount, its unit, and where it stands; of \
      standard input an object a line, so that a pipe goes on while it is read.
      """,
    examples: [
      "recipes ingredients 12",
      "recipes ingredients 12 --json",
      #"echo "2 cups flour, sifted" | recipes ingredients -"#,
    ],
    parameters: [
      .words(\.recipes, "recipe", .text("recipe"), "Numbers, ranges, or words of titles; - for standard input.")
    ])

  var recipes: [String] = []

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    if recipes == ["-"] {
      session.printer.isStreaming = true
      return try session.forEachInputLine { try print([$0], in: session) }
    }
    let store = try session.library.open()
    let found = try store.read { try store.recipes(with: session.recipes(named: recipes, in: store)) }
    try print(found.flatMap { $0.ingredients.split(separator: "\n").map(String.init) }, in: session)
  }

  /// Prints what lines of ingredients mean.
  private func print(_ ingredients: [String], in session: Session) throws(SystemError) {
    let lines = ingredients.map { IngredientLine.parse($0) }
    if session.printer.isJSON { return try session.printer.print(objects: lines.map(\.json)) }
    for line in lines {
      try session.printer.print(tabSeparated: [line.amountText, line.name, line.preparation, line.note])
    }
  }
}
