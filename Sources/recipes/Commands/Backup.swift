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
      `restore` brings it back. Pictures go into a folder next to it; where the library lacks some, they are named and \
      the exit code is 78, though the backup is made.

      Examples:
        recipes backup recipes-2026-11-21.sqlite
        recipes backup /media/stick/recipes.sqlite --force
      """)

  @Flag(help: "Replace the file if it is there.")
  var force = false

  @Argument(help: ArgumentHelp("The file to make.", valueName: "file"), completion: .file()) var file: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let summary = try Interruption.deferring {
      let progress = Progress(of: "pages", on: session.messages)
      defer { progress.end() }
      return try session.openStore().backUp(to: file, replacing: force, onProgress: progress.advance)
    }
    session.hasSaved = true
    let lacking = summary.lackingPictures
    if session.settings.isJSON {
      try session.print(
        json: .object(
          [("file", .string(file)), ("recipes", .number("\(summary.recipes)"))] + JSONValue.members(of: lacking)))
    } else {
      try session.print("Backed up \(Line.count(summary.recipes, "recipe", "recipes")) to \(file)")
    }
    try session.report(
      lacking, "the backup was made, but the library lacks",
      "; recipes doctor --fix looks for them in other folders next to the database")
  }
}
