import ArgumentParser
import FoundationEssentials

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
