extension SchemaOrgRecipe {
  /// Creates a recipe from a file of Nextcloud Cookbook, which is JSON-LD, or of Mealie, which has the keys of schema.org
  /// without saying so; `nil` for anything else.
  ///
  /// - Source: nextcloud.github.io/cookbook; docs.mealie.io, and what their exports hold.
  init?(mealieOrNextcloud object: JSONObject) {
    let node = LinkedDataNode(object)
    let hasContent = node["recipeIngredient", "recipeInstructions"] != nil
    guard node.types.contains("recipe") || (hasContent && node["name"] != nil) else { return nil }
    self.init(node, in: LinkedData([.object(object)]))
  }
}
