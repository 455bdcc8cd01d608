package import RecipeFormats
import RecipeKitchen
import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// The meal plan as JSON in the shapes of `Documentation/schemas`: for `--json` and for the API.
extension PlanEntry {
  package var json: JSONValue {
    var members: [(String, JSONValue)] = number.map { [("number", .integer($0))] } ?? []
    members += [
      ("key", .string(planned.id.text)), ("day", .string(planned.day?.description ?? "")),
      ("meal", .string(planned.meal)),
    ]
    if let id = planned.recipeID { members += [("recipe", .integer(id))] }
    members += [
      ("title", .string(planned.title)), ("factor", .string(planned.factor.description)),
      ("recurs", .bool(planned.recurs)), ("cooked", .bool(planned.isCooked)),
    ]
    return .object(members)
  }
}

extension MealPlan {
  /// Days with their meals.
  package var json: JSONValue {
    var entries = entries[...]
    return .array(
      sections.map { section in
        let shown = entries.prefix(section.meals.count)
        entries = entries.dropFirst(section.meals.count)
        return .object([
          ("day", .string(section.day?.description ?? "")), ("meals", .array(shown.map(\.json))),
        ])
      })
  }
}
