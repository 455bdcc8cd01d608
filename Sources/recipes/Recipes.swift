import RecipeVerbs

/// The root of all commands; alone it prints the home screen.
struct Recipes: Command, GroupedCommands {
  static let name = "recipes"
  static let declaration = Declaration<Self>(
    "A recipe box for the command line.", usage: ["recipes [COMMAND] [options]"],
    text: """
      A RECIPE is a number (12), several (3-7,12), words of its title (tomato soup), or - for numbers from standard \
      input.
      """)
  static let subcommands = groups.flatMap(\.commands)

  static let groups = [
    HelpGroup(
      heading: "RECIPES",
      entries: [
        .command(Add.self), .command(Edit.self),
        .init(.verb(CopyRecipe.self), text: "Copy a recipe, to change the copy"),
        .command(Show.self), .command(Delete.self),
        .init(
          .verb(FavoriteRecipes.self), .verb(UnfavoriteRecipes.self),
          text: "Add recipes to your favorites; remove them"),
        .init(.command(Open.self), .command(Print.self), text: "Open the page a recipe came from; print recipes"),
      ]),
    HelpGroup(
      heading: "LISTS",
      entries: [
        .init(.command(List.self), text: "List recipes, in your order or sorted"), .command(Search.self),
        .command(Collections.self),
        .init(
          .verb(CollectRecipes.self), .verb(UncollectRecipes.self),
          text: "Add recipes to a collection; remove them"),
        .command(Reorder.self), .command(Sidebar.self),
        .init(.command(Duplicates.self), .command(Merge.self), text: "Find recipes that may be the same; merge them"),
      ]),
    HelpGroup(
      heading: "COOKING",
      entries: [
        .command(Cook.self),
        .init(.command(Cooked.self), .verb(RateRecipes.self), text: "List what you cooked, or note it; give stars"),
        .command(Stats.self),
        .command(Plan.self),
        .init(.command(Shop.self), .command(Pantry.self), text: "Make a shopping list; name what you always have"),
        .command(Convert.self),
        .command(Ingredients.self), .command(Nutrition.self),
      ]),
    HelpGroup(
      heading: "CHANGES",
      entries: [
        .init(.verb(Undo.self), .verb(Redo.self), text: "Undo the last changes; redo them"),
        .command(History.self), .command(Diff.self),
      ]),
    HelpGroup(
      heading: "FILES",
      entries: [
        .init(.command(Import.self), .command(Export.self), text: "Read recipes from files and web pages; write them"),
        .init(.command(Backup.self), .command(Restore.self), text: "Copy the whole library; restore it from a copy"),
        .command(DoctorCommand.self),
        .init(.command(Path.self), .command(Config.self), text: "Show where the library is; show and set defaults"),
      ]),
    HelpGroup(
      heading: "TERMINAL",
      entries: [.command(ShellCommand.self), .command(Serve.self), .command(Completions.self)]),
  ]

  func run(in session: Session) throws {
    try Home(session: session).print()
  }
}
