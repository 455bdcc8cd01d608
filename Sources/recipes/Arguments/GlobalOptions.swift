import ArgumentParser
import RecipeModel

/// The options that every command takes, before its name or after it.
struct GlobalOptions: ParsableArguments {
  @Flag(name: [.customShort("j"), .customLong("json")], help: "Print JSON.")
  var isJSON = false

  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: "Do not say what was done, nor how far it is; rows in a pipe stay.")
  var isQuiet = false

  @Flag(name: [.customShort("y"), .customLong("yes")], help: "Answer yes to every question.")
  var isAgreed = false

  @Flag(name: .customLong("no-input"), help: "Never ask, never start an editor.")
  var isSilent = false

  @Flag(name: .customLong("no-pager"), help: "Never start a pager.")
  var isUnpaged = false

  @Option(
    name: .customLong("color"), parsing: .unconditional, help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(
    name: .customLong("database"), parsing: .unconditional,
    help: ArgumentHelp("The library to use.", valueName: "file"),
    completion: .file())
  var databasePath: String?
}

extension ColorChoice: ExpressibleByArgument {}

extension GlobalOptions {
  static let namesWithValue = ["--color", "--database"]
  static let flagNames = ["-j", "--json", "-q", "--quiet", "-y", "--yes", "--no-input", "--no-pager"]

  /// Returns a command line as a person would type it again: without the options that say only how it is run, its words
  /// quoted where a shell needs that.
  static func typedAgain(_ words: [String]) -> String {
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
    return ShellWords.join(typed).shortened(to: longestTyped)
  }

  /// Texts that stand on the command line are in the recipe as well.
  private static let longestTyped = 200
}

/// What the words and the environment come to: how one command runs.
struct Settings: Equatable, Sendable {
  /// The file named by `--database`; nil for the environment's or the default one.
  var databasePath: String?
  var isJSON = false
  /// Whether only data, questions, warnings, and errors are printed.
  var isQuiet = false
  var color = ColorChoice.auto
  /// Whether nothing may be asked.
  var isSilent = false
  /// Whether every question is answered with yes beforehand.
  var isAgreed = false
  /// Whether no pager may be started.
  var isUnpaged = false

  init(databasePath: String? = nil) {
    self.databasePath = databasePath
  }

  init(_ options: GlobalOptions) {
    databasePath = options.databasePath
    isJSON = options.isJSON
    isQuiet = options.isQuiet
    color = options.color
    isSilent = options.isSilent
    isAgreed = options.isAgreed
    isUnpaged = options.isUnpaged
  }
}

extension Settings {
  /// The options that make a command of a shell run as the shell does, unless it says otherwise.
  var words: [String] {
    // A command without options is recognized without the parser.
    let flags = [
      (isJSON, "--json"), (isQuiet, "--quiet"), (isAgreed, "--yes"), (isSilent, "--no-input"),
      (isUnpaged, "--no-pager"),
    ]
    return (color == .auto ? [] : ["--color=\(color)"]) + flags.filter(\.0).map(\.1)
  }
}
