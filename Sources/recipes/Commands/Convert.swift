import ArgumentParser
import RecipeFormats
import RecipeKitchen
import RecipeModel

struct Convert: Command {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert amounts and temperatures in a text.",
    usage: "recipes convert TEXT...|- --to SYSTEM [--from imperial] [--explain]",
    discussion: """
      Cups become grams where it is known what a cup of the food weighs; --explain names the source. With -, lines are \
      read from standard input. With --json each text gives an object in a line of its own. Systems are metric, us, and \
      imperial.

      Examples:
        recipes convert "2 cups flour" --to metric
        recipes convert "Bake at 350°F" "1 kg potatoes" --to us
        recipes convert "1 cup sugar" --to metric --explain
      """)

  @Argument(help: ArgumentHelp("Lines of ingredients, or steps; - for standard input.", valueName: "text"))
  var texts: [String]

  @Option(name: .customLong("to"), parsing: .unconditional, help: ArgumentHelp("Convert to it.", valueName: "system"))
  var target: MeasurementSystem

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp("With imperial, pints and fluid ounces are imperial ones.", valueName: "system"))
  var origin: MeasurementSystem?

  @Flag(name: .customLong("explain"), help: "Name the source of the weights that were used.")
  var isExplained = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let converter = Converter(to: target, isFromImperial: origin == .imperial)
    if texts == ["-"] {
      return try session.forEachInputLine { try print($0, by: converter, in: session) }
    }
    for text in texts { try print(text, by: converter, in: session) }
  }

  private func print(_ text: String, by converter: Converter, in session: Session) throws(SystemError) {
    let converted = converter.convert(text)
    if session.printer.isJSON {
      let json = JSONValue.object([
        ("text", .string(text)), ("converted", .string(converted.text)), ("exact", .bool(converted.text == text)),
        ("sources", .array(converted.sources.map { .string($0) })),
      ])
      return try session.world.output.write { bytes in
        json.append(to: &bytes, .spaced)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    try session.print("\(converted.text)")
    if isExplained { for source in converted.sources { try session.print("\("  \(source)", .faint)") } }
  }
}
