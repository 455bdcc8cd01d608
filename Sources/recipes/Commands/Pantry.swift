import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Pantry: CommandGroup {
  static let name = "pantry"
  static let declaration = Declaration<Self>(
    "Name what you have at home, so that it is not on the shopping list.",
    usage: ["recipes pantry [--use soon]", "recipes pantry COMMAND"],
    examples: [
      "recipes pantry",
      #"recipes pantry add salt "olive oil""#,
      "recipes pantry add 200 ml cream --until friday",
      "recipes pantry use 50 ml cream",
      "recipes pantry remove salt",
    ])
  static let subcommands: [Subcommand] = [
    .command(ListPantry.self), .verb(AddToPantry.self), .command(StockUsing.self), .command(StockEditing.self),
    .verb(RemoveFromPantry.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListPantry.self
}

struct ListPantry: CommandOfQuery {
  var query = ShowPantry()

  func run(in session: Session) throws {
    let contents = try session.answer(query, from: session.library.open())
    if contents.isEmpty {
      if query.use != nil {
        throw CommandError("nothing in the pantry has a day within \(ShowPantry.soon) days", .nothing)
      }
      if session.world.output.isTerminal, !session.settings.isJSON {
        return session.tell("the pantry is empty; to add to it: recipes pantry add salt")
      }
    }
    try session.printer.print(PantryRow.all(in: contents, today: try session.library.today()))
  }
}

/// Takes what was used out of the pantry, and says how to buy what is always there.
struct StockUsing: CommandOfVerb {
  var verb = UseFromPantry()

  func run(in session: Session) throws {
    do {
      try session.perform(verb)
    } catch RecipeStoreError.alwaysInPantry(let name) {
      throw CommandError("\(name) is always there; to buy it: recipes shop add \(name)", .nothing)
    }
  }
}

/// Changes what is known of a food at home, and says how to note it of what is always there.
struct StockEditing: CommandOfVerb {
  var verb = EditStock()

  func run(in session: Session) throws {
    do {
      try session.perform(verb)
    } catch RecipeStoreError.alwaysInPantry(let name) {
      throw CommandError(
        "\(name) is always there; to note how much, or until when: recipes pantry add \(name) --until DAY", .nothing)
    }
  }
}
