import RecipeFormats
import RecipeVerbs

struct Path: Command {
  static let name = "path"
  static let declaration = Declaration<Self>(
    "Print where the library is.",
    usage: ["recipes path"],
    examples: [
      "recipes path",
      #"sqlite3 "$(recipes path)" .schema"#,
    ])

  func run(in session: Session) throws {
    let path = try session.library.location().path
    if session.settings.isJSON {
      try session.printer.print(json: .object([("file", .string(path))]))
    } else {
      try session.print("\(path)")
    }
  }
}
