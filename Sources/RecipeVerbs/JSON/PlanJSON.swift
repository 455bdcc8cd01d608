package import RecipeFormats
import RecipeKitchen
import RecipeModel
package import RecipeStore

/// The meal plan as JSON in the shapes of `Documentation/schemas`: for `--json` and for the API.
extension PlannedMeal {
  package var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("number", .integer(number)), ("key", .string(id.text)), ("day", .string(day?.description ?? "")),
      ("meal", .string(meal)),
    ]
    if let id = recipeID { members += [("recipe", .integer(id))] }
    members += [
      ("title", .string(title)), ("factor", .string(factor.description)), ("rule", .bool(recurs)),
      ("recurs", .bool(recurs)), ("cooked", .bool(isCooked)),
    ]
    return .object(members)
  }
}

extension MealPlan {
  /// Days with their meals.
  package var json: JSONValue {
    .array(
      sections.map { section in
        .object([
          ("day", .string(section.day?.description ?? "")), ("meals", .array(section.meals.map(\.json))),
        ])
      })
  }
}
