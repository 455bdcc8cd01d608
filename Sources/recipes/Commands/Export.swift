import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Export: CommandOfQuery {
  var query = ExportRecipes()

  var isPaged: Bool { false }

  func run(in session: Session) throws {
    let store = try session.library.open()
    let (path, filter) = (query.path, query.filter)
    let ids = try query.answer(from: OpenLibrary(store, LenientNames(session: session)))
    if ids.isEmpty, !filter.isEmpty { throw CommandError("no recipe matches", .nothing) }
    if let path, path != "-" { try LibraryFiles(of: store.location).checkMayWrite(path) }
    let target = try ExportTarget(
      path, as: query.format, session.configuredFormat(isToFile: path.map { $0 != "-" } ?? false), count: ids.count)
    let run = try ExportRun(ids, of: store, as: target.format, query.amounts, in: session)
    let isWhole = target.format == .json && query.recipes.isEmpty && filter.isEmpty
    // Asked before anything is written: what fails afterwards would make a failure of a file that is there.
    let leavesPlansOut = try isWhole && store.isPlanningOrShopping
    switch target.place {
    case .standardOutput: try run.print()
    case .file(let path): try Interruption.deferring { try run.writeFile(path, replacing: query.isForced) }
    case .folder(let path): try Interruption.deferring { try run.writeFolder(path, replacing: query.isForced) }
    }
    try run.report(target.place)
    session.tellToReadLabels(filter)
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
