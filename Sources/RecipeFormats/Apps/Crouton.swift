import RecipeModel

/// The recipes of Crouton: `.crumb`, a JSON object with amounts as numbers and times in minutes.
///
/// - Source: Crouton has not published its format; this is what its exports hold, the misspelt `neutritionalInfo` included.
enum Crouton {
  static let suffix = ".crumb"

  /// Returns whether an object is a recipe of Crouton's, by keys that no other format has together.
  static func isRecipe(_ object: JSONObject) -> Bool {
    object["name"] != nil && object["steps"]?.elements != nil
      && (object["cookingDuration"] != nil || object["defaultScale"] != nil || object["serves"] != nil)
  }

  static func draft(_ object: JSONObject) -> RecipeDraft {
    var recipe = AppDraft()
    recipe.draft.uuid = object.uuid("uuid")
    recipe.draft.title = object.text("name")
    recipe.draft.servings = AppAmount.text(object["serves"])
    recipe.draft.ingredients = object.objects("ingredients").map(line).joined(separator: "\n")
    recipe.draft.directions = object.objects("steps").map(step).joined(separator: "\n")
    recipe.draft.collections = object.texts("tags")
    let address = object.text("webLink")
    recipe.draft.source = address.isEmpty ? object.text("sourceName") : address
    recipe.setTime(\.prepTime, "Preparation time", object.text("duration"))
    recipe.setTime(\.cookTime, "Cooking time", object.text("cookingDuration"))
    recipe.addNote(object.text("notes"))
    if !address.isEmpty { recipe.addFact("Source", object.text("sourceName")) }
    recipe.addFact("Nutrition", object.text("neutritionalInfo"))
    return recipe.finished()
  }

  private static func line(_ ingredient: JSONObject) -> String {
    let quantity = ingredient["quantity"]?.object
    let amounts = [quantity?["amount"], quantity?["secondaryAmount"]].map(AppAmount.text).filter { !$0.isEmpty }
    let unit = quantity.map { units[$0.text("quantityType")] ?? $0.text("quantityType").lowercased() } ?? ""
    let name = ingredient["ingredient"]?.object?.text("name") ?? ""
    return [amounts.joined(separator: "-"), amounts.isEmpty ? "" : unit, name.onOneLine().trimmed()]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func step(_ step: JSONObject) -> String {
    let text = step.text("step").onOneLine().trimmed()
    return step.isTrue("isSection") && !text.hasSuffix(":") ? text + ":" : text
  }

  private static let units = [
    "ITEM": "", "SECTION": "", "CUP": "cup", "TABLESPOON": "tbsp", "TEASPOON": "tsp", "GRAMS": "g", "KGS": "kg",
    "OUNCE": "oz", "POUND": "lb", "FLUID_OUNCE": "fl oz", "MILLS": "ml", "LITRES": "l",
  ]
}
