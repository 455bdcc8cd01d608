import ArgumentParser
import RecipeFormats
import RecipeStore

struct Pantry: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pantry",
    abstract: "Name what you always have, so that it is not on the shopping list.",
    usage: "recipes pantry\nrecipes pantry COMMAND",
    discussion: """
      Examples:
        recipes pantry
        recipes pantry add salt "olive oil"
        recipes pantry remove salt
      """,
    subcommands: [ListPantry.self, AddToPantry.self, RemoveFromPantry.self],
    defaultSubcommand: ListPantry.self)
}

struct ListPantry: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what you always have.", usage: "recipes pantry list",
    discussion: """
      The word list may be left out.

      Examples:
        recipes pantry list
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    let foods = try session.library.open().pantry().map(PantryFood.init)
    if foods.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
      return session.tell("the pantry is empty; to add to it: recipes pantry add salt")
    }
    try session.printer.print(foods)
  }
}

struct AddToPantry: Command {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Name what you always have.", usage: "recipes pantry add NAME...",
    discussion: """
      Names are whole names: salt does not stand for sea salt.

      Examples:
        recipes pantry add salt "olive oil"
      """)

  @Argument(help: ArgumentHelp("Names of foods.", valueName: "food")) var names: [String]
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let added = try session.library.change(.writing) { try $0.addToPantry(names).added }
    try session.report(pantry: added) { "Always have: \($0)" }
    if added.isEmpty { session.note("nothing to change: it is in the pantry") }
  }
}

struct RemoveFromPantry: Command {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Name what you no longer always have.", usage: "recipes pantry remove NAME...",
    discussion: """
      Examples:
        recipes pantry remove salt
      """)

  @Argument(help: ArgumentHelp("Names of foods.", valueName: "food")) var names: [String]
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let removed = try session.library.change { try $0.removeFromPantry(names).removed }
    try session.report(pantry: removed) { "No longer in the pantry: \($0)" }
  }
}

/// A food that is always at home.
private struct PantryFood: Printable {
  let name: String

  static func lines(of foods: [PantryFood], fitting width: Int) -> [StyledText] {
    foods.map { StyledText(SafeText(line: $0.name).truncated(to: width)) }
  }

  var fieldRows: [[String]] { [[name]] }
  var json: JSONValue { .string(name) }
}

extension Session {
  fileprivate func report(pantry names: [String], _ phrase: @escaping (StyledText) -> StyledText) throws {
    try printer.report { [printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(names.map(PantryFood.init)) }
      if !names.isEmpty { try printer.print(phrase(.list(names.map { "\($0)" }))) }
    }
  }
}
