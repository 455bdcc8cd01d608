import RecipeModel
import RecipeStore
import RecipeVerbs

/// Mistakes in a command line, in one line that says what is wrong and what to do.
extension CommandError {
  /// - Parameters:
  ///   - known: All that the command takes.
  ///   - name: The name of the command; empty for none.
  init(_ misuse: Misuse, of known: [ParameterInfo], named name: String) {
    self.init(Self.line(misuse, known, name), .usage)
  }

  /// A rule that is broken, found while the command ran.
  init(_ misuse: Misuse) { self.init(misuse, of: [], named: "") }

  private static func line(_ misuse: Misuse, _ known: [ParameterInfo], _ name: String) -> StyledText {
    switch misuse {
    case .unknown(let option):
      let similar = mostSimilar(to: option, among: known.flatMap(\.names))
      let meant = known.first { $0.mistakenNames.contains(option) }?.typedName
      return .unknown("option", option, suggestion: similar ?? meant)
    case .unexpected(let word):
      return name.isEmpty || known.contains { $0.shape == .word }
        ? "unexpected \(word.quoted())" : "\(name) takes no words"
    case .missing(let parameter): return question(for: parameter)
    case .withoutValue(let parameter, let typed):
      let values = parameter.choices
      return values.isEmpty ? "\(typed) needs a value" : "\(typed) needs a value: \(values.asAlternatives)"
    case .withValue(_, let typed): return "\(typed) takes no value"
    case .invalid(_, let parameter, _) where parameter.shape == .lastWord: return question(for: parameter)
    case .invalid(let value, let parameter, let reason):
      if known.contains(where: { $0.names.contains(value) }) { return "\(parameter.typedName) needs a value" }
      let noun = reason.noun.map { "\($0)" } ?? kind(parameter)
      return "\(value.quoted()) is not \(noun); \(advice(reason, parameter))"
    case .rule(let text): return "\(typed(text))"
    }
  }

  private static func question(for parameter: ParameterInfo) -> StyledText {
    switch parameter.valueName {
    case "stars" where parameter.shape == .lastWord: "how many stars? give them last, from 1 to 5, or --none"
    case "recipe": "which recipe? give a number or words of a title"
    case "name" where parameter.shape == .word: "which collection? give its name"
    case "new-name": "which new name? give it after the old one"
    case "entry": "which entry? give its number or name"
    case "aisle": "which aisle? give its name"
    case "food": "which food? give its name"
    case "file": "which file? give its name"
    case "word": "which words? give one or more"
    case "text": "which text? give it, or - for standard input"
    case "shell": "which shell? use \(parameter.choices.asAlternatives)"
    default:
      "\(parameter.typedName) is missing\(parameter.choices.isEmpty ? "" : "; use \(parameter.choices.asAlternatives)")"
    }
  }

  private static func kind(_ parameter: ParameterInfo) -> StyledText {
    let name = parameter.valueName
    switch name {
    case "time", "count", "place", "order", "format", "system", "shell", "step":
      return "aeiou".contains(name.first ?? " ") ? "an \(name)" : "a \(name)"
    default: return "a value of \(parameter.typedName)"
    }
  }

  private static func advice(_ reason: InvalidValue, _ parameter: ParameterInfo) -> StyledText {
    if !reason.advice.isEmpty { return "\(reason.advice)" }
    let values = parameter.choices
    return values.isEmpty ? "it must be \(parameter.kind.phrase)" : "use \(values.asAlternatives)"
  }

  /// The text of a rule, with options as they are typed: each name in backticks is one.
  private static func typed(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { place, part in place.isMultiple(of: 2) ? String(part) : "--\(part)" }.joined()
  }
}
