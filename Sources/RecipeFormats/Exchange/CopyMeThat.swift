import RecipeModel

/// The recipes of Copy Me That, in a page that it writes alone or into a zip: elements known by their `id` or class.
///
/// - Source: Copy Me That has not published its format; this is what its exports hold.
struct CopyMeThat: MarkupVocabulary {
  /// `true` if a page is an export: it names the version of its classes, or an older one links to where recipes are from.
  static func isLikely(_ head: String) -> Bool {
    if head.hasBytes(of: "copymethat_class_id_version") { return true }
    guard head.hasBytes(of: "original_link") else { return false }
    // Other pages may have the words in their data.
    var (hasLink, hasIngredient) = (false, false)
    var tokenizer = HTMLTokenizer(Array(head.utf8))
    while let token = tokenizer.next(), !(hasLink && hasIngredient) {
      guard case .startTag(let tag) = token else { continue }
      hasLink = hasLink || tag["id"] == "original_link"
      hasIngredient = hasIngredient || tag.hasClass("recipeIngredient")
    }
    return hasLink && hasIngredient
  }

  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    if tag.hasClass("recipe") { mark.itemType = "Recipe" }
    if let name = tag["id"]?.trimmed(), Self.names.contains(name) { mark.properties = [name] }
    let classes = HTMLTag.words(of: tag["class"] ?? "")
    if let property = classes.lazy.compactMap({ Self.classes[$0] }).first { mark.properties.append(property) }
    if classes.contains(where: { $0.hasSuffix("_subheader") }) { mark.properties.append("group") }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? {
    switch property {
    case "original_link": tag["href"]
    case "picture": tag["src"]
    default: nil
    }
  }

  static func recipe(_ item: JSONObject) -> FileRecipe {
    var recipe = AppDraft()
    recipe.draft.title = item.line("name")
    recipe.draft.isFavorite = !item.line("starred").isEmpty
    recipe.draft.log.rating = AppJSON.stars(.number(item.line("ratingValue")))
    let servings = item.line("recipeYield")
    recipe.draft.servings = servings.isEmpty ? item.line("servings") : servings
    recipe.draft.source = item.addresses("original_link").first ?? ""
    recipe.draft.collections = item.lines("tag").filter { !$0.hasPrefix("Tags:") }
    recipe.draft.ingredients = lines("ingredient", of: item)
    recipe.draft.directions = lines("instruction", of: item)
    recipe.addNote(item.lines("description").joined(separator: "\n"))
    recipe.addNote(item.lines("note").joined(separator: "\n"))
    recipe.addNote(item.line("made_this"))
    return FileRecipe(recipe.finished(), pictureFiles: item.addresses("picture").compactMap(NeighborFile.path))
  }

  /// Returns the lines of a part, those above a group with a colon.
  private static func lines(_ part: String, of item: JSONObject) -> String {
    let groups = Set(item.lines("group"))
    return item.lines(part).flatMap { groups.contains($0) ? PageText.headings($0) : [$0] }.joined(separator: "\n")
  }

  private static let names: Set<String> = [
    "name", "original_link", "description", "ratingValue", "made_this", "starred", "servings", "recipeYield",
  ]

  private static let classes = [
    "recipeImage": "picture", "recipeCategory": "tag", "recipeIngredient": "ingredient",
    "recipeIngredient_note": "ingredient", "recipeIngredient_subheader": "ingredient", "instruction": "instruction",
    "instruction_next": "instruction", "instruction_subheader": "instruction", "recipeNote": "note",
  ]
}
