/// What `help` says in a shell about the words that are no commands elsewhere.
enum ShellHelp {
  private static let texts: KeyValuePairs<String, Line> = [
    "open": "open LIST: print all, favorites, recents, or a collection, and keep it open",
    "select": "select RECIPE: print a recipe and keep it selected",
    "expand": "expand NAME: show what is under Collections, or under one of them",
    "collapse": "collapse NAME: hide it again",
    "exit": "exit: leave the shell, as quit and the end of the input do",
    "quit": "quit: leave the shell, as exit and the end of the input do",
  ]

  /// What stands below the help for all commands.
  static var lines: [Line] { ["", "IN A SHELL BESIDES:"] + texts.map { "  \($0.value)" } }

  /// Returns what there is to say about a word, nil for a command or an unknown word.
  static func line(_ name: String) -> Line? { texts.first { $0.key == name }?.value }
}
