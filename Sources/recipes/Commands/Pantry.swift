import RecipeFormats
import RecipeStore
import RecipeVerbs

struct Pantry: CommandGroup {
  static let name = "pantry"
  static let declaration = Declaration<Self>(
    "Name what you always have, so that it is not on the shopping list.",
    usage: ["recipes pantry", "recipes pantry COMMAND"],
    examples: [
      "recipes pantry",
      #"recipes pantry add salt "olive oil""#,
      "recipes pantry remove salt",
    ])
  static let subcommands: [Subcommand] = [
    .command(ListPantry.self), .verb(AddToPantry.self), .verb(RemoveFromPantry.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListPantry.self
}

struct ListPantry: CommandOfQuery {
  var query = ShowPantry()

  func run(in session: Session) throws {
    let foods = try session.answer(query, from: session.library.open()).map(PantryFood.init)
    if foods.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
      return session.tell("the pantry is empty; to add to it: recipes pantry add salt")
    }
    try session.printer.print(foods)
  }
}

/// A food that is always at home.
struct PantryFood: Printable {
  let name: String

  static func lines(of foods: [PantryFood], fitting width: Int) -> [StyledText] {
    foods.map { StyledText(SafeText(line: $0.name).truncated(to: width)) }
  }

  var fieldRows: [[String]] { [[name]] }
  var json: JSONValue { .string(name) }
}
