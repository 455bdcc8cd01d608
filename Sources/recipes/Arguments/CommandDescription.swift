import ArgumentParser
import RecipeFormats

/// The options and values that a command takes, as its declaration says.
///
/// The parser describes itself as JSON, which takes milliseconds, so this is read only for a mistake, a completion, and a page of help.
struct CommandDescription {
  struct Argument {
    enum Kind: String {
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
    /// How the names of the files end that are meant, without dots; none for any file.
    var fileExtensions: [String]
    var isRepeating: Bool
    /// The title of the group of options that it is in; nil for none.
    var section: String?
  }

  private(set) var arguments: [Argument] = []

  /// Whether words that begin with one hyphen may be values of the command.
  private(set) var takesHyphenatedWords = false

  init(of command: any ParsableArguments.Type) {
    let description = JSONValue(text: command._dumpHelp())?.object?["command"]?.object
    for case .object(let argument) in description?["arguments"]?.elements ?? [] {
      takesHyphenatedWords = takesHyphenatedWords || argument["parsingStrategy"]?.text == "allUnrecognized"
      if let argument = Argument(argument) { arguments.append(argument) }
    }
  }

  /// Forgets the options with some names.
  mutating func remove(_ names: Set<String>) {
    arguments.removeAll { !names.isDisjoint(with: $0.names) }
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

extension CommandDescription.Argument {
  /// Reads what the parser says of an argument; nil for a kind that is not known here.
  fileprivate init?(_ argument: JSONObject) {
    guard let kind = argument["kind"]?.text.flatMap(Kind.init) else { return nil }
    let names = (argument["names"]?.elements ?? []).compactMap(\.object).map { name in
      (name["kind"]?.text == "long" ? "--" : "-") + (name["name"]?.text ?? "")
    }
    let file = argument["completionKind"]?.object?["file"]?.object
    self.init(
      kind: kind, names: names, valueName: argument["valueName"]?.text ?? "",
      abstract: argument["abstract"]?.text ?? "",
      values: (argument["allValues"]?.elements ?? []).compactMap(\.text),
      isFile: file != nil, fileExtensions: (file?["extensions"]?.elements ?? []).compactMap(\.text),
      isRepeating: argument["isRepeating"] == .bool(true),
      section: argument["sectionTitle"]?.text)
  }
}

extension String {
  /// Whether a word of a command line is an option rather than a value.
  var isOption: Bool { hasPrefix("-") && count > 1 }
}
