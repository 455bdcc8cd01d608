import RecipeModel
import SQLite

extension Salvage {
  /// Brings over what can be read of the cookings and the ratings.
  ///
  /// - Parameter recipes: The numbers that recipes have now, by those that they had.
  func salvageCookings(of recipes: [Recipe.ID: Recipe.ID]) throws {
    let columns = "recipe_id, cooked_on, servings, stars, note, made_at"
    let cookings = try source.rows("SELECT \(columns) FROM cookings ORDER BY id") { row in
      (
        recipe: row.int(at: 0), day: CalendarDay(row.text(at: 1)), servings: row.text(at: 2), stars: row.int(at: 3),
        note: row.text(at: 4), madeAt: row.int(at: 5)
      )
    }
    for row in cookings {
      guard let recipe = recipes[row.recipe], let day = row.day else { continue }
      let stars = CookingLog.stars.contains(row.stars) ? row.stars : 0
      let cooking = Cooking(on: day, servings: row.servings, stars: stars, note: row.note)
      guard let cooking = try? cooking.normalized() else { continue }
      try target.run(
        CookingsTable.insert, recipe, day.description, row.madeAt, cooking.servings, cooking.stars, cooking.note)
    }
    let ratings = try source.rows("SELECT recipe_id, stars FROM ratings ORDER BY recipe_id") {
      (recipe: $0.int(at: 0), stars: $0.int(at: 1))
    }
    for row in ratings where CookingLog.stars.contains(row.stars) {
      if let recipe = recipes[row.recipe] { try target.run(RatingsTable.set, recipe, row.stars) }
    }
  }
}
