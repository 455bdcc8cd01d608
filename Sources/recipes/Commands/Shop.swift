import ArgumentParser
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

struct Shop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shop",
    abstract: "Make a shopping list of recipes, and tick what you got.",
    usage: "recipes shop [--all] [--got-last] [--plain] [--units SYSTEM] [--watch]\nrecipes shop COMMAND",
    discussion: """
      The list is read from the recipes on it, so it follows what you edit. The same food of several recipes is one \
      entry, with the sum of its amounts. What is always in your pantry is left out.

      Examples:
        recipes shop add 12 29 --serves 4
        recipes shop add --item "2 rolls of foil"
        recipes shop
        recipes shop tick onion 3
        recipes shop move tofu --to Frozen
        recipes shop clear
        recipes shop --plain > list.txt

      In a pipe: aisle, ✓ if you got it, name, amounts, recipes, with tabs between.
      """,
    subcommands: [
      ListShopping.self, AddToShopping.self, RemoveFromShopping.self, TickShopping.self, UntickShopping.self,
      ClearShopping.self, MoveShopping.self, ReorderShopping.self, Aisles.self,
    ],
    defaultSubcommand: ListShopping.self)
}

struct ListShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show the shopping list.",
    usage: "recipes shop list [--all] [--got-last] [--plain] [--units SYSTEM] [--watch]",
    discussion: """
      The word list may be left out. Amounts of different units are added where that is possible, and stand next to each \
      other where it is not.

      Examples:
        recipes shop --all
        recipes shop --plain
        recipes shop --units metric --watch
      """)

  @Flag(name: .customLong("all"), help: "Also what is in the pantry or set aside.") var showsAll = false
  @Flag(name: .customLong("got-last"), help: "What you got at the end of its aisle.") var showsGotLast = false
  @Flag(name: .customLong("plain"), help: "One line each, as other apps read them: - [ ] 2 onions.") var isPlain = false
  @Option(parsing: .unconditional, help: ArgumentHelp("Show mixed amounts in these units.", valueName: "system"))
  var units: MeasurementSystem?
  @Flag(name: .customLong("watch"), help: "Stay, and print what other programs change.") var isWatching = false
  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { !isWatching }

  func run(in session: Session) throws {
    let settings = ShoppingPrinter(
      printer: session.printer, showsAll: showsAll, isPlain: isPlain, showsGotLast: showsGotLast)
    if isWatching { return try session.watchShoppingList(settings, in: units) }
    try session.printShoppingList(settings, in: units)
  }
}

struct TickShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "tick",
    abstract: "Tick what you got.",
    usage: "recipes shop tick ENTRY...",
    discussion: """
      An ENTRY is its number in the list, its name, or a part of its name. A tick remembers how much you got: if you need \
      more later, the list shows 4 of 6.

      Examples:
        recipes shop tick onion 3
        recipes shop tick 1-4
      """)

  @Argument(help: ArgumentHelp("Numbers or names.", valueName: "entry")) var entries: [String]
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws { try session.tickShoppingItems(entries, true) }
}

struct UntickShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "untick",
    abstract: "Untick what you did not get after all.",
    usage: "recipes shop untick ENTRY...",
    discussion: """
      Examples:
        recipes shop untick onion
      """)

  @Argument(help: ArgumentHelp("Numbers or names.", valueName: "entry")) var entries: [String]
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws { try session.tickShoppingItems(entries, false) }
}

struct ClearShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove what you got, or everything.",
    usage: "recipes shop clear [--all]",
    discussion: """
      Recipes leave the list once you got all of their entries.

      Examples:
        recipes shop clear
        recipes shop clear --all
      """)

  @Flag(name: .customLong("all"), help: "Empty the list.") var isAll = false
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let cleared = try session.library.change { store in
      let items = try store.shoppingList().numbered.filter { isAll || $0.item.isGot }
      let change = isAll ? try store.emptyShoppingList() : try store.clearShoppingList()
      return change.isEmpty ? nil : items
    }
    guard let cleared else {
      return session.note(isAll ? "nothing to change: the list is empty" : "nothing to change: nothing is ticked")
    }
    let names = Session.names(of: cleared)
    try session.printer.report { [printer = session.printer, isAll] in
      if printer.isJSON || printer.width == nil { return try printer.print(cleared) }
      try printer.print(isAll ? "The list is empty" : "Removed from the list: \(names)")
    }
  }
}
