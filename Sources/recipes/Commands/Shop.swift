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

      An entry keeps its number for life: it is the same in every list that has the food.

      In a pipe: aisle, ✓ if you got it, name, amounts, recipes, number, with tabs between. For a -, commands read such \
      rows, or numbers and names, from standard input.
      """,
    examples: [
      "recipes shop add 12 29 --serves 4",
      #"recipes shop add --item "2 rolls of foil""#,
      "recipes shop",
      "recipes shop tick onion 3",
      "recipes shop move tofu --aisle Frozen",
      "recipes shop clear",
      "recipes shop --plain > list.txt",
    ])
  static let subcommands: [Subcommand] = [
    .command(ListShopping.self), .command(ShoppingReasons.self), .command(ShoppingAddition.self),
    .verb(RemoveFromShopping.self),
    .verb(TickEntries.self), .verb(UntickEntries.self), .verb(ClearShopping.self), .command(EntryMoving.self),
    .verb(ReorderEntries.self), .command(Aisles.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListShopping.self
}

struct ListShopping: CommandOfQuery {
  var query = ShowShoppingList()

  var isPaged: Bool { !query.isWatching }

  func run(in session: Session) throws {
    let settings = ShoppingPrinter(
      printer: session.printer, showsAll: query.showsAll, isPlain: query.isPlain, showsGotLast: query.showsGotLast)
    if query.isWatching { return try watch(settings, in: session) }
    try settings.print(query.answer(from: OpenLibrary(session.library.open(), LenientNames(session: session))))
  }

  private func watch(_ settings: ShoppingPrinter, in session: Session) throws {
    let units = try session.shoppingUnits(query.units)
    try session.watch { store, followers in
      let list = ShoppingListViewModel(of: store, in: units, showsGotLast: settings.showsGotLast)
      try list.load()
      let changes = list.recordChanges()
      changes.notePrinted(list.list.items.map { ($0.id, $0) })
      followers.add(list)
      try settings.print(list.list)
      return { try session.printer.print(changes: changes.take()) }
    }
  }
}

struct ShoppingReasons: CommandOfQuery {
  var query = ExplainShopping()

  func run(in session: Session) throws {
    switch try session.answering({ try session.answer(query, from: session.library.open()) }) {
    case .recipes(let recipes) where recipes.isEmpty && session.printer.width != nil:
      session.tell("no recipe is on the list; to add one: recipes shop add RECIPE")
    case .recipes(let recipes): try session.printer.print(recipes)
    case .entries(let entries): try session.printer.print(entries.map(ExplainedEntry.init))
    }
  }
}
