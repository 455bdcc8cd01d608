import RecipeModel
import RecipeStore
import RecipeViewModels

extension Session {
  /// Says on a terminal that recipes stay on the shopping list that are no longer planned.
  func printOnShoppingList(_ recipes: [Recipe.ID]) throws {
    guard printer.width != nil, !printer.isJSON else { return }
    let list = try library.open().shoppingList()
    let known = list.recipes.map(\.id).filter(recipes.contains)
    if known.isEmpty { return }
    let (subject, object): (StyledText, StyledText) = known.count == 1 ? ("It stays", "it") : ("They stay", "them")
    // A number that an entry has as well would not do.
    let entries = Set(list.numbered.compactMap(\.number))
    let words = known.map { entries.contains($0) ? "--recipe \($0)" : "\($0)" }.joined(separator: " ")
    try printer.report { [printer] in
      try printer.print("\(subject) on the shopping list; to take \(object) off: recipes shop remove \(words)")
    }
  }

  /// Prints the plan, then stays and prints what other programs change in it, until its output is closed.
  func watchPlan(of days: (RecipeStore) throws -> ClosedRange<CalendarDay>) throws {
    guard shell == nil else {
      throw CommandError("the shell shows what other programs change; leave out --watch", .usage)
    }
    let store = try library.open(.staying)
    let followers = try StoreFollowers(of: store)
    let plan = PlanViewModel(of: store, on: try days(store))
    try plan.load()
    let changes = plan.recordChanges()
    changes.notePrinted(plan.plan.meals.map { ($0.id, $0) })
    followers.add(plan)
    printer.isStreaming = true
    try PlanPrinter(printer: printer).print(plan.plan)
    try world.output.flush()
    try watch(followers) { try printer.print(changes: changes.take()) }
  }
}
