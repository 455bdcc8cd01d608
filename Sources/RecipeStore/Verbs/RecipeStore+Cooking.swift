package import RecipeModel
import SQLite

/// When recipes were cooked, and how they are rated.
extension RecipeStore {
  /// Notes that recipes were cooked. Stars are also the recipes' rating from then on, and a meal that is planned for that
  /// day is marked as cooked.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalid` for stars or a note that cannot be stored.
  @discardableResult
  package func addCooking(_ cooking: Cooking, of ids: [Recipe.ID]) throws -> RecipeChange {
    try verb("cooked") {
      let ids = try existing(ids)
      let cooking = try cooking.normalized()
      try connection.checkNumbersAreLeft()
      var change = RecipeChange.updated(ids)
      for id in ids {
        try insert(cooking, of: id)
        if cooking.stars > 0 { try connection.run(RatingsTable.set, id, cooking.stars) }
        if try markAsCooked(id, on: cooking.day) { change.plan = true }
      }
      return change
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

  private func rating(of id: Recipe.ID) throws -> Int? {
    try connection.first(RatingsTable.withID, id) { $0.int(at: 0) }
  }
}

/// A time that a recipe of the library was cooked.
package struct CookedRecipe: Hashable, Sendable {
  package let id: Recipe.ID
  package let title: String
  package let cooking: Cooking

  package init(id: Recipe.ID, title: String, cooking: Cooking) {
    self.id = id
    self.title = title
    self.cooking = cooking
  }
}

extension RecipeStore {
  /// What was cooked last, the newest first.
  package func lastCookings(limit: Int) throws -> [CookedRecipe] {
    try read {
      try connection.query(CookingsTable.newestFirst, limit) { row in
        CalendarDay(row.text(at: 2)).map { day in
          CookedRecipe(
            id: row.int(at: 0), title: row.text(at: 1),
            cooking: Cooking(on: day, servings: row.text(at: 3), stars: row.int(at: 4), note: row.text(at: 5)))
        }
      }.compactMap(\.self)
    }
  }

  /// The day that it is here.
  package var today: CalendarDay { CalendarDay(at: environment.now(), in: environment.timeZone) }
}
