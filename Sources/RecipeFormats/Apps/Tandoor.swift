import RecipeModel

/// The recipes of Tandoor: a zip of zips, each with a `recipe.json`; times in minutes, ingredients with their steps.
///
/// - Source: docs.tandoor.dev, "Import & Export", and what its default export holds.
enum Tandoor {
  /// Returns whether an object is a recipe of Tandoor's, by keys that no other format has together.
  static func isRecipe(_ object: JSONObject) -> Bool {
    object["name"] != nil && object["steps"]?.elements != nil && object["working_time"] != nil
  }

  static func draft(_ object: JSONObject) -> RecipeDraft {
    var recipe = AppDraft()
    recipe.draft.title = object.text("name")
    let servings = AppAmount.text(object["servings"])
    recipe.draft.servings = [servings, object.text("servings_text")].filter { !$0.isEmpty }.joined(separator: " ")
    let steps = object.objects("steps")
    recipe.draft.ingredients = steps.flatMap(ingredientLines).joined(separator: "\n")
    recipe.draft.directions = steps.flatMap(directionLines).joined(separator: "\n")
    recipe.draft.collections = object.texts("keywords")
    recipe.draft.source = object.text("source_url")
    recipe.setTime(\.prepTime, "Preparation time", object.text("working_time"))
    recipe.setTime(\.cookTime, "Waiting time", object.text("waiting_time"))
    recipe.addNote(object.text("description"))
    return recipe.finished()
  }

  private static func ingredientLines(_ step: JSONObject) -> [String] {
    step.objects("ingredients").map(line).filter { !$0.isEmpty }
  }

  private static func line(_ ingredient: JSONObject) -> String {
    let note = ingredient.text("note")
    if ingredient.isTrue("is_header") { return note.hasSuffix(":") ? note : note + ":" }
    let amount = ingredient.isTrue("no_amount") ? "" : AppAmount.text(ingredient["amount"])
    let unit = amount.isEmpty ? "" : ingredient["unit"]?.object?.text("name") ?? ""
    let food = ingredient["food"]?.object?.text("name") ?? ""
    let words = [amount, unit, food].filter { !$0.isEmpty }.joined(separator: " ")
    return [words, note].filter { !$0.isEmpty }.joined(separator: ", ").onOneLine()
  }

  private static func directionLines(_ step: JSONObject) -> [String] {
    let name = step.text("name").trimmed()
    let heading = name.isEmpty || name.hasSuffix(":") ? name : name + ":"
    let lines = step.text("instruction").withPlainLineEnds().split(separator: "\n").map { String($0).trimmed() }
    return ([heading] + lines).filter { !$0.isEmpty }
  }
}
