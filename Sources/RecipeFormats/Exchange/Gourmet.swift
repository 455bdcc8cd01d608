import RecipeModel

/// The recipes of Gourmet Recipe Manager, `.grmt`.
///
/// - Source: What its exports hold. Instructions and modifications have markup of Pango in them, escaped.
enum Gourmet {
  static func recipe(_ element: XMLElement) -> FileRecipe {
    var recipe = AppDraft()
    recipe.draft.title = element.line(of: "title")
    let yields = element.line(of: "yields")
    let servings = yields.isEmpty ? element.line(of: "servings") : yields
    recipe.draft.servings = servings.split(separator: " ").map { ExchangeNumber.plain(String($0)) }.joined(
      separator: " ")
    recipe.draft.collections = element.all("category").flatMap { CommaList.names($0.line) }
    let address = element.line(of: "link")
    recipe.draft.source = address.isEmpty ? element.line(of: "source") : address
    recipe.draft.log.rating = stars(element.line(of: "rating"))
    recipe.setTime(\.prepTime, "Preparation time", element.line(of: "preptime"))
    recipe.setTime(\.cookTime, "Cooking time", element.line(of: "cooktime"))
    takeIngredients(element["ingredient-list"]?.elements ?? [], into: &recipe)
    recipe.draft.directions = text(element["instructions"])
    recipe.addNote(text(element["modifications"]))
    if !address.isEmpty { recipe.addFact("Source", element.line(of: "source")) }
    recipe.addFact("Cuisine", element.line(of: "cuisine"))
    let pictures = element.all("image").compactMap { Base64.bytes($0.text) }
    return FileRecipe(recipe.finished(), pictures: pictures)
  }

  private static func takeIngredients(_ elements: [XMLElement], into recipe: inout AppDraft) {
    for element in elements {
      switch element.name {
      case HTMLName("inggroup"):
        recipe.addHeading(element.line(of: "groupname"))
        takeIngredients(element.elements, into: &recipe)
      case HTMLName("ingredient"), HTMLName("ingref"):
        recipe.addIngredient(
          ExchangeNumber.plain(element.line(of: "amount")), element.line(of: "unit"),
          element["item"]?.line ?? element.line,
          preparation: element.attribute("optional").lowercased() == "yes" ? "optional" : "")
      default: break
      }
    }
  }

  private static func text(_ element: XMLElement?) -> String {
    PageText.lines(element?.rawText ?? "").joined(separator: "\n")
  }

  /// The whole stars of "4/5 stars", 0 for what says none.
  private static func stars(_ text: String) -> Int {
    let parts = text.prefix { $0 != " " }.split(separator: "/").map { Double($0) ?? 0 }
    guard parts.count == 2, parts[1] > 0, (0...parts[1]).contains(parts[0]) else { return 0 }
    return Int((parts[0] / parts[1] * 5).rounded())
  }
}
