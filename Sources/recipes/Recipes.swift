import ArgumentParser

/// The root of all commands; alone it prints the first screen of the list.
struct Recipes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recipes",
    abstract: "A recipe box for the command line.",
    discussion: """
      Keeps your recipes in one SQLite file. RECIPE stands for a number (12), several (3-7,12), or a part of a title \
      that fits only one recipe.
      """,
    subcommands: [Completions.self],
    helpNames: [.long])

  @OptionGroup(title: "Everywhere") var global: GlobalOptions
}

extension Recipes {
  /// Returns the names of the commands that may follow the given ones, nil where values follow.
  static func names(ofCommandsUnder path: [String]) -> [String]? {
    if path.first == "help" { return path.count == 1 ? Self.names(ofCommandsUnder: []) : nil }
    var command: any ParsableCommand.Type = Recipes.self
    for name in path {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
      command = next
    }
    let names = command.subcommands.map { $0.name }
    return names.isEmpty ? nil : path.isEmpty ? names + ["help"] : names
  }
}

extension ParsableCommand {
  fileprivate static var name: String { configuration.commandName ?? "" }
  fileprivate static var subcommands: [any ParsableCommand.Type] { configuration.subcommands }
}
