import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

/// The root of all commands; alone it prints the home screen.
struct Recipes: Command, GroupedCommands {
  static let configuration = CommandConfiguration(
    commandName: "recipes",
    abstract: "A recipe box for the command line.",
    usage: "recipes [COMMAND] [options]",
    discussion: """
      A RECIPE is a number (12), several (3-7,12), words of its title (tomato soup), or - for numbers from standard \
      input.
      """,
    version: "recipes \(ProgramVersion.current) (SQLite \(RecipeStore.libraryVersion), zlib \(Deflate.libraryVersion))",
    subcommands: groups.flatMap(\.commands))

  static let groups = [
    HelpGroup(
      heading: "RECIPES",
      entries: [
        .init(Add.self), .init(Edit.self), .init(Show.self), .init(Delete.self),
        .init(Favorite.self, Unfavorite.self, text: "Add recipes to your favorites; remove them"),
        .init(Open.self, Print.self, text: "Open the page a recipe came from; print recipes"),
      ]),
    HelpGroup(
      heading: "LISTS",
      entries: [
        .init(List.self, text: "List recipes, in your order or sorted"), .init(Search.self), .init(Collections.self),
        .init(Collect.self, Uncollect.self, text: "Add recipes to a collection; remove them"),
        .init(Reorder.self), .init(Sidebar.self),
      ]),
    HelpGroup(
      heading: "COOKING",
      entries: [
        .init(Cook.self), .init(Cooked.self, Rate.self, text: "Note what you cooked, or list it; give stars"),
        .init(Plan.self),
        .init(Shop.self, Pantry.self, text: "Make a shopping list; name what you always have"), .init(Convert.self),
        .init(Ingredients.self), .init(Nutrition.self),
      ]),
    HelpGroup(
      heading: "CHANGES",
      entries: [.init(Undo.self, Redo.self, text: "Undo the last changes; redo them"), .init(History.self)]),
    HelpGroup(
      heading: "FILES",
      entries: [
        .init(Import.self, Export.self, text: "Read recipes from files and web pages; write them"),
        .init(Backup.self, Restore.self, text: "Copy the whole library; restore it from a copy"),
        .init(DoctorCommand.self),
        .init(Path.self, Config.self, text: "Show where the library is; show and set defaults"),
      ]),
    HelpGroup(heading: "TERMINAL", entries: [.init(ShellCommand.self), .init(Serve.self), .init(Completions.self)]),
  ]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.printHome()
  }
}
