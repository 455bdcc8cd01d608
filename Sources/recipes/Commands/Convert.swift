import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeVerbs

struct Convert: Command {
  static let name = "convert"
  static let declaration = Declaration<Self>(
    "Convert amounts and temperatures in a text.",
    usage: ["recipes convert TEXT...|- --to SYSTEM [--from imperial] [--explain]"],
    text: """
      Cups become grams where it is known what a cup of the food weighs; --explain names the source. With -, lines are \
      read from standard input, and each gives one line of output, an object with --json. Systems are metric, us, and \
      imperial.
      """,
    examples: [
      #"recipes convert "2 cups flour" --to metric"#,
      #"recipes convert "Bake at 350°F" "1 kg potatoes" --to us"#,
      #"recipes convert "1 cup sugar" --to metric --explain"#,
    ],
    parameters: [
      .words(\.texts, "text", .text("text"), "Lines of ingredients, or steps; - for standard input."),
      .option(\.target, "to", .choice("system"), "Convert to it.", isRequired: true),
      .option(\.origin, "from", .choice("system"), "With imperial, pints and fluid ounces are imperial ones."),
      .flag(\.isExplained, "explain", "Name the source of the weights that were used."),
    ])

  var texts: [String] = []
  var target = MeasurementSystem.metric
  var origin: MeasurementSystem?
  var isExplained = false

  func run(in session: Session) throws {
    let converter = Converter(to: target, isFromImperial: origin == .imperial)
    func converted(_ text: String) -> ConvertedText {
      let converted = converter.convert(text)
      return ConvertedText(text: text, converted: converted.text, sources: converted.sources, isExplained: isExplained)
    }
    guard texts == ["-"] else { return try session.printer.print(texts.map(converted)) }
    session.printer.isStreaming = true
    try session.forEachInputLine { try session.printer.print([converted($0)]) }
  }
}

/// A text, and what it says in another system.
private struct ConvertedText: Printable {
  let text: String
  let converted: String
  /// The sources of the weights that were used.
  let sources: [String]
  let isExplained: Bool

  static func lines(of values: [Self], fitting width: Int) -> [StyledText] {
    values.flatMap { value in ["\(value.converted)"] + value.shownSources.map { "\("  \($0)", .faint)" } }
  }

  var fieldRows: [[String]] { [[converted]] + shownSources.map { ["  \($0)"] } }

  private var shownSources: [String] { isExplained ? sources : [] }

  var json: JSONValue {
    .object([
      ("text", .string(text)), ("converted", .string(converted)), ("exact", .bool(converted == text)),
      ("sources", .array(sources.map { .string($0) })),
    ])
  }
}
