import RecipeStore
import RecipeVerbs

/// The names by which people call commands.
extension Command {
  /// Returns the subcommand of a name, or of another name that many programs have for it.
  static func subcommand(named name: String) -> (any Command.Type)? {
    let subcommands = subcommands
    if let subcommand = subcommands.first(where: { $0.lastName == name }) { return subcommand.type }
    guard !takesOwnWords, let usual = CommandAlias.names[name] else { return nil }
    return subcommands.first { $0.lastName == usual }?.type
  }

  /// Returns what a word is most likely meant for: commands that begin so, or one that is similar; none for a word that
  /// is like none.
  ///
  /// - Parameter isFirst: Whether it is the first word of a line, where two letters are enough and help can stand.
  static func likelyCommands(for word: String, isFirst: Bool) -> [String] {
    let names = subcommands.map { $0.lastName } + (isFirst ? ["help"] : [])
    if let hint = CommandHint.named(word), names.contains(hint.line) { return [hint.line] }
    let beginnings = names.filter { word.count > (isFirst ? 1 : 2) && $0.hasPrefix(word) }
    return beginnings.isEmpty ? mostSimilar(to: word, among: names).map { [$0] } ?? [] : beginnings
  }
}

/// Words for commands that other programs have taught people.
enum CommandAlias {
  /// Those that run the command.
  static let names = [
    "ls": "list", "rm": "delete", "mv": "reorder", "new": "add", "find": "search", "cat": "show", "view": "show",
    "fav": "favorite", "favourite": "favorite", "unfav": "unfavorite", "unfavourite": "unfavorite", "log": "history",
  ]
}
