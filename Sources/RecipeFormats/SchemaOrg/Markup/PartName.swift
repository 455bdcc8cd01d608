/// The part of a recipe that an element's class, `id` or `itemprop` names: `class="recipe-ingredients"`.
enum PartName {
  /// Returns the part that a block holds, or an item of it; `nil` if it names none, or only a piece of an item.
  static func part(of tag: HTMLTag) -> PlainTextHeading.Part? {
    guard !tag.attributes.isEmpty, !pages.contains(tag.name) else { return nil }
    if let part = property(of: tag) { return part }
    for key in ["class", "id"] {
      if let value = tag[key], let part = part(named: value) { return part }
    }
    return nil
  }

  /// Returns the part that `itemprop` names, wherever it is.
  static func property(of tag: HTMLTag) -> PlainTextHeading.Part? {
    switch tag.attributes.isEmpty ? nil : tag["itemprop"] {
    case "recipeIngredient", "ingredients", "ingredient": .ingredients
    case "recipeInstructions", "instructions": .directions
    default: nil
    }
  }

  /// Returns the part that a member of a site's own data is, by its name: `recipeIngredients`, `ingredient_groups`, `steps`.
  static func part(ofMember key: String) -> PlainTextHeading.Part? {
    let longestKey = 60
    return key.utf8.count <= longestKey ? part(named: key) : nil
  }

  /// Elements that hold the whole page, which may be called after anything in it.
  private static let pages: Set<HTMLName> = [HTMLName("html"), HTMLName("body"), HTMLName("main"), HTMLName("article")]

  private static func part(named value: String) -> PlainTextHeading.Part? {
    // Longer ones list the topics of the page.
    let longestName = 200
    guard value.utf8.count <= longestName else { return nil }
    for name in HTMLTag.words(of: value) {
      if let part = part(ofName: name) { return part }
    }
    return nil
  }

  /// Returns the part that one name says.
  ///
  /// In `tabs-ingredients__list__ingredient` the element is in what is before `__`, so that its own words and those after it
  /// count, which `tabs` is not.
  private static func part(ofName name: String) -> PlainTextHeading.Part? {
    for block in name.split(separator: "__").reversed() {
      let words = words(of: block)
      if words.contains(where: pieces.contains) { return nil }
      if words.contains(where: { word in ingredients.contains { word.hasPrefix($0) } }) { return .ingredients }
      if words.contains(where: directions.contains) { return .directions }
    }
    return nil
  }

  /// Returns the words of a name in lower case: "recipe", "ingredients" of `recipe__ingredients` and `recipeIngredients`.
  static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterCapital = true
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if !byte.isASCIILetter || isCapital && !isAfterCapital {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if byte.isASCIILetter { word.unicodeScalars.append(Unicode.Scalar(byte.asciiLowercased)) }
      isAfterCapital = isCapital
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let ingredients = ["ingredi", "zutat", "skladnik", "hozzavalo", "malzeme", "surovin", "benodigd"]

  private static let directions: Set<String> = [
    "instructions", "instruction", "directions", "method", "methods", "step", "procedure", "procedures", "preparation",
    "steps",
    "howto", "anleitung", "zubereitung", "bereiding", "bereidingswijze", "werkwijze", "preparacion", "elaboracion",
    "instrucciones", "pasos", "preparazione", "procedimento", "preparo", "framgangsmate", "fremgangsmate",
    "fremgangsmade", "tillagning", "wykonanie", "przygotowanie", "postup", "etapes",
  ]

  /// Words that make a name that of something else: a piece of an item, a heading, a button, a time.
  private static let pieces: Set<String> = [
    "name", "amount", "unit", "units", "quantity", "qty", "measure", "measurement", "checkbox", "title", "heading",
    "header", "headline", "label", "count", "counter", "nav", "tab", "tabs", "link", "links", "btn", "button",
    "buttons",
    "toggle", "icon", "image", "img", "photo", "ad", "ads", "note", "notes", "tip", "tips", "tags", "search", "filter",
    "related", "servings", "serving", "scale", "adjust", "switch", "page", "number", "time", "times", "payment",
    "shipping", "delivery", "menu", "intro", "post", "video", "share", "print", "popup", "modal", "tooltip", "anchor",
  ]
}
