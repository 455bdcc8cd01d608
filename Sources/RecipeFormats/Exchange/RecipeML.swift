import RecipeModel

/// RecipeML 0.5, which several programs write.
///
/// - Source: FormatData's document type definition, `recipeml.dtd`.
enum RecipeML {
  static func recipe(_ element: XMLElement) -> FileRecipe {
    var recipe = AppDraft()
    if let head = element["head"] { takeHead(head, into: &recipe) }
    recipe.addNote(element["description"]?.text ?? "")
    for part in element["ingredients"]?.elements ?? [] { takeIngredients(part, into: &recipe) }
    let steps = (element["directions"]?.all("step") ?? []).map(\.wholeLine)
    recipe.draft.directions = (steps.isEmpty ? element["directions"]?.lines ?? [] : steps).joined(separator: "\n")
    let parts = [element, element["ingredients"], element["directions"]].compactMap(\.self)
    let groups = element["ingredients"]?.all("ing-div") ?? []
    for note in (parts + groups).flatMap({ $0.all("note") }) { recipe.addNote(note.wholeLine) }
    let tools = element["equipment"]?.all("tool").map(\.wholeLine) ?? []
    recipe.addFact("Tools", tools.joined(separator: ", "))
    recipe.addFact("Nutrition", element["nutrition"]?.wholeLine ?? "")
    recipe.addFact("Exchanges", element["diet-exchanges"]?.wholeLine ?? "")
    return FileRecipe(recipe.finished())
  }

  private static func takeHead(_ head: XMLElement, into recipe: inout AppDraft) {
    recipe.draft.title = head["title"]?.wholeLine ?? ""
    recipe.addFact("Subtitle", head.line(of: "subtitle"))
    recipe.addFact("Version", head.line(of: "version"))
    recipe.draft.servings = head["yield"].map(amount) ?? ""
    recipe.draft.collections = head["categories"]?.all("cat").map(\.line).filter { !$0.isEmpty } ?? []
    let sources = head["source"]?.all("srcitem").map(\.line) ?? []
    recipe.draft.source = sources.isEmpty ? head.line(of: "source") : sources.joined(separator: ", ")
    for time in head.all("preptime") { takeTime(time, into: &recipe) }
  }

  /// Several times have types of a person's own; those that say nothing else are the preparation.
  private static func takeTime(_ time: XMLElement, into recipe: inout AppDraft) {
    let type = time.attribute("type")
    let words = time["time"].map { [number($0), $0.line(of: "timeunit")].joined(separator: " ") } ?? time.line
    switch type.lowercased() {
    case "total": recipe.setTotalTime(words)
    case let name where name.hasPrefix("cook") || name.hasPrefix("bak"):
      recipe.setTime(\.cookTime, "Cooking time", words)
    case let name where name.isEmpty || name.hasPrefix("prep"):
      recipe.setTime(\.prepTime, "Preparation time", words)
    default: recipe.addFact(type, words)
    }
  }

  private static func takeIngredients(_ part: XMLElement, into recipe: inout AppDraft) {
    switch part.name {
    case HTMLName("ing-div"):
      recipe.addHeading(part.line(of: "title"))
      for ingredient in part.all("ing") { takeIngredient(ingredient, into: &recipe) }
    case HTMLName("ing"): takeIngredient(part, into: &recipe)
    default: break
    }
  }

  private static func takeIngredient(_ ingredient: XMLElement, into recipe: inout AppDraft) {
    let alternatives = ingredient.all("alt-ing").map { " or \(words($0))" }.joined()
    let isOptional = ingredient.attribute("optional").lowercased() == "yes"
    recipe.addIngredient("", "", words(ingredient) + alternatives, preparation: isOptional ? "optional" : "")
  }

  private static func words(_ ingredient: XMLElement) -> String {
    let name = [ingredient["amt"].map(amount) ?? "", ingredient.line(of: "item")].filter { !$0.isEmpty }
    return [name.joined(separator: " "), ingredient.line(of: "prep")].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A number, how large, and the unit; or the text, where a program wrote it without elements.
  private static func amount(_ element: XMLElement) -> String {
    let parts = [number(element), element.line(of: "size"), element.line(of: "unit")].filter { !$0.isEmpty }
    return parts.isEmpty ? element.line : parts.joined(separator: " ")
  }

  private static func number(_ element: XMLElement) -> String {
    let quantity = element["qty"] ?? element
    if let range = quantity["range"] { return ExchangeNumber.range(range.line(of: "q1"), range.line(of: "q2")) }
    if let fraction = quantity["frac"] {
      return [quantity.line, "\(fraction.line(of: "n"))/\(fraction.line(of: "d"))"].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return element["qty"] == nil ? "" : ExchangeNumber.plain(quantity.line)
  }
}
