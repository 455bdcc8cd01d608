import RecipeModel

/// The amounts that the data of a page leaves out: only the names of the ingredients are in it, and the page shows both.
extension SchemaOrg {
  /// Returns the recipe with the ingredients as the page shows them with their amounts, and a diagnostic about that.
  ///
  /// - Returns: `nil` if amounts are there already, or a single ingredient has none.
  static func withAmounts(_ recipe: SchemaOrgRecipe, in page: WebPage) -> (recipe: SchemaOrgRecipe, diagnostic: String)?
  {
    let names = recipe.ingredients
    guard (2...mostNames).contains(names.count), !names.contains(where: hasAmount) else { return nil }
    guard let lines = lists(in: page).first(where: { isList($0, of: names) }) else {
      return (recipe, "no ingredient has an amount; compare them with the page")
    }
    var whole = recipe
    whole.ingredients = lines
    return (whole, "the data of the page has no amounts; the ingredients are those that it shows")
  }

  /// The other lists of ingredients on a page, those that the author marked first.
  private static func lists(in page: WebPage) -> [[String]] {
    let others = markedRecipes(in: page) + ScriptData(in: page).recipes
    return others.map(\.ingredients) + [VisibleRecipe(in: page.bytes, wanted: .ingredients)?.ingredients ?? []]
  }

  /// `true` if most lines have an amount and most names are in one of the lines.
  private static func isList(_ lines: [String], of names: [String]) -> Bool {
    guard lines.count <= mostNames, lines.count(where: hasAmount) * 2 >= lines.count else { return false }
    let text = TextFold.fold(lines.joined(separator: "\n"))
    return names.count { text.contains(TextFold.fold($0)) } * 3 >= names.count * 2
  }

  static func hasAmount(_ line: String) -> Bool {
    line.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  /// More than a recipe has.
  private static let mostNames = 200
}
