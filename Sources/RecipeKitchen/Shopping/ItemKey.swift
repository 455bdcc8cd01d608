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

  /// The key of what a person typed that is no name alone: "oat milk for Anna". Quotes tell it from the name of a food.
  init(typed text: String) { self.text = "\"\(text.lowercased())\"" }

  private var isTyped: Bool { text.utf8.first == UInt8(ascii: "\"") }

  /// Reads a key that was stored, maybe by an older table: "spring onion" is scallion.
  package init(stored text: String) {
    let key = ItemKey(text: text)
    if key.isTyped {
      self = key
    } else if let food = KnownFood(named: text) {
      self.init(text: food.key)
    } else {
      self = ItemKey(name: text) ?? key
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
    if ItemKey(text: text).isTyped { return [ItemKey(text: text)] }
    let keys = KnownFood(named: text) == nil ? keys(named: text) : []
    return keys.isEmpty ? [ItemKey(stored: text)] : keys
  }

  /// The key of what is bought for it: of an egg for its yolk.
  package var bought: ItemKey {
    guard let known, known.bought != known else { return self }
    return ItemKey(text: known.bought.key)
  }

  /// The food of the table that the key names, whatever was done to it.
  var known: KnownFood? {
    if isTyped { return nil }
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
