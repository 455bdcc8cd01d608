import ArgumentParser

struct ShellCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Run commands line after line, and see what each changes.",
    usage: "recipes shell",
    discussion: """
      Every command works as it does alone, without "recipes" before it. A list stays open, at first the whole \
      library, and each line prints what it changes there: + came, - left, ~ changed, ↕ moved, with places. What other \
      programs change is printed before the next line. What is reordered is the open list, unless another is named.

      Besides: open LIST (all, favorites, recents, or a collection), select RECIPE, expand NAME, collapse NAME, exit.
      A script from a pipe ends at the first line that fails.

      Examples:
        recipes shell
        printf 'open Soups\\nreorder 12 --to top\\n' | recipes shell
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    try Shell(in: session).run()
  }
}

/// What `help` says in a shell about the words that are no commands elsewhere.
enum ShellHelp {
  private static let texts: KeyValuePairs<String, StyledText> = [
    "open": "open LIST: print all, favorites, recents, or a collection, and keep it open",
    "select": "select RECIPE: print a recipe, mark it in lists, and print what changes in it",
    "expand": "expand NAME: show what is under Collections, or under one of them",
    "collapse": "collapse NAME: hide it again",
    "exit": "exit: leave the shell, as quit and the end of the input do",
    "quit": "quit: leave the shell, as exit and the end of the input do",
  ]

  /// What stands below the help for all commands.
  static var lines: [StyledText] { ["", "IN A SHELL BESIDES:"] + texts.map { "  \($0.value)" } }

  /// Returns what there is to say about a word, nil for a command or an unknown word.
  static func line(_ name: String) -> StyledText? { texts.first { $0.key == name }?.value }
}
