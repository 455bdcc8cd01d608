import ArgumentParser

struct ShellCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Type commands one after another.",
    usage: "recipes shell",
    discussion: """
      Type commands without "recipes". A list is open, at first the whole library, and each line prints what it changes \
      there: + added, - removed, ~ changed, ↕ moved, with places. Changes by other programs appear at once. `reorder` \
      moves recipes in the open list, unless another is named.

      The shell also has: open LIST (all, favorites, recents, or a collection), select RECIPE, expand NAME, collapse \
      NAME, scale FACTOR, exit. `show`, `edit`, `favorite`, `collect`, `reorder`, `delete`, and `history` without a RECIPE take the \
      selected one. Tab completes; Ctrl-C clears the line, Ctrl-D leaves. Lines are kept in \
      $XDG_STATE_HOME/recipes/history, but for those that begin with a space. A script from a pipe ends at the first \
      line that fails.

      Examples:
        recipes shell
        printf 'open Soups\\nreorder 12 --to top\\n' | recipes shell
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try Shell(in: session).run()
  }
}

/// A word that is a command in a shell only.
struct ShellWord {
  /// What follows the word.
  enum Value {
    case list, recipe, row, factor
  }

  var name: String
  /// What the help calls the value; empty for none.
  var valueName = ""
  var abstract: String
  var value: Value?

  static let all = [
    ShellWord(
      name: "open", valueName: "LIST", abstract: "Open all, favorites, recents, or a collection", value: .list),
    ShellWord(
      name: "select", valueName: "RECIPE", abstract: "Print a recipe, mark it in lists, and print what changes in it",
      value: .recipe),
    ShellWord(
      name: "expand", valueName: "NAME", abstract: "Show what Collections or a collection contains", value: .row),
    ShellWord(name: "collapse", valueName: "NAME", abstract: "Hide it again", value: .row),
    ShellWord(
      name: "scale", valueName: "FACTOR", abstract: "Show the selected recipe by a factor: 2, 2/3, off", value: .factor),
    ShellWord(name: "exit", abstract: "Leave the shell (also quit, or Ctrl-D)"),
    ShellWord(name: "quit", abstract: "Leave the shell (also exit, or Ctrl-D)"),
  ]

  /// What the help says of it: `open LIST: Open all, …`.
  var line: StyledText { "\([name, valueName].filter { !$0.isEmpty }.joined(separator: " ")): \(abstract)" }
}
