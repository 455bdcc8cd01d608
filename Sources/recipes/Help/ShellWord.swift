/// A word that is a command in a shell only.
struct ShellWord {
  /// The value after the word.
  enum Value {
    case list, recipe, row, factor
  }

  var name: String
  /// The value's name in the help; empty for none.
  var valueName = ""
  var abstract: String
  var value: Value?
  /// `true` if another word does the same, and stands for both in the help.
  var isOtherName = false

  static let all = [
    ShellWord(
      name: "open", valueName: "LIST",
      abstract: "Open all, favorites, recents, shop, plan, or a collection; with a number, the page of that recipe",
      value: .list),
    ShellWord(
      name: "select", valueName: "RECIPE", abstract: "Print a recipe, mark it in lists, and print what changes in it",
      value: .recipe),
    ShellWord(
      name: "expand", valueName: "NAME", abstract: "Show what Collections or a collection contains", value: .row),
    ShellWord(name: "collapse", valueName: "NAME", abstract: "Hide it again", value: .row),
    ShellWord(
      name: "scale", valueName: "FACTOR", abstract: "Show the selected recipe by a factor: 2, 2/3, off", value: .factor),
    ShellWord(name: "exit", abstract: "Leave the shell (also quit, or Ctrl-D)"),
    ShellWord(name: "quit", abstract: "Leave the shell (also exit, or Ctrl-D)", isOtherName: true),
  ]

  /// Its line in the help: `open LIST: Open all, …`.
  var line: StyledText { "\([name, valueName].filter { !$0.isEmpty }.joined(separator: " ")): \(abstract)" }

  /// The rows of all of them on the first page of help.
  static var rows: [HelpPage.Row] {
    all.filter { !$0.isOtherName }.map {
      HelpPage.Row([$0.name, $0.valueName].filter { !$0.isEmpty }.joined(separator: " "), $0.abstract)
    }
  }
}
