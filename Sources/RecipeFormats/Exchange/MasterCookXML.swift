import RecipeModel

/// The recipes of MasterCook 5 and later, `.mx2`.
///
/// - Source: What its exports hold; the names of the elements are those of its `mx2.dtd`.
enum MasterCookXML {
  /// Returns whether a file begins with the element of such files.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased().hasBytes(of: "<mx2")
  }

  static func recipe(_ element: XMLElement) -> FileRecipe {
    var recipe = AppDraft()
    recipe.draft.title = element.attribute("name")
    takeServings(of: element, into: &recipe)
    recipe.draft.collections = element["CatS"]?.all("CatT").map(\.line).filter { !$0.isEmpty } ?? []
    recipe.setTime(\.prepTime, "Preparation time", element["PrpT"]?.attribute("elapsed") ?? "")
    for ingredient in element.all("IngR") { takeIngredient(ingredient, into: &recipe) }
    recipe.draft.directions = (element["DirS"]?.all("DirT") ?? []).flatMap(\.lines).joined(separator: "\n")
    let source = element.line(of: "Srce")
    recipe.draft.source = source.isEmpty ? element.attribute("author") : source
    recipe.addNote(element["Desc"]?.text ?? "")
    recipe.addNote(element["Note"]?.text ?? "")
    recipe.setTotalTime(element["TTim"]?.attribute("elapsed") ?? "")
    if !source.isEmpty { recipe.addFact("Author", element.attribute("author")) }
    for time in element.all("AltS") { recipe.addFact(time.attribute("label"), time.attribute("source")) }
    for rating in element["RatS"]?.all("RatE") ?? [] {
      recipe.addFact("Rating, \(rating.attribute("name"))", rating.attribute("value"))
    }
    for (label, name) in labels {
      recipe.addFact(label, element.line(of: name))
    }
    return FileRecipe(recipe.finished())
  }

  private static let labels = [
    ("Cuisine", "CuiS"), ("Oven temperature", "OvnT"), ("Serving ideas", "SrvI"), ("Wine", "Wine"),
    ("Copyright", "CpyR"), ("Nutrition", "Nutr"),
  ]

  private static func takeServings(of element: XMLElement, into recipe: inout AppDraft) {
    recipe.draft.servings = ExchangeNumber.plain(element["Serv"]?.attribute("qty") ?? "")
    guard let yield = element["Yield"] else { return }
    let words = [ExchangeNumber.plain(yield.attribute("qty")), yield.attribute("unit")].filter { !$0.isEmpty }
      .joined(separator: " ")
    if ["", "0"].contains(recipe.draft.servings) {
      recipe.draft.servings = words
    } else {
      recipe.addFact("Yield", words)
    }
  }

  private static func takeIngredient(_ ingredient: XMLElement, into recipe: inout AppDraft) {
    let (amount, unit) = (ExchangeNumber.plain(ingredient.attribute("qty")), ingredient.attribute("unit"))
    let name = ingredient.attribute("name")
    // A line of code "S" is the name of what is below it.
    let title = ingredient.attribute("code").uppercased() == "S" ? name : nil
    if amount.isEmpty, unit.isEmpty, let heading = MasterCookText.heading(name) ?? title {
      recipe.addHeading(heading)
    } else {
      recipe.addIngredient(amount, unit, name, preparation: ingredient.line(of: "IPrp"))
    }
  }
}
