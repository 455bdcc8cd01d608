import RecipeFormats
import RecipeStore
import RecipeVerbs

struct Aisles: CommandGroup {
  static let name = "shop aisles"
  static let declaration = Declaration<Self>(
    "List, add, rename, delete, or reorder the aisles of your shop.",
    usage: ["recipes shop aisles", "recipes shop aisles COMMAND"],
    examples: [
      "recipes shop aisles",
      "recipes shop aisles reorder dairy --before produce",
      #"recipes shop aisles rename Produce "Fruit and vegetables""#,
    ])
  static let subcommands: [Subcommand] = [
    .command(ListAisles.self), .verb(AddAisle.self), .verb(RenameAisle.self), .verb(DeleteAisle.self),
    .verb(ReorderAisle.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListAisles.self
}

struct ListAisles: CommandOfQuery {
  var query = ShowAisles()

  func run(in session: Session) throws {
    try session.printer.print(session.answer(query, from: session.library.open()))
  }
}

extension ShoppingAisle: Printable {
  static func lines(of aisles: [ShoppingAisle], fitting width: Int) -> [StyledText] {
    aisles.map { StyledText(SafeText(line: $0.name).truncated(to: width)) }
  }

  var fieldRows: [[String]] { [[name]] }
}
