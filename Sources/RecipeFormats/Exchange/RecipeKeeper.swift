import FoundationEssentials
import RecipeModel

/// The recipes of Recipe Keeper, in the page `recipes.html` of its zip: items with properties, as in microdata, but under
/// names of its own.
///
/// - Source: Recipe Keeper has not published its format; this is what its exports hold.
struct RecipeKeeper: MarkupVocabulary {
  /// Returns whether a page is an export, by a property and a class that no other page has together.
  static func isLikely(_ head: String) -> Bool {
    head.hasBytes(of: "itemprop=\"recipeId\"") && head.hasBytes(of: "recipe-details")
  }

  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    if tag.hasClass("recipe-details") { mark.itemType = "Recipe" }
    if tag.hasClass("recipe-photo") {
      mark.properties = ["mainPhoto"]
    } else if let name = tag["itemprop"]?.trimmed() {
      mark.properties = [name.hasPrefix("photo") ? "photo" : name]
    }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? { tag["content"] ?? tag["src"] }

  static func recipe(_ item: JSONObject) -> FileRecipe {
    var recipe = AppDraft()
    recipe.draft.uuid = UUID(uuidString: item.line("recipeId"))
    recipe.draft.title = item.line("name")
    recipe.draft.isFavorite = item.line("recipeIsFavourite").lowercased() == "true"
    recipe.draft.log.rating = AppJSON.stars(.number(item.line("recipeRating")))
    recipe.draft.servings = item.line("recipeYield")
    recipe.draft.source = source(item)
    recipe.setTime(\.prepTime, "Preparation time", item.line("prepTime"))
    recipe.setTime(\.cookTime, "Cooking time", item.line("cookTime"))
    recipe.draft.collections = item.lines("recipeCourse", "recipeCategory", "recipeCollection")
    let ingredients = item.lines("recipeIngredients").map(PageText.withoutListMark)
    recipe.draft.ingredients = ingredients.joined(separator: "\n")
    recipe.draft.directions = item.lines("recipeDirections").joined(separator: "\n")
    recipe.addNote(item.lines("recipeNotes").joined(separator: "\n"))
    recipe.addFact("Nutrition", nutrition(item))
    return FileRecipe(recipe.finished(), pictureFiles: pictures(item))
  }

  /// Returns the paths of the pictures, each once: the one that is shown first, by its class, and those with numbers.
  private static func pictures(_ item: JSONObject) -> [String] {
    let paths = (item.addresses("mainPhoto") + item.addresses("photo")).compactMap(NeighborFile.path)
    return paths.enumerated().filter { !paths[..<$0].contains($1) }.map(\.element)
  }

  /// Returns the address or the words for where a recipe is from; an address is not decoded as often as words are.
  private static func source(_ item: JSONObject) -> String {
    let address = HTMLEntities.decoded(item.addresses("recipeSource").first ?? "")
    return WebLink.isSafe(address) ? address : item.line("recipeSource")
  }

  /// Returns what a serving has, "calories 310, total fat 12".
  private static func nutrition(_ item: JSONObject) -> String {
    let beginning = "recipeNut"
    return item.members.filter { $0.key.hasPrefix(beginning) }.compactMap { member in
      let amount = item.line(member.key)
      let words = PageNotes.words(of: String(member.key.dropFirst(beginning.count))).trimmed()
      return amount.isEmpty || amount == "0" ? nil : "\(words) \(amount)"
    }.joined(separator: ", ")
  }
}
