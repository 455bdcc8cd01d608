/// A way to mark parts of a page as items with properties.
protocol MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark

  /// Returns the value that an element's attributes give to a property; `nil` if its text is the value.
  func value(of tag: HTMLTag, for property: String) -> String?
}

/// The meaning of an element by its attributes.
struct MarkupMark {
  /// The type of the item; `nil` if the element is not an item.
  var itemType: String?
  /// The properties of the item around it, by the names of schema.org.
  var properties: [String] = []
  /// The value that it gives to the property around it.
  var valueForParent: String?
}

/// Microdata: `itemscope`, `itemtype`, `itemprop`.
///
/// - Source: "Microdata" in the HTML standard of the WHATWG. Beyond it, `content` counts on every element, and links count
///   as their text where an address makes no sense, as pages have it.
struct Microdata: MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    if let type = tag["itemtype"] {
      mark.itemType = HTMLTag.words(of: type).first ?? ""
    } else if tag["itemscope"] != nil {
      mark.itemType = ""
    }
    if let names = tag["itemprop"] { mark.properties = HTMLTag.words(of: names) }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? {
    if let content = tag["content"] { return content }
    switch tag.name.text {
    case "meta": return ""
    case "link": return tag["href"] ?? ""
    case "a", "area": return Self.addresses.contains(property) ? tag["href"] : nil
    case "img", "source", "video", "audio", "iframe", "embed": return tag["src"] ?? ""
    case "time": return tag["datetime"]
    case "data", "meter": return tag["value"]
    default: return nil
    }
  }

  private static let addresses: Set<String> = ["url", "image", "photo", "mainEntityOfPage", "sameAs", "thumbnailUrl"]
}

/// RDFa Lite: `typeof`, `property`.
///
/// - Source: RDFa Lite 1.1, a recommendation of the W3C. Prefixes such as `schema:` go with the names, and what gives a
///   value is what gives it in microdata.
struct RDFa: MarkupVocabulary {
  func mark(of tag: HTMLTag) -> MarkupMark {
    var mark = MarkupMark()
    if let types = tag["typeof"] {
      let names = HTMLTag.words(of: types)
      mark.itemType = names.first { $0.lowercased().hasSuffix("recipe") } ?? names.first ?? ""
    }
    if let names = tag["property"] { mark.properties = HTMLTag.words(of: names).map(Self.plainName) }
    return mark
  }

  func value(of tag: HTMLTag, for property: String) -> String? { Microdata().value(of: tag, for: property) }

  private static func plainName(_ name: String) -> String {
    name.utf8.split { ":/#".utf8.contains($0) }.last.map { String(Substring($0)) } ?? ""
  }
}

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
