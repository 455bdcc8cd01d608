import ArgumentParser
import RecipeFormats
import RecipeStore

struct Backup: Command {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy everything into a file, checked.",
    usage: "recipes backup FILE [--force]",
    discussion: """
      The copy is a database like the one you use, with all recipes, collections, orders and numbers as they are at one \
      moment, whoever writes meanwhile. It is checked before it gets its name, so the file is whole or not there. \
      `restore` brings it back.

      Examples:
        recipes backup recipes-2026-11-21.sqlite
        recipes backup /media/stick/recipes.sqlite --force
      """)

  @Flag(help: "Replace the file if it is there.")
  var force = false

  @Argument(help: ArgumentHelp("The file to make.", valueName: "file"), completion: .file()) var file: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let count = try Interruption.deferring {
      let progress = Progress(of: "pages", on: session.messages)
      defer { progress.end() }
      return try session.openStore().backUp(to: file, replacing: force, onProgress: progress.advance)
    }
    session.hasSaved = true
    if session.settings.isJSON {
      try session.print(json: .object([("file", .string(file)), ("recipes", .number("\(count)"))]))
    } else {
      try session.print("Backed up \(Line.count(count, "recipe", "recipes")) to \(file)")
    }
  }
}
