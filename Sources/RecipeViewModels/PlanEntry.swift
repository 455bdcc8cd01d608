package import RecipeStore

/// A meal with what a plan shows of it next to it: its number, where it is a part of what is printed.
package struct PlanEntry {
  /// The place in the plan, from 1.
  package let number: Int?
  package let planned: PlannedMeal

  package init(number: Int?, planned: PlannedMeal) {
    self.number = number
    self.planned = planned
  }
}

extension MealPlan {
  /// All meals in the order of the plan.
  package var entries: [PlanEntry] { meals.enumerated().map { PlanEntry(number: $0 + 1, planned: $1) } }
}
