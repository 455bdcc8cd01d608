import RecipeModel

/// The recipes of Mealie, which have the keys of schema.org without saying so, and of Nextcloud Cookbook, which are
/// JSON-LD.
///
/// - Source: nextcloud.github.io/cookbook; docs.mealie.io, and what their exports hold.
enum Mealie {
  typealias Recipe = (draft: RecipeDraft, warnings: [String])

  /// Returns the recipe of a file; `nil` for anything else.
  static func recipe(_ object: JSONObject) -> Recipe? {
    let node = LinkedDataNode(object)
    let hasContent = node["recipeIngredient", "recipeInstructions"] != nil
    guard node.types.contains("recipe") || (hasContent && node["name"] != nil) else { return nil }
    return recipe(object, node)
  }

  /// Returns the recipe of a row of a backup, which may be nothing but a name.
  static func recipe(ofRow object: JSONObject) -> Recipe { recipe(object, LinkedDataNode(object)) }

  private static func recipe(_ object: JSONObject, _ node: LinkedDataNode) -> Recipe {
    var recipe = SchemaOrgRecipe(node, in: LinkedData([.object(object)])).draft(categories: .collections)
    let date = node["dateAdded", "createdAt", "dateCreated"]?.text ?? ""
    if recipe.draft.addedOn == nil, !date.isEmpty {
      recipe.draft.addedOn = try? AddedOn(date.replacing(" ", with: "T"))
      if recipe.draft.addedOn == nil { recipe.warnings.append("the date \(date.quoted()) was not understood") }
    }
    return recipe
  }
}
