import RecipeStore
import RecipeVerbs

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
    try session.printOnShoppingList(removed.compactMap(\.recipeID))
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
