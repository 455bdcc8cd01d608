import ArgumentParser
import RecipeModel

/// The options that every command takes, before its name or after it.
struct GlobalOptions: ParsableArguments {
  @Option(
    name: .customLong("database"), parsing: .unconditional, help: ArgumentHelp("Use this file.", valueName: "file"),
    completion: .file())
  var databasePath: String?

  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isJSON = false

  @Option(
    name: .customLong("color"), parsing: .unconditional, help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(name: .customLong("no-input"), help: "Never ask.")
  var isSilent = false

  @Flag(name: .customLong("yes"), help: "Answer every question with yes.")
  var isAgreed = false
}

/// When colors are used; `auto` is on a terminal, unless `NO_COLOR` is set.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

extension GlobalOptions {
  static let namesWithValue = ["--database", "--color"]
  static let flagNames = ["--json", "--no-input", "--yes"]

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
    return typed.map(\.quotedForShell).joined(separator: " ").shortened(to: longestTyped)
  }

  /// Texts that stand on the command line are in the recipe as well.
  private static let longestTyped = 200
}

extension String {
  /// The word as a shell reads it back.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_,./=+:@%".contains($0) }
    if isPlain { return self }
    let needsSingleQuotes = contains { "\"\\$`!".contains($0) }
    return needsSingleQuotes ? "'\(replacing("'", with: #"'\''"#))'" : "\"\(self)\""
  }
}
