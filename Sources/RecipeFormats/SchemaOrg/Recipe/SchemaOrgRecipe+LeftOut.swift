import RecipeModel

extension SchemaOrgRecipe {
  /// The names of the members that say something about the dish but have no place in a draft; `nil` if there are none.
  var leftOut: String? {
    let keys = node.object.members.filter { !$0.value.isBlank }.map(\.key)
      .filter { !Self.kept.contains($0.lowercased()) && !Self.machinery.contains($0.lowercased()) }
    guard !keys.isEmpty else { return nil }
    let mostNamed = 10
    let others = keys.count > mostNamed ? " and \(keys.count - mostNamed) more" : ""
    return keys.prefix(mostNamed).map { $0.shortened(to: 40) }.joined(separator: ", ") + others
  }

  private static let kept: Set<String> = [
    "name", "headline", "recipeingredient", "ingredients", "ingredient", "recipeinstructions", "instructions",
    "recipeyield", "yield", "preptime", "cooktime", "performtime", "totaltime", "description", "summary", "author",
    "recipecategory", "recipecuisine", "keywords", "cookingmethod", "suitablefordiet", "tool", "nutrition", "image",
    "photo", "url", "mainentityofpage", "additionalproperty",
  ]

  /// What serves programs, not cooks.
  private static let machinery: Set<String> = [
    "@context", "@type", "@id", "type", "id", "ispartof", "publisher", "datepublished", "datemodified", "datecreated",
    "inlanguage", "thumbnailurl", "potentialaction", "isaccessibleforfree", "articlesection", "speakable",
    "copyrightyear", "copyrightholder", "identifier", "about", "alternatename", "alternativeheadline", "discussionurl",
    "interactionstatistic", "mainentity", "commentcount", "wordcount", "sourceorganization", "license", "haspart",
    "breadcrumb", "creator", "provider", "sameas", "version", "articlebody", "isfamilyfriendly",
  ]
}
