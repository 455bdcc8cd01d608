import ArgumentParser

struct ShellCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Type commands one after another.",
    usage: "recipes shell",
    discussion: """
      Type commands without "recipes". A list is open, at first the whole library, and each line prints what it changes \
      there: + added, - removed, ~ changed, ↕ moved, with places. Changes by other programs are printed before the next \
      line. `reorder` moves recipes in the open list, unless another is named.

      The shell also has: open LIST (all, favorites, recents, or a collection), select RECIPE, expand NAME, collapse \
      NAME, exit. A script from a pipe ends at the first line that fails.

      Examples:
        recipes shell
        printf 'open Soups\\nreorder 12 --to top\\n' | recipes shell
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try Shell(in: session).run()
  }
}

/// What `help` says in a shell about the words that are no commands elsewhere.
enum ShellHelp {
  private static let texts: KeyValuePairs<String, StyledText> = [
    "open": "open LIST: open all, favorites, recents, or a collection",
    "select": "select RECIPE: print a recipe, mark it in lists, and print what changes in it",
    "expand": "expand NAME: show what Collections or a collection contains",
    "collapse": "collapse NAME: hide it again",
    "exit": "exit: leave the shell (also quit, or Ctrl-D)",
    "quit": "quit: leave the shell (also exit, or Ctrl-D)",
  ]

  /// What stands below the help for all commands.
  static var lines: [StyledText] { ["", "SHELL:"] + texts.map { "  \($0.value)" } }

  /// Returns what there is to say about a word, nil for a command or an unknown word.
  static func line(_ name: String) -> StyledText? { texts.first { $0.key == name }?.value }
}
