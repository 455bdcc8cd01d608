/// What a line asks for, so that two lines about the same food come together.
///
/// The text is the key of a food of the table. What the table does not know has its words as its key, in lower case and
/// singular, without size, preparation and "fresh". It is stored; `init(stored:)` reads what is.
///
/// - Source: Documentation/Cooking.md.
package struct ItemKey: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: ItemKey, right: ItemKey) -> Bool { left.text < right.text }

  /// The key of a name by itself, as the pantry holds it: "Olive oil", "salt".
  ///
  /// - Returns: `nil` for a text without a word.
  package init?(name: String) {
    let line = IngredientLine.parse(name)
    // A name of the table is one food, whatever its words say in a line.
    if let food = KnownFood(wholeName: name, in: FoodLanguage(of: [line])) {
      if food.isFromTap { return nil }
      self = ItemKey(text: food.key)
      return
    }
    guard let food = ShoppingFood(named: line, in: FoodLanguage(of: [line])) else { return nil }
    self = food.key
  }

  /// Reads a key that was stored, maybe by an older table: "spring onion" is scallion.
  package init(stored text: String) {
    if let food = KnownFood(named: text) {
      self.init(text: food.key)
    } else {
      self = ItemKey(name: text) ?? ItemKey(text: text)
    }
  }

  /// The keys of the foods that a name means: "salt and pepper" is two.
  package static func keys(named name: String) -> [ItemKey] {
    let line = IngredientLine.parse(name)
    let language = FoodLanguage(of: [line])
    let foods = ShoppingFood.foods(of: line, in: language)
    if foods.count > 1, KnownFood(wholeName: name, in: language) == nil { return foods.map(\.key) }
    return ItemKey(name: name).map { [$0] } ?? []
  }

  /// The keys of the foods that a stored key means, as today's lists name them.
  package static func keys(stored text: String) -> [ItemKey] {
    let keys = KnownFood(named: text) == nil ? keys(named: text) : []
    return keys.isEmpty ? [ItemKey(stored: text)] : keys
  }

  /// The food of the table that the key names, whatever was done to it.
  var known: KnownFood? {
    let words = text.split(separator: " ")
    if let first = words.first, words.count > 1, FoodForms.bought.contains(where: { $0.prefix == first }) {
      return KnownFood(named: words.dropFirst().joined(separator: " ")) ?? KnownFood(named: text)
    }
    return KnownFood(named: text)
  }
}

extension FoodForms {
  /// The forms in which the table does not have every food, and how a key says them.
  static let bought: [(form: FoodForms, prefix: String)] = [
    (.canned, "tinned"), (.frozen, "frozen"), (.dried, "dried"),
  ]
}

/// A food of a line: its key, the name to show, and its aisle.
struct ShoppingFood {
  let key: ItemKey
  /// `nil` for what the table does not know, and for a name with words that it does not know or other foods in it.
  let known: KnownFood?
  /// The name as written.
  let name: String
  /// The name up to "or", in the case of the line.
  let firstAlternative: String
  let hasAlternative: Bool
  /// The singular of `firstAlternative`: tells whether two names differ in number only.
  let singular: String
  let isPlural: Bool
  let aisle: Aisle

  /// The foods that a line asks for: several where "and" joins them. None for headings, empty lines, and water, which are
  /// not bought.
  static func foods(of line: IngredientLine, in language: FoodLanguage) -> [ShoppingFood] {
    guard line.kind == .ingredient else { return [] }
    let name = line.name.isEmpty ? line.text : line.name
    let match = line.link == nil ? FoodMatch(line, in: language) : nil
    if let groups = match?.groups, groups.count > 1, match?.isPartUnknown == false {
      return groups.compactMap { alternatives in
        guard let found = alternatives.first, !found.food.isFromTap else { return nil }
        return ShoppingFood(named: line.text.bytes(found.span), found: found)
      }
    }
    // A link is a title: no food but one whose whole name it is.
    let linked = line.link == nil ? nil : KnownFood(wholeName: name, in: language).map { FoodMatch.Found(food: $0) }
    let found = match?.isPartUnknown == false ? match?.first : linked
    if found?.food.isFromTap == true { return [] }
    return ShoppingFood(named: name, found: found).map { [$0] } ?? []
  }

  /// The food of a name by itself. Several foods side by side, or joined by "and", are a food that no table knows.
  ///
  /// - Returns: `nil` for a text that names nothing to buy.
  init?(named line: IngredientLine, in language: FoodLanguage) {
    let foods = Self.foods(of: line, in: language)
    if foods.count < 2 {
      guard let food = foods.first else { return nil }
      self = food
    } else {
      self.init(named: line.name, found: nil)
    }
  }

  /// - Returns: `nil` for a name without a word.
  private init?(named text: String, found: FoodMatch.Found?) {
    let written = FoodWord.withoutElision(text)
    let all = FoodWord.words(of: written)
    let or = all.firstIndex(where: \.isOr) ?? all.count
    var words = Array(or > 0 ? all[..<or] : all[...])
    if or > 1, or < all.count, words.last?.written == "and" { words.removeLast() }
    guard !words.isEmpty else { return nil }
    let isKnown = found.map { $0.unread.isEmpty && !$0.isCompound } ?? false
    known = isKnown ? found?.food : nil
    let forms = found?.forms ?? []
    let prefix = FoodForms.bought.first { forms.contains($0.form) }.map { "\($0.prefix) " } ?? ""
    let text = known.map { prefix + $0.key } ?? Self.withoutQualities(words).map(\.singular).joined(separator: " ")
    key = ItemKey(text: text)
    aisle = forms.contains(.canned) ? .tins : forms.contains(.frozen) ? .frozen : found?.food.aisle ?? .other
    name = written
    hasAlternative = or > 0 && or < all.count
    firstAlternative = hasAlternative ? Self.firstWords(or, of: written) : written
    singular = words.map(\.singular).joined(separator: " ")
    isPlural = words.last?.isPlural ?? false
  }

  /// `true` for foil, and for what only the words of the line name: "an oven-safe pan".
  var isUtensil: Bool {
    if let known { return known.isUtensil }
    guard let last = FoodWord.words(of: firstAlternative).last else { return false }
    return aisle == .other && Lexicon.shared[last.writtenHash].classes.contains(.vessel)
  }

  /// What a food is like at home, and how good it is, are not other foods.
  private static func withoutQualities(_ words: [FoodWord]) -> [FoodWord] {
    let rest = Array(words.drop { FoodPhrase(FoodToken.tokens(of: $0.written), in: .en).isQuality })
    return rest.isEmpty ? words : rest
  }

  /// The text up to the word "or".
  private static func firstWords(_ count: Int, of name: String) -> String {
    let lexicon = Lexicon.shared
    let parts = name.split(separator: " ")
    guard let or = parts.firstIndex(where: { lexicon[WordHash.folded($0.utf8)].classes.contains(.or) }), or > 0 else {
      return name
    }
    return parts[..<or].joined(separator: " ")
  }
}
