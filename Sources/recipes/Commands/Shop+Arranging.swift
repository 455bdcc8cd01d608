import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeServer
import RecipeStore
import RecipeViewModels

struct MoveShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move entries to another aisle, for this list and all later ones.",
    usage: "recipes shop move ENTRY... --to AISLE",
    discussion: """
      Examples:
        recipes shop move tofu --to Frozen
      """)

  @Argument(help: ArgumentHelp("Numbers or names.", valueName: "entry")) var entries: [String]
  @Option(name: .customLong("to"), parsing: .unconditional, help: ArgumentHelp("The aisle.", valueName: "aisle"))
  var aisle: String
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let aisle = try session.library.open().aisle(named: aisle)
    let touched = try session.changeShoppingItems(entries) {
      try $0.moveShoppingItems($1.map(\.item.id), toAisle: aisle.id)
    } where: {
      $0.heading != aisle.name
    }
    try session.report(touched) {
      "Moved \($0) to \(aisle.name, .title)"
    } unchanged: {
      "in \(aisle.name) already: \($0)"
    }
  }
}

struct ReorderShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Move entries in their aisle.",
    usage: "recipes shop reorder ENTRY... (--before ENTRY | --after ENTRY | --to PLACE)",
    discussion: """
      Next to an entry of another aisle, they move there. The order is remembered for later lists.

      Examples:
        recipes shop reorder onion --before tomatoes
        recipes shop reorder milk eggs --to top
      """)

  @OptionGroup(title: "Destination") var destination: DestinationOptions
  @Argument(help: ArgumentHelp("Numbers or names.", valueName: "entry")) var entries: [String]
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if destination.count == 0 { throw ValidationError("Where to? use --before, --after, or --to.") }
  }

  func run(in session: Session) throws {
    var neighbor: StyledText = ""
    let touched = try session.changeShoppingItems(entries) { store, items in
      let list = try store.shoppingList()
      let place = try destination.resolved { word in
        let named = try list.items(named: [word])
        guard named.count == 1 else { throw CommandError("\(word.quoted()) is more than one entry", .usage) }
        neighbor = "\(named[0].item.name)"
        return named[0].item.id
      }
      return try place.map { try store.moveShoppingItems(items.map(\.item.id), to: $0) } ?? .none
    }
    try session.report(touched) {
      "Moved \($0) \(destination.phrase { _ in neighbor })"
    } unchanged: {
      "in that order already: \($0)"
    }
  }
}

struct Aisles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aisles",
    abstract: "List, add, rename, delete, or reorder the aisles of your shop.",
    usage: "recipes shop aisles\nrecipes shop aisles COMMAND",
    discussion: """
      Examples:
        recipes shop aisles
        recipes shop aisles reorder dairy --before produce
        recipes shop aisles rename Produce "Fruit and vegetables"
      """,
    subcommands: [ListAisles.self, AddAisle.self, RenameAisle.self, DeleteAisle.self, ReorderAisle.self],
    defaultSubcommand: ListAisles.self)
}

struct ListAisles: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the aisles in your order.", usage: "recipes shop aisles list",
    discussion: """
      The word list may be left out.

      Examples:
        recipes shop aisles list
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws { try session.printer.print(session.library.open().aisles()) }
}

struct AddAisle: Command {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add an aisle.", usage: "recipes shop aisles add AISLE",
    discussion: """
      Examples:
        recipes shop aisles add "Pet food"
      """)

  @Argument(help: ArgumentHelp("Its name.", valueName: "new-name")) var name: String
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.changeAisle { store in
      try store.addAisle(name)
      return try store.aisle(named: name)
    } report: {
      "Added the aisle \($0.name, .title)"
    }
  }
}

struct RenameAisle: Command {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Rename an aisle.", usage: "recipes shop aisles rename AISLE NEW-NAME",
    discussion: """
      Examples:
        recipes shop aisles rename Produce "Fruit and vegetables"
      """)

  @Argument(help: ArgumentHelp("The aisle.", valueName: "aisle")) var aisle: String
  @Argument(help: ArgumentHelp("The new name.", valueName: "new-name")) var newName: String
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let old = try session.library.open().aisle(named: aisle)
    try session.changeAisle { store in
      guard try !store.renameAisle(aisle, to: newName).isEmpty else { return nil }
      return try store.aisle(named: newName)
    } report: {
      "Renamed \(old.name) to \($0.name, .title)"
    }
  }
}

struct DeleteAisle: Command {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete an aisle; what was found there is listed under Other.",
    usage: "recipes shop aisles delete AISLE",
    discussion: """
      Examples:
        recipes shop aisles delete Deli
      """)

  @Argument(help: ArgumentHelp("The aisle.", valueName: "aisle")) var aisle: String
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.changeAisle { store in
      let deleted = try store.aisle(named: aisle)
      try store.deleteAisle(aisle)
      return deleted
    } report: {
      "Deleted the aisle \($0.name, .title)"
    }
  }
}

struct ReorderAisle: Command {
  static let configuration = CommandConfiguration(
    commandName: "reorder", abstract: "Move an aisle among the others.",
    usage: "recipes shop aisles reorder AISLE (--before AISLE | --after AISLE | --to PLACE)",
    discussion: """
      Examples:
        recipes shop aisles reorder dairy --before produce
      """)

  @OptionGroup(title: "Destination") var destination: DestinationOptions
  @Argument(help: ArgumentHelp("The aisle.", valueName: "aisle")) var aisle: String
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if destination.count == 0 { throw ValidationError("Where to? use --before, --after, or --to.") }
  }

  func run(in session: Session) throws {
    let store = try session.library.open()
    let place = try destination.resolved { try store.aisle(named: $0).name }
    let neighbor = place?.neighbor ?? ""
    try session.changeAisle { store in
      guard let place, try !store.moveAisle(aisle, to: place).isEmpty else { return nil }
      return try store.aisle(named: aisle)
    } report: {
      "Moved \($0.name, .title) \(destination.phrase { _ in "\(neighbor)" })"
    }
  }
}

extension ShoppingAisle: Printable {
  static func lines(of aisles: [ShoppingAisle], fitting width: Int) -> [StyledText] {
    aisles.map { StyledText(SafeText(line: $0.name).truncated(to: width)) }
  }

  var fieldRows: [[String]] { [[name]] }
}

extension Session {
  /// Changes an aisle, nil for one that is like that, and says what was done to it.
  fileprivate func changeAisle(
    _ change: (RecipeStore) throws -> ShoppingAisle?, report: @escaping (ShoppingAisle) -> StyledText
  ) throws {
    let changed = try library.change(.writing, change)
    try printer.report(changed.map { [$0] } ?? [], report)
    if changed == nil { note("nothing to change: it is like that") }
  }
}
