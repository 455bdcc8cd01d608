import RecipeKitchen
package import RecipeModel
import SQLite

extension RecipeStore {
  /// Puts the recipes that are planned on the shopping list, each once with the sum of its factors. What was cooked, and
  /// what is on the list already, is left as it is.
  ///
  /// - Returns: The recipes that came on the list, and those that were there.
  @discardableResult
  package func addToShoppingList(
    planned days: ClosedRange<CalendarDay>
  ) throws -> (change: RecipeChange, added: [Recipe.ID], known: [Recipe.ID]) {
    try verb("plan shop", change: \.change) {
      var factors: [Recipe.ID: Rational] = [:]
      var order: [(id: Recipe.ID, day: CalendarDay)] = []
      for planned in try MealPlanReader(connection).plan(days).meals where !planned.isCooked {
        guard let day = planned.day, let id = planned.recipeID else { continue }
        if let sum = factors[id]?.adding(planned.factor) {
          factors[id] = sum
        } else if factors[id] == nil {
          factors[id] = planned.factor
          order.append((id, day))
        }
      }
      let isKnown = try order.map { try connection.first(ShoppingRecipesTable.factor, $0.id) { _ in } != nil }
      let added = zip(order, isKnown).filter { !$1 }.map(\.0)
      let known = zip(order, isKnown).filter { $1 }.map(\.0.id)
      if added.isEmpty { return (.none, [], known) }
      let change = try addToShoppingList(added.map { ($0.id, factors[$0.id]!) })
      for (id, day) in added { try connection.run(ShoppingRecipesTable.setPlannedDay, id, day.description) }
      return (change, added.map(\.id), known)
    }
  }
}
