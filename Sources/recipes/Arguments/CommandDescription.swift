import ArgumentParser
import FoundationEssentials

/// The options and values that a command takes, as its declaration says.
///
/// The parser describes itself as JSON, which takes milliseconds, so this is read only for a mistake and a completion.
struct CommandDescription {
  struct Argument {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    var kind: Kind
    /// With their hyphens; none for a positional value.
    var names: [String]
    /// What the help calls the value.
    var valueName: String
    /// The sentence of the help.
    var abstract: String
    /// All values there are, where they are few.
    var values: [String]
    /// Whether the value is the name of a file.
    var isFile: Bool
    var isRepeating: Bool
  }

  private(set) var arguments: [Argument] = []

  /// Whether words that begin with one hyphen may be values of the command.
  private(set) var takesHyphenatedWords = false

  init(of command: any ParsableArguments.Type) {
    let description = try? JSONDecoder().decode(ParserDescription.self, from: Data(command._dumpHelp().utf8))
    for argument in description?.command.arguments ?? [] {
      takesHyphenatedWords = takesHyphenatedWords || argument.parsingStrategy == "allUnrecognized"
      arguments.append(Argument(argument))
    }
  }

  /// The options and flags.
  var options: [Argument] { arguments.filter { $0.kind != .positional } }

  /// The names of all options, with their hyphens.
  var optionNames: [String] { options.flatMap(\.names) }

  func option(named name: String) -> Argument? {
    arguments.first { $0.names.contains(name) }
  }

  /// Returns the positional value that follows a number of others; the last one where it can stand several times.
  func positional(after count: Int) -> Argument? {
    let positionals = arguments.filter { $0.kind == .positional }
    if count < positionals.count { return positionals[count] }
    return positionals.last.flatMap { $0.isRepeating ? $0 : nil }
  }

  /// Whether a word is several flags of one letter after one hyphen, such as `-fr`.
  private func isGroupOfFlags(_ word: String) -> Bool {
    word.count > 2 && !word.hasPrefix("--") && word.dropFirst().allSatisfy { option(named: "-\($0)")?.kind == .flag }
  }

  /// Returns the first of a command's words that is an option which the command does not have.
  func firstUnknownOption(in words: [String]) -> String? {
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.isOption, word.hasPrefix("--") || !takesHyphenatedWords else { continue }
      if isGroupOfFlags(word) { continue }
      let name = String(word.prefix { $0 != "=" })
      guard let option = option(named: name) else { return name }
      if option.kind == .option, !word.contains("=") { rest = rest.dropFirst() }
    }
    return nil
  }
}

/// The part of the parser's description of a command that is read here.
private struct ParserDescription: Decodable {
  struct Described: Decodable { var arguments: [Argument]? }
  struct Argument: Decodable {
    struct Name: Decodable { var kind, name: String }
    struct CompletionKind: Decodable {
      struct File: Decodable {}
      var file: File?
    }
    var kind: CommandDescription.Argument.Kind
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var allValues: [String]?
    var completionKind: CompletionKind?
    var isRepeating: Bool?
    var parsingStrategy: String?
  }
  var command: Described
}

extension CommandDescription.Argument {
  fileprivate init(_ argument: ParserDescription.Argument) {
    self.init(
      kind: argument.kind,
      names: (argument.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name },
      valueName: argument.valueName ?? "", abstract: argument.abstract ?? "", values: argument.allValues ?? [],
      isFile: argument.completionKind?.file != nil, isRepeating: argument.isRepeating ?? false)
  }
}

extension String {
  /// Whether a word of a command line is an option rather than a value.
  var isOption: Bool { hasPrefix("-") && count > 1 }
}
