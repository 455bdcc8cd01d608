import ArgumentParser
import RecipeFormats

struct Path: Command {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print where the library is.",
    usage: "recipes path",
    discussion: """
      Examples:
        recipes path
        sqlite3 "$(recipes path)" .schema
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let path = try session.library.location().path
    if session.settings.isJSON {
      try session.printer.print(json: .object([("file", .string(path))]))
    } else {
      try session.print("\(path)")
    }
  }
}
