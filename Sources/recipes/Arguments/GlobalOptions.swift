import RecipeModel
import RecipeVerbs

/// The options that every command takes, before its name or after it: how one command runs.
struct Settings: Equatable, Sendable {
  static let declaration = Declaration<Settings>(
    "Global options.", usage: [],
    parameters: [
      .flag(\.isJSON, "json", "Print JSON.", short: "j"),
      .flag(\.isQuiet, "quiet", "Do not say what was done, nor how far it is; rows in a pipe stay.", short: "q"),
      .flag(\.isAgreed, "yes", "Answer yes to every question.", short: "y"),
      .flag(\.isSilent, "no-input", "Never ask, never start an editor."),
      .flag(\.isUnpaged, "no-pager", "Never start a pager."),
      .option(\.color, "color", .choice("when"), "When to use colors."),
      .option(\.databasePath, "database", .file(), "The library to use."),
    ])

  /// The file named by `--database`; nil for the environment's or the default one.
  var databasePath: String?
  var isJSON = false
  /// `true` if only data, questions, warnings, and errors are printed.
  var isQuiet = false
  var color = ColorChoice.auto
  /// `true` if nothing may be asked.
  var isSilent = false
  /// `true` if every question is answered with yes beforehand.
  var isAgreed = false
  /// `true` if no pager may be started.
  var isUnpaged = false

  init(databasePath: String? = nil) {
    self.databasePath = databasePath
  }
}

enum GlobalOptions {
  static let all = Settings.declaration.infos

  /// Those that every command has too: the global ones, and help.
  static let ofEveryCommand = all + [.help]

  static let namesWithValue = all.filter { $0.shape == .option }.flatMap(\.names)
  static let flagNames = all.filter { $0.shape == .flag }.flatMap(\.names)

  /// Returns a command line as a person would type it again: without the options that say only how it is run, its words
  /// quoted where a shell needs that.
  static func typedAgain(_ words: [String]) -> String {
    ShellWords.join(withoutGlobal(words)).shortened(to: longestTyped)
  }

  /// The words of a line that are no options of every command.
  static func withoutGlobal(_ words: [String]) -> [String] {
    var typed: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        typed += [word] + rest
        break
      }
      if namesWithValue.contains(word) {
        rest = rest.dropFirst()
      } else if !flagNames.contains(word), !namesWithValue.contains(where: { word.hasPrefix("\($0)=") }) {
        typed.append(word)
      }
    }
    return typed
  }

  /// Texts that stand on the command line are in the recipe as well.
  static let longestTyped = 200
}

extension Settings {
  /// The options that make a command of a shell run as the shell does, unless it says otherwise.
  var words: [String] {
    let flags = [
      (isJSON, "--json"), (isQuiet, "--quiet"), (isAgreed, "--yes"), (isSilent, "--no-input"),
      (isUnpaged, "--no-pager"),
    ]
    return (color == .auto ? [] : ["--color=\(color)"]) + flags.filter(\.0).map(\.1)
  }
}
