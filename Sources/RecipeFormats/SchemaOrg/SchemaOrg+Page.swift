import RecipeModel

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

  /// Returns the recipe with the lists that it lacks, from wherever on the page they are, and a diagnostic about that.
  ///
  /// - Parameter recipe: What the data says; `nil` if it says nothing.
  static func completed(
    _ recipe: SchemaOrgRecipe?, in page: WebPage, about subject: PageSubject
  ) -> (recipe: SchemaOrgRecipe, diagnostic: String?)? {
    let known = recipe ?? SchemaOrgRecipe(LinkedDataNode(JSONObject()), in: LinkedData([]))
    if known.hasContent, let other = markedRecipes(in: page).first(where: { known.isCompleted(by: $0) }) {
      return (known.completed(by: other), nil)
    }
    let lacks =
      known.hasContent
      ? "does not mark the \(known.ingredients.isEmpty ? "ingredients" : "directions")" : "marks no recipe"
    let scripts = ScriptData(in: page).recipes.filter {
      known.isCompleted(by: $0) && known.hasList(with: $0.ingredients)
    }
    if let other = subject.choice(among: scripts) {
      return (known.completed(by: other), "the page \(lacks); this is what the data for its scripts says")
    }
    let wanted =
      known.ingredients.isEmpty ? known.directions.isEmpty ? VisibleRecipe.Wanted.both : .ingredients : .directions
    let named = VisibleRecipe(in: page.bytes, wanted: wanted)
    guard let visible = named ?? (wanted == .both ? VisibleRecipe(unnamedIn: page.bytes) : nil),
      known.hasList(with: visible.ingredients)
    else { return nil }
    return (
      known.completed(by: visible), "the page \(lacks); this is what its headings show" + leftOut(visible.leftOut)
    )
  }

  private static func leftOut(_ lines: [String]) -> String {
    guard let first = lines.first else { return "" }
    let more = lines.count > 1 ? " and \(lines.count - 1) more" : ""
    return ", without \(first.shortened(to: 60).quoted())\(more)"
  }
}

extension SchemaOrgRecipe {
  var lacksList: Bool { ingredients.isEmpty || directions.isEmpty }

  /// The diagnostic for a recipe that lacks one of its lists; `nil` if it has both.
  var lack: String? {
    guard lacksList else { return nil }
    return "\(title.shortened(to: 60).quoted()) has no \(ingredients.isEmpty ? "ingredients" : "directions")"
  }

  /// `true` if the data states ingredients, or else what the page has instead is more than a word of its menu: two amounts, or
  /// as many letters as five or six ingredients have.
  fileprivate func hasList(with others: [String]) -> Bool {
    let (fewestBytes, fewestAmounts) = (30, 2)
    return !ingredients.isEmpty
      || others.reduce(0) { $0 + $1.utf8.count { $0.isASCIILetter || $0 >= 0x80 } } >= fewestBytes
      || others.count { SchemaOrg.hasAmount($0) && $0.contains(where: \.isLetter) } >= fewestAmounts
  }

  fileprivate func isCompleted(by other: SchemaOrgRecipe) -> Bool {
    !other.lacksList && (title.isEmpty || other.title.isEmpty || !hasContent || other.title == title)
  }

  /// Returns the recipe with what another one says where it says nothing.
  fileprivate func completed(by other: SchemaOrgRecipe) -> SchemaOrgRecipe {
    let said = node.object.members.filter { !$0.value.isBlank }
    let missing = other.node.object.members.filter { member in !said.contains { $0.key == member.key } }
    var whole = SchemaOrgRecipe(LinkedDataNode(JSONObject(members: missing + said)), in: data)
    whole.ingredients = ingredients.isEmpty ? other.ingredients : ingredients
    whole.directions = directions.isEmpty ? other.directions : directions
    return whole
  }

  fileprivate func completed(by visible: VisibleRecipe) -> SchemaOrgRecipe {
    var members = node.object.members
    if node["recipeYield", "yield", "recipeServings"] == nil {
      members.append(.init(key: "recipeYield", value: .string(visible.servings)))
    }
    var whole = SchemaOrgRecipe(LinkedDataNode(JSONObject(members: members)), in: data)
    if ingredients.isEmpty { whole.ingredients = visible.ingredients }
    if directions.isEmpty { whole.directions = visible.directions }
    return whole
  }
}
