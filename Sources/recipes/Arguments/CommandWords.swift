import RecipeModel
import RecipeStore

/// Puts the words of a command line so that the parser reads them as people mean them.
///
/// The parser takes every word that begins with a hyphen for an option. People write
/// `--step "- whisk"`, `--prep -5` (and want to be told about the time), `search -salt`. So an
/// option that takes a value takes the next word, whatever it is, and what is no option stands
/// behind `--`. Words of a search that begin with one hyphen are words, and numbers below zero are
/// numbers everywhere.
struct CommandWords {
  /// The options that take a value, of all commands: a name means the same everywhere.
  ///
  /// No set: at the first one of texts, Swift looks through all conformances for that of `String` to `Hashable`.
  static let valueOptions = [
    "--after", "--before", "--by", "--collapse", "--collection", "--color", "--cook", "--database", "--expand",
    "--format", "--from", "--ingredient", "--into", "--limit", "--max-time", "--notes", "--on-duplicate", "--output",
    "--prep", "--recover", "--serves", "--sort", "--source", "--step", "--title", "--to", "--with", "--without",
  ]

  private var command: [String] = []
  private var options: [String] = []
  private var values: [String] = []

  /// Returns the words in the order command, options, `--`, values.
  ///
  /// - Throws: A usage failure for a command that there is not, with the nearest one that there is.
  static func arranged(_ words: [String]) throws(Failure) -> [String] {
    // The parser's own questions, asked by the completion scripts.
    if words.first?.hasPrefix("---") == true { return words }
    var arranged = CommandWords()
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      try arranged.take(word, &rest)
    }
    for word in rest { try arranged.takeValue(word) }
    return arranged.command + arranged.options + (arranged.values.isEmpty ? [] : ["--"] + arranged.values)
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
    if Self.valueOptions.contains(word), let value = rest.popFirst() {
      // To the parser, nothing behind the sign is no value.
      options += value.isEmpty ? [word, value] : ["\(word)=\(value)"]
    } else if isOption(word) {
      options.append(word == "-h" ? "--help" : word)
    } else {
      try takeValue(word)
    }
  }

  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word.count > 1, Int(word) == nil else { return false }
    return word.hasPrefix("--") || word == "-h" || command != ["search"]
  }

  private mutating func takeValue(_ word: String) throws(Failure) {
    guard let names = Recipes.names(ofCommandsUnder: command), values.isEmpty else { return values.append(word) }
    if names.contains(word) { return command.append(word) }
    try checkOptions(before: word)
    let suggestion = mostSimilar(to: word, among: names)
    let help = (["help"] + command.filter { $0 != "help" }).joined(separator: " ")
    let hint: Line = suggestion == nil ? "; the command \(help.quoted()) lists all" : ""
    throw Failure("\(Line.unknown("command", word, suggestion: suggestion))\(hint)", .usage)
  }

  /// A word behind an option that there is not is no command, but most likely the value of that option.
  ///
  /// - Throws: A usage failure for the first such option before the command.
  private func checkOptions(before word: String) throws(Failure) {
    let known = ["--json", "--no-input", "--yes", "--version", "--help", "--color", "--database"]
    let names = options.map { String($0.prefix { $0 != "=" }) }
    guard command.isEmpty, let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw Failure(Line.unknown("option", unknown, suggestion: mostSimilar(to: unknown, among: known)), .usage)
  }
}
