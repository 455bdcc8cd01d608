import ArgumentParser
import FoundationEssentials
import RecipeModel
import RecipeStore

/// The command that a command line names, with the words that its parser has to read.
///
/// The parser describes every option of a command to itself by reflection before it reads a word. Finding the command
/// by its name first leaves one command to describe, and lets the global options stand before the name as well.
struct NamedCommand {
  /// The command, or the root where none is named.
  private(set) var type: any ParsableCommand.Type

  /// The global options that stand before the name, then everything after it.
  private(set) var words: [String] = []

  /// Whether the command's help is asked for by `help COMMAND`, rather than that the command be run.
  private(set) var isHelp = false

  private var path: [String] = []

  /// - Throws: A usage failure for a word that names no command, with the most similar command.
  init(_ words: [String], in root: any ParsableCommand.Type) throws(CommandError) {
    type = root
    var rest = words[...]
    while let word = rest.first, !type.subcommands.isEmpty {
      // The completion scripts ask the parser's own questions, which begin with three hyphens.
      if word.hasPrefix("---") { break }
      rest.removeFirst()
      if word.isOption {
        self.words.append(word)
        if GlobalOptions.namesWithValue.contains(word), let value = rest.popFirst() { self.words.append(value) }
      } else if word == "help", path.isEmpty, !isHelp {
        isHelp = true
      } else {
        try enter(word)
      }
    }
    self.words += rest
  }

  /// Reads the words.
  ///
  /// - Returns: A `Command`, or the parser's own for `--help`.
  /// - Throws: `CommandError` for an option that the command does not have, whatever else is wrong; what the parser says of
  ///   other mistakes, and for `--version`.
  func parse() throws -> any ParsableCommand {
    do {
      return try type.parseAsRoot(words)
    } catch {
      if type.exitCode(for: error) == .success { throw error }
      throw unknownOption() ?? error
    }
  }

  /// Takes a word for the name of a subcommand.
  private mutating func enter(_ word: String) throws(CommandError) {
    if let subcommand = type.subcommands.first(where: { $0.name == word }) {
      type = subcommand
      path.append(word)
      return
    }
    try checkOptionsBefore()
    let names = type.subcommands.map { $0.name } + (path.isEmpty && !isHelp ? ["help"] : [])
    let suggestion = mostSimilar(to: word, among: names)
    let help = (["help"] + path).joined(separator: " ")
    let hint: StyledText = suggestion == nil ? "; the command \(help.quoted()) lists all" : ""
    throw CommandError("\(StyledText.unknown("command", word, suggestion: suggestion))\(hint)", .usage)
  }

  /// A word after a misspelled option is most likely the value of that option, so the option is what is reported.
  private func checkOptionsBefore() throws(CommandError) {
    guard path.isEmpty else { return }
    if let failure = unknownOption() { throw failure }
  }

  /// The failure for the first option that the command does not have, with the most similar one that it has.
  private func unknownOption() -> CommandError? {
    let known = KnownOptions(of: type)
    guard let unknown = known.firstUnknown(in: words) else { return nil }
    return CommandError(
      StyledText.unknown("option", unknown, suggestion: mostSimilar(to: unknown, among: known.names)), .usage)
  }
}

extension ParsableCommand {
  fileprivate static var name: String { configuration.commandName ?? "" }
  fileprivate static var subcommands: [any ParsableCommand.Type] { configuration.subcommands }
}

/// The options that a command has, as the parser knows them.
///
/// Read only where a command line was wrong: the parser describes itself as JSON, which takes milliseconds.
struct KnownOptions {
  struct Option {
    var names: [String]
    var takesValue: Bool
  }

  private(set) var options: [Option] = []

  /// Whether words that begin with one hyphen may be values of the command.
  private(set) var takesHyphenatedWords = false

  var names: [String] { options.flatMap(\.names) }

  init(of command: any ParsableArguments.Type) {
    let description = try? JSONDecoder().decode(ParserDescription.self, from: Data(command._dumpHelp().utf8))
    for argument in description?.command.arguments ?? [] {
      if argument.kind == "positional" {
        takesHyphenatedWords = takesHyphenatedWords || argument.parsingStrategy == "allUnrecognized"
      } else {
        let names = (argument.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
        options.append(Option(names: names, takesValue: argument.kind == "option"))
      }
    }
  }

  /// Returns the first of a command's words that is an option which the command does not have.
  func firstUnknown(in words: [String]) -> String? {
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.isOption, word.hasPrefix("--") || !takesHyphenatedWords else { continue }
      let name = String(word.prefix { $0 != "=" })
      guard let option = options.first(where: { $0.names.contains(name) }) else { return name }
      if option.takesValue, !word.contains("=") { rest = rest.dropFirst() }
    }
    return nil
  }
}

/// The part of the parser's description of a command that is read here.
private struct ParserDescription: Decodable {
  struct Described: Decodable { var arguments: [Argument]? }
  struct Argument: Decodable {
    struct Name: Decodable { var kind, name: String }
    var kind: String
    var names: [Name]?
    var parsingStrategy: String?
  }
  var command: Described
}

extension String {
  /// Whether a word of a command line is an option rather than a value.
  var isOption: Bool { hasPrefix("-") && count > 1 }
}
