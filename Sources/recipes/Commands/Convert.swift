import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeVerbs
import RecipeViewModels

struct Convert: Command {
  static let name = "convert"
  static let declaration = Declaration<Self>(
    "Convert amounts and temperatures in a text.",
    usage: ["recipes convert TEXT...|- [--units SYSTEM] [--from imperial] [--explain]"],
    text: """
      Words are one line, up to a comma. Without --units, it is the system that is configured. Cups become grams where it is known what a cup of the food weighs; --explain names the source. With -, lines are \
      read from standard input, and each gives one line of output, an object with --json. Systems are metric, us, and \
      imperial.
      """,
    examples: [
      "recipes convert 2 cups flour --units metric",
      #"recipes convert "Bake at 350°F" "1 kg potatoes" --units us"#,
      "recipes convert 1 cup sugar --units metric --explain",
    ],
    parameters: [
      .words(\.texts, "text", .text("text"), "Lines of ingredients, or steps; - for standard input.").joined,
      .option(\.units, "units", .choice("system"), "Convert to it.").formerly(["--to"]),
      .option(\.origin, "from", .choice("system"), "With imperial, pints and fluid ounces are imperial ones."),
      .flag(\.isExplained, "explain", "Name the source of the weights that were used."),
    ])

  var texts: [String] = []
  var units: MeasurementSystem?
  var origin: MeasurementSystem?
  var isExplained = false

  func run(in session: Session) throws {
    let target = try AmountRequest(units: units).shownUnits(
      in: session.world.environment, configured: session.configuredUnits)
    guard let target else {
      throw CommandError("to which units? use --units metric, us, or imperial", .usage)
    }
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
