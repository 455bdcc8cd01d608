/// What a line asks for, so that two lines about the same food come together.
///
/// The text is in lower case and singular, without size, preparation and "fresh", by the first of its synonyms. It is
/// stored: a change of these rules changes which ticks and places apply.
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
    guard let food = ShoppingFood(IngredientLine.parse(name)) else { return nil }
    self = food.key
  }
}

/// The food of a line: its key, the name to show, and its aisle.
struct ShoppingFood {
  let key: ItemKey
  /// The name as written.
  let name: String
  /// The name up to "or", in the case of the line.
  let firstAlternative: String
  let hasAlternative: Bool
  /// The singular of `firstAlternative`, without synonyms: tells whether two names differ in number only.
  let singular: String
  let isPlural: Bool
  let aisle: Aisle

  /// What a line says of its food.
  struct Name: Hashable {
    let text: String
    let isInTin: Bool

    /// - Returns: `nil` for headings and empty lines.
    init?(of line: IngredientLine) {
      guard line.kind == .ingredient else { return nil }
      let name = line.name
      text = name.isEmpty ? line.text : name
      isInTin = ShoppingFood.isInTin(line)
    }
  }

  /// - Returns: `nil` for headings, empty lines and water, which are not bought.
  init?(_ line: IngredientLine) {
    guard let name = Name(of: line) else { return nil }
    self.init(name)
  }

  /// - Returns: `nil` for water, which is not bought.
  init?(_ line: Name) {
    let written = FoodWord.withoutElision(line.text)
    let all = FoodWord.words(of: written)
    let or = all.firstIndex(where: \.isOr) ?? all.count
    var words = Array(or > 0 ? all[..<or] : all[...])
    if or > 1, or < all.count, words.last?.written == "and" { words.removeLast() }
    guard !words.isEmpty, !Self.isWater(words) else { return nil }
    let names = FoodNames.shared

    let isMarkedTinned = words.count > 1 && Self.tinnedWords.contains(words[0].written)
    if isMarkedTinned { words.removeFirst() }
    words = Self.withoutQualities(words)
    let full = words
    words = Self.withoutFresh(words, names)
    let known = names.aisle(of: full)
    let isTinned = (isMarkedTinned || line.isInTin) && known?.sellsFresh ?? true
    let food = names.key(of: full) ?? names.key(of: words) ?? words.map(\.singular).joined(separator: " ")
    key = ItemKey(text: isTinned ? "tinned " + food : food)
    aisle = isTinned ? .tins : full.contains { $0.written == "frozen" } ? .frozen : known ?? .other

    name = written
    hasAlternative = or > 0 && or < all.count
    firstAlternative = hasAlternative ? Self.firstWords(or, of: written) : written
    singular = words.map(\.singular).joined(separator: " ")
    isPlural = words.last?.isPlural ?? false
  }

  /// "Fresh" says nothing but before herbs that are sold dried as well.
  private static func withoutFresh(_ words: [FoodWord], _ names: FoodNames) -> [FoodWord] {
    guard words.count > 1, words[0].written == "fresh" else { return words }
    let rest = words.dropFirst()
    return names.aisle(ofAll: [dried] + rest) == nil ? Array(rest) : words
  }

  /// What a food is like at home, and how good it is, are not other foods.
  private static func withoutQualities(_ words: [FoodWord]) -> [FoodWord] {
    let rest = Array(words.drop { qualities.contains($0.written) })
    return rest.isEmpty ? words : rest
  }

  private static let qualities: Set = ["very", "ripe", "cold", "unwaxed", "organic", "free-range", "good-quality"]
  private static let dried = FoodWord("dried")
  private static let tinnedWords: Set = ["tinned", "canned", "jarred"]

  private static func isInTin(_ line: IngredientLine) -> Bool {
    guard let unit = line.amounts.first?.unit, unit.unit == .thing else { return false }
    return ["tin", "can", "jar"].contains(UnitTable.shared[unit.form].name)
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

  private static func isWater(_ words: [FoodWord]) -> Bool {
    guard let last = words.last, waters.contains(last.written) else { return false }
    return words.dropLast().allSatisfy { waterKinds.contains($0.written) }
  }

  private static let waters: Set = [
    "water", "wasser", "eau", "agua", "acqua", "água", "vatten", "vand", "woda", "wody", "вода", "воды", "νερό", "水",
    "清水", "热水", "お湯",
  ]

  private static let waterKinds: Set = [
    "hot", "cold", "warm", "boiling", "boiled", "lukewarm", "tepid", "cool", "ice", "iced", "ice-cold", "salted", "tap",
    "filtered", "additional", "extra", "more", "fresh", "simmering", "just-boiled", "kaltes", "warmes", "heißes",
    "lauwarmes", "and",
  ]
}
