/// The other ways in which a page shows a recipe, where its data has none or only half of one.
extension SchemaOrg {
  /// Returns the recipes that the page marks in its text, in the first way that it does.
  static func markedRecipes(in page: WebPage) -> [SchemaOrgRecipe] {
    guard page.mentionsRecipe else { return [] }
    let vocabularies: [any MarkupVocabulary] = [Microdata(), RDFa(), RecipeMicroformat()]
    for vocabulary in vocabularies {
      let data = LinkedData(MarkupReader.items(in: page.bytes, by: vocabulary))
      if !data.recipes.isEmpty { return data.recipes.map { SchemaOrgRecipe($0, in: data) } }
    }
    return []
  }

  /// Returns the recipe that the page shows without marking it, with what the data says of one.
  static func visibleRecipe(in page: WebPage, of recipe: SchemaOrgRecipe?) -> SchemaOrgRecipe? {
    guard page.hasHeadings, case .object(let shown) = VisibleRecipe.item(in: page.bytes) else { return nil }
    let visible = SchemaOrgRecipe(LinkedDataNode(shown), in: LinkedData([]))
    return recipe.map { $0.completed(by: visible) } ?? visible
  }

  /// Returns a recipe that lacks its ingredients or its directions with those that the page marks or shows, and what there
  /// is to say about that; `nil` if the page has them nowhere.
  static func completed(_ recipe: SchemaOrgRecipe, in page: WebPage) -> (recipe: SchemaOrgRecipe, remark: String?)? {
    let marked = markedRecipes(in: page).filter { $0.title.isEmpty || $0.title == recipe.title }
    if let other = marked.first(where: { !$0.lacksList }) { return (recipe.completed(by: other), nil) }
    let lacking = recipe.ingredients.isEmpty ? "ingredients" : "directions"
    guard let whole = visibleRecipe(in: page, of: recipe) else { return nil }
    return (whole, "the page does not mark the \(lacking); they are what its headings show")
  }
}

extension SchemaOrgRecipe {
  var lacksList: Bool { ingredients.isEmpty || directions.isEmpty }

  /// Returns the recipe with what another one says where it says nothing.
  fileprivate func completed(by other: SchemaOrgRecipe) -> SchemaOrgRecipe {
    let said = node.object.members.filter { !$0.value.isBlank }
    let missing = other.node.object.members.filter { member in !said.contains { $0.key == member.key } }
    var whole = SchemaOrgRecipe(LinkedDataNode(JSONObject(members: missing + said)), in: data)
    if !ingredients.isEmpty { whole.ingredients = ingredients }
    if !directions.isEmpty { whole.directions = directions }
    return whole
  }
}
