import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Shop: CommandGroup {
  static let name = "shop"
  static let declaration = Declaration<Self>(
    "Make a shopping list of recipes, and tick what you got.",
    usage: ["recipes shop [--all] [--got-last] [--plain] [--units SYSTEM] [--watch]", "recipes shop COMMAND"],
    text: """
      The list is read from the recipes on it, so it follows what you edit. The same food of several recipes is one \
      entry, with the sum of its amounts. What is always in your pantry is left out.

      In a pipe: aisle, ✓ if you got it, name, amounts, recipes, with tabs between.
      """,
    examples: [
      "recipes shop add 12 29 --serves 4",
      #"recipes shop add --item "2 rolls of foil""#,
      "recipes shop",
      "recipes shop tick onion 3",
      "recipes shop move tofu --to Frozen",
      "recipes shop clear",
      "recipes shop --plain > list.txt",
    ])
  static let subcommands: [Subcommand] = [
    .command(ListShopping.self), .command(ShoppingAddition.self), .verb(RemoveFromShopping.self),
    .verb(TickEntries.self), .verb(UntickEntries.self), .verb(ClearShopping.self), .command(EntryMoving.self),
    .verb(ReorderEntries.self), .command(Aisles.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListShopping.self
}

struct ListShopping: Command {
  static let name = "shop list"
  static let declaration = Declaration<Self>(
    "Show the shopping list.",
    usage: ["recipes shop list [--all] [--got-last] [--plain] [--units SYSTEM] [--watch]"],
    text: """
      The word list may be left out. Amounts of different units are added where that is possible, and stand next to \
      each other where it is not.
      """,
    examples: [
      "recipes shop --all",
      "recipes shop --plain",
      "recipes shop --units metric --watch",
    ],
    parameters: [
      .flag(\.showsAll, "all", "Also what is in the pantry or set aside."),
      .flag(\.showsGotLast, "got-last", "What you got at the end of its aisle."),
      .flag(\.isPlain, "plain", "One line each, as other apps read them: - [ ] 2 onions."),
      .option(\.units, "units", .choice("system"), "Show mixed amounts in these units."),
      .flag(\.isWatching, "watch", "Stay, and print what other programs change."),
    ])

  var showsAll = false
  var showsGotLast = false
  var isPlain = false
  var units: MeasurementSystem?
  var isWatching = false

  var isPaged: Bool { !isWatching }

  func run(in session: Session) throws {
    let settings = ShoppingPrinter(
      printer: session.printer, showsAll: showsAll, isPlain: isPlain, showsGotLast: showsGotLast)
    if isWatching { return try session.watchShoppingList(settings, in: units) }
    try session.printShoppingList(settings, in: units)
  }
}
