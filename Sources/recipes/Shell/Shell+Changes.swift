import RecipeModel
import RecipeStore
import RecipeViewModels

/// The changes that a line, or another program, has made to what is open.
extension Shell {
  /// Prints what has changed in the list since this was last done, and returns of which recipes.
  func printChanges() throws -> Printer.ShownDifference {
    if let kitchenList { return (try !kitchenList.printChanges(), []) }
    let changes = try listChanges.take().map(asStated)
    try session.printer.print(changes: changes, of: store)
    let shown = Set(changes.map(\.item))
    try printDetailChanges(ifAmong: shown)
    return (shown.isEmpty, shown)
  }

  /// Prints the fields of the selected recipe that have changed since they were last printed, on a terminal.
  ///
  /// The row of the list has shown its title, and whether it is a favorite. Of a recipe that the list does not show, the
  /// command has said what changed.
  private func printDetailChanges(ifAmong shown: Set<Recipe.ID>) throws {
    guard let recipe = detail.recipe, let old = shownDetail, recipe != old else { return }
    shownDetail = recipe
    guard shown.contains(recipe.id), let width = session.printer.width, !settings.isJSON else { return }
    let events = RecipeEvent.changes(from: old, to: recipe).filter {
      switch $0 {
      case .changed(.title, _, _), .changed(.isFavorite, _, _): false
      default: true
      }
    }
    for line in RecipeEvent.lines(of: events, fitting: width) { try session.print(line) }
  }

  /// Prints what other programs have changed.
  func printChangesOfOthers() throws {
    if let kitchenList {
      try kitchenList.printChanges()
      return
    }
    let changes = try listChanges.take().map(asStated)
    if session.isInScript || settings.isJSON || session.printer.width == nil {
      return try session.printer.print(changes: changes, of: store)
    }
    if !changes.isEmpty { try session.print("\("Another program changed this list:", .faint)") }
    try session.printer.print(changes: changes, of: store)
    try printDetailChanges(ifAmong: Set(changes.map(\.item)))
  }

  /// Where two neighbors have changed places, one move is as short as the other; a person reads the one they made.
  private func asStated(
    _ change: ShownChange<Recipe.ID, RecipeListRow>
  ) throws -> ShownChange<Recipe.ID, RecipeListRow> {
    guard case .moved(let id, _, let from, let to) = change, abs(from - to) == 1, !movedByLine.contains(id),
      let neighbor = try list.cells(at: from - 1..<from).first, movedByLine.contains(neighbor.id)
    else { return change }
    return .moved(neighbor.id, neighbor, from: to, to: from)
  }
}
