import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Export: Command {
  static let name = "export"
  static let declaration = Declaration<Self>(
    "Write recipes to files.",
    usage: [
      "recipes export [RECIPE... | FILTER] [--output PATH] [--format FORMAT] [--force] [--serves N | --scale FACTOR] [--units SYSTEM]"
    ],
    text: """
      The format is that of the file's extension, otherwise JSON, which contains all of the recipes except their \
      numbers. Saved filters, orders, the plan, the shopping list, and the history go into a `recipes backup` only. \
      `import` reads all formats but markdown and csv, which are for reading only; .md is RecipeMD for one recipe and \
      Markdown for several. A PATH that ends in / is a folder with a file for each recipe, in Cooklang unless --format \
      says otherwise. Pictures go into the file if the format allows it, otherwise into a folder next to it.
      """,
    examples: [
      "recipes export > recipes.json",
      "recipes export 12 --output soup.md",
      "recipes export 12 --serves 8 --units metric --output soup.txt",
      "recipes export --collection Soups --output soups/",
      "recipes export --output cookbook.html",
      "recipes list --sort time | recipes export - --format text --output quick/",
      "recipes export --output recipes.paprikarecipes --force",
    ],
    groups: [
      FilterOptions.parameters.within(\.filter).inSection("Filter"),
      [
        .option(\.format, "format", .choice("format"), "The format to write."),
        .option(\.path, "output", .file("path"), "Write to this file or folder.", short: "o"),
        .flag(\.isForced, "force", "Replace files that exist."),
      ],
      AmountOptions.parameters.within(\.amounts).inSection("Amounts"),
      [
        .words(\.recipes, "recipe", .text("recipe"), "Numbers, ranges, or words of titles.", isRequired: false)
      ],
    ],
    rules: FilterOptions.rules + AmountOptions.rules)

  var filter = FilterOptions()
  var format: OutputFormat?
  var path: String?
  var isForced = false
  var amounts = AmountOptions()
  var recipes: [String] = []

  func check() throws(Misuse) {
    if !recipes.isEmpty, !filter.isEmpty { throw .rule("name recipes or use a filter, not both") }
  }

  func run(in session: Session) throws {
    let store = try session.library.open()
    let ids =
      try recipes.isEmpty
      ? store.identifiers(of: filter.query(reading: session.typedAge)) : session.recipes(named: recipes, in: store)
    if ids.isEmpty, !filter.isEmpty { throw CommandError("no recipe matches", .nothing) }
    if let path, path != "-" { try LibraryFiles(of: store.location).checkMayWrite(path) }
    let target = try ExportTarget(
      path, as: format, session.configuredFormat(isToFile: path.map { $0 != "-" } ?? false), count: ids.count)
    let run = try ExportRun(ids, of: store, as: target.format, amounts.request, in: session)
    let isWhole = target.format == .json && recipes.isEmpty && filter.isEmpty
    // Asked before anything is written: what fails afterwards would make a failure of a file that is there.
    let leavesPlansOut = try isWhole && store.isPlanningOrShopping
    switch target.place {
    case .standardOutput: try run.print()
    case .file(let path): try Interruption.deferring { try run.writeFile(path, replacing: isForced) }
    case .folder(let path): try Interruption.deferring { try run.writeFolder(path, replacing: isForced) }
    }
    try run.report(target.place)
    if leavesPlansOut {
      session.tell("the plan and the shopping list are not in it; a backup has them: recipes backup")
    }
  }
}

extension RecipeStore {
  /// `true` if there is something on the shopping list, or in the plan of the next weeks.
  fileprivate var isPlanningOrShopping: Bool {
    get throws {
      let list = try shoppingList()
      let weeks = today.adding(days: -7)...today.adding(days: 28)
      return try !list.recipes.isEmpty || !list.items.isEmpty || !mealPlan(weeks).meals.isEmpty
    }
  }
}
