import RecipeModel
import RecipeStore
import RecipeViewModels

/// The pages of the meal plan.
extension LiveLibrary {
  /// - Parameter day: One of the week that is shown; nil for today.
  func planPage(_ day: CalendarDay?, _ request: PageRequest) throws -> Markup {
    let days = (day ?? store.today).week(from: firstWeekday)
    return try page([.plan(days.lowerBound)], request) {
      PlanPage(PlanContent(try store.mealPlan(days), days, today: store.today), in: $0).markup
    }
  }

  /// A page that asks for which day a recipe is planned.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`.
  func planningPage(
    _ id: Recipe.ID, _ amounts: AmountRequest, on day: CalendarDay?, fault: String? = nil, _ request: PageRequest
  ) throws -> Markup {
    try page([], request) { frame in
      guard let row = try store.listRow(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      return PlanningPage(
        PlanningContent(.recipe(id, title: row.title, amounts), on: day, today: store.today), fault: fault, in: frame
      ).markup
    }
  }

  /// A page that asks what is to be planned: recipes with some words, or the words as a note.
  func planningPage(
    _ words: String, on day: CalendarDay?, fault: String? = nil, _ request: PageRequest
  ) throws -> Markup {
    let words = String(words.trimmed().prefix(Self.longestSearch))
    return try page([], request) { frame in
      let found = words.isEmpty ? [] : try store.identifiers(of: RecipeQuery(words: words, limit: Self.mostFound))
      return PlanningPage(
        PlanningContent(.words(words, try store.listRows(with: found)), on: day, today: store.today), fault: fault,
        in: frame
      ).markup
    }
  }

  /// The number of recipes that are offered for some words.
  private static let mostFound = 12

  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  func movingMealPage(_ id: PlannedMeal.ID, _ request: PageRequest) throws -> Markup {
    try page([], request) { MealPage(try store.plannedMeal(with: id), today: store.today, in: $0).markup }
  }
}
