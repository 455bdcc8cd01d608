import ArgumentParser
import RecipeModel
import RecipeStore

/// A mistake in a command line, as the parser describes it in its own words.
///
/// The parser's errors are not public, so its sentences are read; one that is not known is printed as it is.
enum UsageMistake: Equatable {
  /// Words for which the command has no place.
  case unexpected(String)
  /// A value or an option that the command needs, such as `<recipe> ...` or `--to <system>`.
  case missing(String)
  /// An option that is the last word, such as `--sort <order>`.
  case withoutValue(String)
  /// A value of an argument, with what is said of it.
  case invalid(String, of: String, advice: String)

  /// - Parameter message: What the parser says of an error.
  init?(_ message: String) {
    func quoted(after start: String, until end: String = "'") -> String? {
      guard message.hasPrefix(start), let last = message.range(of: end, from: start.count) else { return nil }
      return String(message[message.index(message.startIndex, offsetBy: start.count)..<last.lowerBound])
    }
    if let word = quoted(after: "Unexpected argument '") {
      self = .unexpected(word)
    } else if message.contains(" unexpected arguments: '"), let word = message.split(separator: "'").dropFirst().first {
      self = .unexpected(String(word))
    } else if let name = quoted(after: "Missing expected argument '") {
      self = .missing(name)
    } else if let name = quoted(after: "Missing value for '") {
      self = .withoutValue(name)
    } else if let value = quoted(after: "The value '", until: "' is invalid for '") {
      let rest = message.dropFirst("The value '\(value)' is invalid for '".count)
      let name = rest.prefix { $0 != "'" }
      let said = rest.dropFirst(name.count + 1)
      let advice = said.first == "." ? "" : said.drop { $0 == ":" || $0 == " " }
      self = .invalid(value, of: String(name), advice: String(advice))
    } else {
      return nil
    }
  }

  /// What is printed of it.
  func line(of command: CommandDescription, named name: String) -> StyledText {
    switch self {
    case .unexpected(let word):
      let takesWords = command.arguments.contains { $0.kind == .positional }
      return takesWords ? "unexpected \(word.quoted())" : "\(name) takes no words"
    case .missing(let name): return Self.question(for: command.argument(described: name), name)
    case .withoutValue(let described):
      let option = Self.option(in: described)
      let values = command.option(named: option)?.values ?? []
      return values.isEmpty ? "\(option) needs a value" : "\(option) needs a value: \(values.asAlternatives)"
    case .invalid(let value, let described, let advice):
      let option = Self.option(in: described)
      if command.optionNames.contains(value) { return "\(option) needs a value" }
      let argument = command.argument(described: described)
      return "\(value.quoted()) is not \(Self.kind(argument, option)); \(Self.advice(advice, argument))"
    }
  }

  private static func question(for argument: CommandDescription.Argument?, _ described: String) -> StyledText {
    switch argument?.valueName {
    case "recipe": "which recipe? give a number or words of a title"
    case "name" where argument?.kind == .positional: "which collection? give its name"
    case "new-name": "which new name? give it after the old one"
    case "entry": "which entry? give its number or name"
    case "aisle": "which aisle? give its name"
    case "food": "which food? give its name"
    case "file": "which file? give its name"
    case "word": "which words? give one or more"
    case "text": "which text? give it, or - for standard input"
    case "shell": "which shell? use \((argument?.values ?? []).asAlternatives)"
    default:
      "\(option(in: described)) is missing\(argument.map { $0.values.isEmpty ? "" : "; use \($0.values.asAlternatives)" } ?? "")"
    }
  }

  private static func kind(_ argument: CommandDescription.Argument?, _ option: String) -> StyledText {
    switch argument?.valueName {
    case let name? where ["time", "count", "place", "order", "format", "system", "shell", "step"].contains(name):
      "aeiou".contains(name.first ?? " ") ? "an \(name)" : "a \(name)"
    default: "a value of \(option)"
    }
  }

  private static func advice(_ text: String, _ argument: CommandDescription.Argument?) -> StyledText {
    if let values = argument?.values, !values.isEmpty { return "use \(values.asAlternatives)" }
    let text = text.hasSuffix(".") ? text.dropLast() : text[...]
    return "\(text.prefix(1).lowercased() + text.dropFirst())"
  }

  /// `--sort` of `--sort <order>`.
  private static func option(in described: String) -> String {
    String(described.prefix { $0 != " " })
  }
}

extension CommandDescription {
  /// The argument that the parser describes as `--sort <order>` or `<recipe> ...`.
  fileprivate func argument(described text: String) -> Argument? {
    let name = String(text.prefix { $0 != " " })
    if name.hasPrefix("-") { return option(named: name) }
    return arguments.first { $0.kind == .positional && "<\($0.valueName)>" == name }
  }
}

extension String {
  /// Looks for a text from a number of characters on.
  fileprivate func range(of text: String, from start: Int) -> Range<Index>? {
    guard start <= count else { return nil }
    return self[index(startIndex, offsetBy: start)...].firstRange(of: text)
  }
}
