/// The microformats hRecipe and h-recipe: classes such as `fn`, `ingredient`, `p-name`, `e-instructions`.
///
/// - Source: microformats.org/wiki/hrecipe, microformats.org/wiki/h-recipe, microformats.org/wiki/value-class-pattern.
struct RecipeMicroformat: MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    guard let classes = tag["class"] else { return mark }
    for name in classes.utf8.split(whereSeparator: \.isHTMLSpace) {
      switch String(decoding: name.lazy.map(\.asciiLowercased), as: UTF8.self) {
      case "hrecipe", "h-recipe": mark.itemType = "Recipe"
      case "vcard", "h-card": mark.itemType = "Person"
      case "value-title": mark.valueForParent = tag["title"]
      case let name: if let property = Self.properties[name] { mark.properties.append(property) }
      }
    }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? {
    switch tag.name.text {
    case "abbr": return tag["title"]
    case "time": return tag["datetime"]
    case "data": return tag["value"]
    case "img": return property == "image" ? tag["src"] : tag["alt"]
    case "a" where property == "image" || property == "url": return tag["href"]
    default: return nil
    }
  }

  private static let properties = [
    "fn": "name", "p-name": "name", "ingredient": "recipeIngredient", "p-ingredient": "recipeIngredient",
    "instructions": "recipeInstructions", "e-instructions": "recipeInstructions", "instruction": "instructions",
    "yield": "recipeYield", "p-yield": "recipeYield", "preptime": "prepTime", "cooktime": "cookTime",
    "duration": "totalTime", "dt-duration": "totalTime", "photo": "image", "u-photo": "image",
    "summary": "description", "p-summary": "description", "author": "author", "p-author": "author", "tag": "keywords",
    "category": "recipeCategory", "p-category": "recipeCategory", "nutrition": "nutrition", "u-url": "url",
  ]
}
