import RecipeModel

/// The recipes of KRecipes, `.kreml`.
///
/// - Source: The program's `krecipes.xsd`, and what its exports hold.
enum KRecipes {
  static func recipe(_ element: XMLElement) -> FileRecipe {
    var recipe = AppDraft()
    var pictures: [[UInt8]] = []
    if let description = element["krecipes-description"] {
      takeDescription(description, into: &recipe)
      pictures = (description["pictures"]?.all("pic") ?? []).compactMap { Base64.bytes($0.text) }
    }
    for part in element["krecipes-ingredients"]?.elements ?? [] {
      switch part.name {
      case HTMLName("ingredient-group"):
        recipe.addHeading(part.attribute("name"))
        for ingredient in part.all("ingredient") { takeIngredient(ingredient, into: &recipe) }
      case HTMLName("ingredient"): takeIngredient(part, into: &recipe)
      default: break
      }
    }
    recipe.draft.directions = element["krecipes-instructions"]?.lines.joined(separator: "\n") ?? ""
    let ratings = element["krecipes-ratings"]?.all("rating") ?? []
    for rating in ratings { takeComment(rating, into: &recipe) }
    recipe.draft.log.rating = stars(ratings)
    return FileRecipe(recipe.finished(), pictures: pictures)
  }

  private static func takeDescription(_ description: XMLElement, into recipe: inout AppDraft) {
    recipe.draft.title = description.line(of: "title")
    recipe.draft.source = description.all("author").map(\.line).filter { !$0.isEmpty }.joined(separator: ", ")
    recipe.draft.collections = description.all("category").flatMap { $0.all("cat") }.map(\.line)
      .filter { !$0.isEmpty }
    if let yield = description["yield"] {
      let parts = [yield["amount"].map(amount) ?? "", yield.line(of: "type")].filter { !$0.isEmpty }
      recipe.draft.servings = parts.joined(separator: " ")
    } else {
      recipe.draft.servings = description.line(of: "serving")
    }
    recipe.setTime(\.prepTime, "Preparation time", description.line(of: "preparation-time"))
  }

  private static func takeComment(_ rating: XMLElement, into recipe: inout AppDraft) {
    let (comment, rater) = (rating.line(of: "comment"), rating.line(of: "rater"))
    if !comment.isEmpty { recipe.addNote(rater.isEmpty ? comment : "\(rater): \(comment)") }
  }

  /// The mean of the stars that all people gave, for whatever, rounded.
  private static func stars(_ ratings: [XMLElement]) -> Int {
    let stars = ratings.flatMap { $0["criterion"]?.all("criteria") ?? [] }.compactMap { Double($0.line(of: "stars")) }
      .filter { (0...5).contains($0) }
    return stars.isEmpty ? 0 : Int((stars.reduce(0, +) / Double(stars.count)).rounded())
  }

  private static func takeIngredient(_ ingredient: XMLElement, into recipe: inout AppDraft) {
    let substitutes = (ingredient["substitutes"]?.all("ingredient") ?? []).map { " or \(words($0))" }.joined()
    recipe.addIngredient("", "", words(ingredient) + substitutes)
  }

  private static func words(_ ingredient: XMLElement) -> String {
    let words = [
      ingredient["amount"].map(amount) ?? "", ingredient.line(of: "unit"), ingredient.line(of: "name"),
    ].filter { !$0.isEmpty }
    return ([words.joined(separator: " ")] + ingredient.all("prep").map(\.line)).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private static func amount(_ element: XMLElement) -> String {
    if element["min"] == nil { return ExchangeNumber.plain(element.line) }
    return ExchangeNumber.range(element.line(of: "min"), element.line(of: "max"))
  }
}
