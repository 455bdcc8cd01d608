package import RecipeModel
import SQLite

/// When recipes were cooked, and how they are rated.
extension RecipeStore {
  /// Notes that recipes were cooked. Stars are also the recipes' rating from then on, and a meal that is planned for that
  /// day is marked as cooked, and no longer bought for.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.dayToCome`; `.invalid` for stars or a note that cannot be stored.
  @discardableResult
  package func addCooking(_ cooking: Cooking, of ids: [Recipe.ID]) throws -> RecipeChange {
    try verb("cooked add") {
      let ids = try existing(ids)
      guard cooking.day <= today else { throw RecipeStoreError.dayToCome(cooking.day) }
      let cooking = try cooking.normalized()
      try connection.checkNumbersAreLeft()
      var change = RecipeChange.updated(ids)
      for id in ids {
        try insert(cooking, of: id)
        if cooking.stars > 0 { try connection.run(RatingsTable.set, id, cooking.stars) }
        if let meal = try markAsCooked(id, on: cooking.day) {
          change.plan = true
          if try takeOffShoppingList(meal) { change.shopping = true }
        }
      }
      return change
    }
  }

  /// Removes a cooking from the log of its recipe, which keeps its stars; a meal that it marked in the plan is to be cooked
  /// again.
  ///
  /// - Throws: `RecipeStoreError.noSuchCooking`.
  @discardableResult
  package func removeCooking(_ number: Int, of id: Recipe.ID) throws -> RecipeChange {
    try verb("cooked remove") {
      let found = try connection.first(CookingsTable.withID, number, row: CookedRecipe.init) ?? nil
      guard let found, found.id == id else { throw RecipeStoreError.noSuchCooking(id) }
      try connection.run(CookingsTable.delete, number)
      let day = found.cooking.day
      let left = try connection.first(CookingsTable.countOnDay, id, day.description) { $0.int(at: 0) } ?? 0
      return RecipeChange(updated: [id], plan: try keepMarksAsCooked(left, of: id, on: day))
    }
  }

  /// Rates recipes.
  ///
  /// - Parameter stars: 1 to 5; nil for no rating. What was said of single cookings stays.
  /// - Returns: The recipes that were rated otherwise before.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalid` for other stars.
  @discardableResult
  package func rate(_ ids: [Recipe.ID], _ stars: Int?) throws -> RecipeChange {
    try verb("rate") {
      if let stars, !CookingLog.stars.contains(stars) { throw RecipeStoreError.invalid(.invalidStars(stars)) }
      let changing = try existing(ids).filter { try rating(of: $0) != stars }
      for id in changing {
        if let stars {
          try connection.run(RatingsTable.set, id, stars)
        } else {
          try connection.run(RatingsTable.delete, id)
        }
      }
      return .updated(changing)
    }
  }

  /// Takes over what a file knows of a recipe: its rating, and cookings that the library does not have.
  ///
  /// - Returns: Whether that changed anything.
  func add(_ log: CookingLog, of id: Recipe.ID, besides known: CookingLog = .empty) throws -> Bool {
    if log.isEmpty { return false }
    let cookings = log.cookings.filter { !known.cookings.contains($0) }
    if !cookings.isEmpty { try connection.checkNumbersAreLeft() }
    for cooking in cookings { try insert(cooking, of: id) }
    let isRated = log.rating > 0 && log.rating != known.rating
    if isRated { try connection.run(RatingsTable.set, id, log.rating) }
    return isRated || !cookings.isEmpty
  }

  /// Takes out all that is known of the cookings of a recipe, which is deleted.
  func deleteLog(of id: Recipe.ID) throws {
    try connection.run(CookingsTable.deleteOfRecipe, id)
    try connection.run(RatingsTable.delete, id)
  }

  private func insert(_ cooking: Cooking, of id: Recipe.ID) throws {
    try connection.run(
      CookingsTable.insert, id, cooking.day.description, environment.now(), cooking.servings, cooking.stars,
      cooking.note)
  }

  func rating(of id: Recipe.ID) throws -> Int? {
    try connection.first(RatingsTable.withID, id) { $0.int(at: 0) }
  }
}

/// The marks of what was cooked in the plan.
extension RecipeStore {
  /// Marks the first meal of a day at which a recipe is planned and was not cooked yet.
  ///
  /// - Returns: The meal, if there was one. A day of what recurs has a row of its own then.
  private func markAsCooked(_ recipe: Recipe.ID, on day: CalendarDay) throws -> PlannedMeal? {
    let meals = try MealPlanReader(connection).plan(day...day).meals
    guard let planned = meals.first(where: { $0.day == day && $0.recipeID == recipe && !$0.isCooked }) else {
      return nil
    }
    try connection.run(PlannedMealsTable.setCooked, storedMeal(planned), true)
    return planned
  }

  /// Keeps at most so many of the marks that `markAsCooked` has set, the first ones.
  ///
  /// - Returns: Whether there were more.
  private func keepMarksAsCooked(_ count: Int, of recipe: Recipe.ID, on day: CalendarDay) throws -> Bool {
    let meals = try MealPlanReader(connection).plan(day...day).meals
    let marked = meals.filter { $0.day == day && $0.recipeID == recipe && $0.isCooked }.dropFirst(count)
    for planned in marked { try connection.run(PlannedMealsTable.setCooked, storedMeal(planned), false) }
    return !marked.isEmpty
  }
}

/// A time that a recipe of the library was cooked.
package struct CookedRecipe: Hashable, Sendable {
  /// Of the cooking.
  package let number: Int
  package let id: Recipe.ID
  package let title: String
  package let cooking: Cooking

  /// nil for a row that a damaged file has, of a day that does not exist.
  init?(_ row: borrowing Statement) {
    guard let day = CalendarDay(row.text(at: 3)) else { return nil }
    number = row.int(at: 0)
    id = row.int(at: 1)
    title = row.text(at: 2)
    cooking = Cooking(on: day, servings: row.text(at: 4), stars: row.int(at: 5), note: row.text(at: 6))
  }
}

extension RecipeStore {
  /// Returns the last cookings, the newest first.
  package func lastCookings(limit: Int) throws -> [CookedRecipe] {
    try read { try connection.query(CookingsTable.newestFirst, limit, row: CookedRecipe.init).compactMap(\.self) }
  }

  /// Returns when recipes were cooked, the newest first.
  ///
  /// - Parameters:
  ///   - ids: nil for all recipes.
  ///   - days: nil for all days.
  package func cookings(of ids: [Recipe.ID]?, on days: ClosedRange<CalendarDay>? = nil) throws -> [CookedRecipe] {
    guard let ids else {
      let (first, last) = (days?.lowerBound ?? .first, days?.upperBound ?? .last)
      return try read {
        try connection.query(
          CookingsTable.onDays, first.description, last.description, row: CookedRecipe.init
        ).compactMap(\.self)
      }
    }
    let cooked = try read {
      try ids.flatMap { try connection.query(CookingsTable.ofRecipe, $0, row: CookedRecipe.init).compactMap(\.self) }
    }.filter { days?.contains($0.cooking.day) ?? true }
    return ids.count == 1
      ? cooked : cooked.sorted { ($0.cooking.day, $0.number) > ($1.cooking.day, $1.number) }
  }

  /// The day that it is here.
  package var today: CalendarDay { CalendarDay(at: environment.now(), in: environment.timeZone) }
}
