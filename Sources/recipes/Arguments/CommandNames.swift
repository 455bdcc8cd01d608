import ArgumentParser
import RecipeStore

/// The names by which people call commands.
extension ParsableCommand {
  /// Returns the subcommand of a name, or of another name that many programs have for it.
  static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    let subcommands = configuration.subcommands
    if let subcommand = subcommands.first(where: { $0.configuration.commandName == name }) { return subcommand }
    guard let usual = CommandAlias.names[name] else { return nil }
    return subcommands.first { $0.configuration.commandName == usual }
  }

  /// Returns the subcommand that a word is most likely meant for, nil for a word that is like none.
  static func mostLikelySubcommand(for word: String, withHelp: Bool) -> String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + (withHelp ? ["help"] : [])
    if let meant = CommandAlias.hints[word], names.contains(meant) { return meant }
    return names.first { word.count > 2 && $0.hasPrefix(word) } ?? mostSimilar(to: word, among: names)
  }
}

/// Words for commands that other programs have taught people.
enum CommandAlias {
  /// Those that run the command.
  static let names = [
    "ls": "list", "rm": "delete", "mv": "reorder", "new": "add", "find": "search", "cat": "show", "view": "show",
    "fav": "favorite", "favourite": "favorite", "unfav": "unfavorite", "unfavourite": "unfavorite", "log": "history",
  ]

  /// Those that mean several things, or too much to be run unasked.
  static let hints = [
    "remove": "delete", "del": "delete", "change": "edit", "update": "edit", "modify": "edit", "tag": "collect",
    "sort": "reorder",
  ]
}
