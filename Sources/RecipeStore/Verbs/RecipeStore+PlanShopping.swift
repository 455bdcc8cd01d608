import RecipeKitchen
package import RecipeModel
import SQLite

/// The outcome of putting a plan on the shopping list.
package struct PlanShopping: Equatable, Sendable {
  /// The meals that came on the list, by day.
  package var added: [PlannedMeal] = []
  /// The meals that a recipe on the list is for now, which was put there by itself.
  package var changed: [PlannedMeal] = []
  /// `true` if recipes are planned for these days that were not cooked.
  package var hasMeals = false

  package var change: RecipeChange { RecipeChange(shopping: !added.isEmpty || !changed.isEmpty) }
}

extension RecipeStore {
  /// Puts the recipes that are planned on the shopping list, once for each meal that was not cooked and that is not there.
  ///
  /// A recipe that was put on the list by itself counts as its next planned meal, for as much as the meal needs at least.
  @discardableResult
  package func addToShoppingList(planned days: ClosedRange<CalendarDay>) throws -> PlanShopping {
    try verb("plan shop", change: \.change) {
      var result = PlanShopping()
      let meals = try mealsToCook(days)
      result.hasMeals = !meals.isEmpty
      var rows: [Recipe.ID: [ShoppingRow]] = [:]
      for meal in meals where rows[meal.recipeID!] == nil {
        rows[meal.recipeID!] = try shoppingRows(of: meal.recipeID!)
      }
      var positions = EndPositions(StoredOrder(.shoppingRecipes, on: connection))
      // Rows that are for as much as a meal are taken for it first.
      let others = try (earlierMeals(before: days, rows) + meals).filter { meal in
        rows[meal.recipeID!]!.remove(for: meal) == nil
      }
      for meal in others {
        let (id, day) = (meal.recipeID!, meal.day!)
        if let place = rows[id]!.firstIndex(where: { $0.day == day }) {
          rows[id]!.remove(at: place)
        } else if day >= today, let place = rows[id]!.firstIndex(where: { $0.day == nil }) {
          try count(rows[id]!.remove(at: place), as: meal)
          result.changed.append(meal)
        } else if days.contains(day) {
          try connection.run(
            ShoppingRecipesTable.insert, id, meal.factor.description, day.description, positions.next())
          result.added.append(meal)
        }
      }
      return result
    }
  }

  private func mealsToCook(_ days: ClosedRange<CalendarDay>) throws -> [PlannedMeal] {
    try MealPlanReader(connection).plan(days).meals.filter { !$0.isCooked && $0.day != nil && $0.recipeID != nil }
  }

  /// The meals from today on, before some days, of recipes that were put on the list by themselves.
  private func earlierMeals(
    before days: ClosedRange<CalendarDay>, _ rows: [Recipe.ID: [ShoppingRow]]
  ) throws -> [PlannedMeal] {
    let first = max(today, days.lowerBound.adding(days: -Self.mostPlannedDays))
    guard first < days.lowerBound, rows.values.contains(where: { $0.contains { $0.day == nil } }) else { return [] }
    return try mealsToCook(first...days.lowerBound.adding(days: -1)).filter { rows[$0.recipeID!] != nil }
  }

  private func count(_ row: ShoppingRow, as meal: PlannedMeal) throws {
    try connection.run(ShoppingRecipesTable.setPlannedDay, row.id, meal.day!.description)
    if row.factor < meal.factor {
      try connection.run(ShoppingRecipesTable.setFactor, row.id, meal.factor.description)
    }
  }
}

/// A row of the shopping list for a recipe.
struct ShoppingRow {
  let id: Int
  let factor: Rational
  /// The day of the meal that it is for; `nil` if the recipe was put on the list by itself.
  let day: CalendarDay?
}

extension [ShoppingRow] {
  /// Takes the row out that is for as much as a meal of its day.
  ///
  /// - Returns: nil if there is none.
  fileprivate mutating func remove(for meal: PlannedMeal) -> ShoppingRow? {
    firstIndex { $0.day == meal.day && $0.factor == meal.factor }.map { remove(at: $0) }
  }
}

extension RecipeStore {
  /// The rows of a recipe on the shopping list, in their order.
  func shoppingRows(of recipe: Recipe.ID) throws -> [ShoppingRow] {
    try connection.query(ShoppingRecipesTable.ofRecipe, recipe) {
      ShoppingRow(
        id: $0.int(at: 0), factor: Rational.factor($0.text(at: 1)) ?? .one, day: CalendarDay($0.text(at: 2)))
    }
  }

  /// Takes the row of a meal that was cooked off the shopping list.
  ///
  /// - Returns: Whether there was one.
  func takeOffShoppingList(_ meal: PlannedMeal) throws -> Bool {
    var rows = try shoppingRows(of: meal.recipeID!)
    guard let row = rows.remove(for: meal) ?? rows.first(where: { $0.day == meal.day }) else { return false }
    return try connection.run(ShoppingRecipesTable.deleteWithID, row.id) > 0
  }

  /// Lets the shopping list follow a meal of a recipe that has left its day: a row that no meal of that day is left for is
  /// for the day that the meal went to, or for none.
  ///
  /// - Parameter day: nil for all days.
  func followOnShoppingList(
    _ recipe: Recipe.ID, from day: CalendarDay? = nil, to newDay: CalendarDay? = nil
  ) throws {
    let rows = try shoppingRows(of: recipe).filter { $0.day != nil && (day == nil || $0.day == day) }
    for day in Set(rows.map(\.day!)).sorted() {
      var loose = rows.filter { $0.day == day }
      let meals = try MealPlanReader(connection).plan(day...day).meals
      let left = meals.filter { $0.day == day && $0.recipeID == recipe && !$0.isCooked }
      let others = left.filter { loose.remove(for: $0) == nil }
      for row in loose.dropFirst(others.count) {
        try connection.run(ShoppingRecipesTable.setPlannedDay, row.id, newDay?.description ?? "")
      }
    }
  }
}

extension [Rational] {
  /// `nil` where it is too large.
  var sum: Rational? { dropFirst().reduce(first ?? Rational(0)) { sum, next in sum.flatMap { $0.adding(next) } } }
}
