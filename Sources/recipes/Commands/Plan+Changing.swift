import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// A command that names meals of the plan, whose numbers are right in every week.
protocol CommandOfMeals: CommandOfVerb {}

extension CommandOfMeals {
  static func refusal(ofUnknownOption name: String, in words: [String]) -> StyledText? {
    name == "--in" ? "unknown option \"--in\"; numbers are right in every week" : nil
  }
}

struct PlanMoving: CommandOfMeals {
  var verb = MovePlanned()
}

struct PlanReordering: CommandOfMeals {
  var verb = ReorderPlanned()
}

/// Removes meals from the plan, and says which recipes stay on the shopping list.
struct PlanRemoval: CommandOfMeals {
  var verb = RemovePlanned()

  func run(in session: Session) throws {
    let removed = try session.perform(verb).subjects.meals
    try printOnShoppingList(removed.compactMap(\.recipeID), in: session)
  }

  /// Says on a terminal that recipes stay on the shopping list that are no longer planned.
  private func printOnShoppingList(_ recipes: [Recipe.ID], in session: Session) throws {
    let printer = session.printer
    guard printer.width != nil, !printer.isJSON else { return }
    let list = try session.library.open().shoppingList()
    let known = list.recipes.map(\.id).filter(recipes.contains)
    if known.isEmpty { return }
    let (subject, object): (StyledText, StyledText) = known.count == 1 ? ("It stays", "it") : ("They stay", "them")
    // A number that an entry has as well would not do.
    let entries = Set(list.numbered.compactMap(\.number))
    let words = known.map { entries.contains($0) ? "--recipe \($0)" : "\($0)" }.joined(separator: " ")
    try printer.report {
      try printer.print("\(subject) on the shopping list; to take \(object) off: recipes shop remove \(words)")
    }
  }
}

/// Puts what is planned on the shopping list, if there is anything.
struct ShoppingForPlan: CommandOfVerb {
  var verb = ShopForPlan()

  func run(in session: Session) throws {
    try session.perform(verb) { result in
      if result.subjects.isUnchanged, result.already.isEmpty {
        throw CommandError("no recipe is planned for these days, or all were cooked", .nothing)
      }
    }
  }
}
