import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

/// The root of all commands; alone it prints the home screen.
struct Recipes: Command {
  static let configuration = CommandConfiguration(
    commandName: "recipes",
    abstract: "A recipe box for the command line.",
    usage: "recipes [options] [COMMAND]",
    discussion: """
      Your recipes are in one SQLite file. Without a command, prints an overview of the library.

      Examples:
        recipes add "Tomato soup" --cook 25m --ingredient "1 kg tomatoes"
        recipes search tomato --max-time 30m
        recipes show 12
        recipes favorite 3-7,12
        recipes collect tomato --into Soups
        recipes reorder 12 --before 3

      A RECIPE is a number (12), several (3-7,12), or a part of a title that fits only one recipe.
      """,
    version: "recipes \(ProgramVersion.current) (SQLite \(RecipeStore.libraryVersion), zlib \(Deflate.libraryVersion))",
    subcommands: [
      Add.self, Edit.self, Show.self, Open.self, Print.self, Ingredients.self, Convert.self, List.self, Search.self,
      Favorite.self,
      Unfavorite.self, Collections.self,
      Collect.self, Uncollect.self, Sidebar.self, Reorder.self, Delete.self, Undo.self, Redo.self, History.self,
      ShellCommand.self, Import.self, Export.self, Backup.self, Restore.self, DoctorCommand.self, Path.self,
      Completions.self,
    ])

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.printHome()
  }
}
