/// What is at home, to tell which foods of a recipe are not.
package struct FoodsAtHand: Sendable {
  private let keys: Set<ItemKey>

  package init(_ keys: some Sequence<ItemKey>) { self.keys = Set(keys) }

  /// How many foods of a recipe are there, and the names of those that are missing, each once.
  ///
  /// Water and what a line calls optional are not needed. Of "butter or oil", the first is meant; "salt and pepper" are two.
  ///
  /// - Parameter ingredients: A line each.
  /// - Complexity: O(*n*) for *n* bytes.
  package func missing(from ingredients: String) -> (found: Set<ItemKey>, missing: [String]) {
    var (found, seen): (Set<ItemKey>, Set<ItemKey>) = ([], [])
    var missing: [String] = []
    for text in ingredients.split(separator: "\n") where !Self.isOptional(text) {
      guard let food = ShoppingFood(IngredientLine.parse(String(text))) else { continue }
      let parts = Self.parts(of: food.key)
      if parts.allSatisfy(keys.contains) {
        found.formUnion(parts)
      } else if seen.insert(food.key).inserted {
        missing.append(food.firstAlternative)
      }
    }
    return (found, missing)
  }

  /// The foods that a key names with "and" between.
  private static func parts(of key: ItemKey) -> [ItemKey] {
    var parts: [ItemKey] = []
    var words: [Substring] = []
    for word in key.text.split(separator: " ") {
      if word != "and" {
        words.append(word)
      } else if !words.isEmpty {
        parts.append(ItemKey(text: words.joined(separator: " ")))
        words = []
      }
    }
    if !words.isEmpty { parts.append(ItemKey(text: words.joined(separator: " "))) }
    return parts.count > 1 ? parts.map { ItemKey(name: $0.text) ?? $0 } : [key]
  }

  private static func isOptional(_ line: Substring) -> Bool { line.lowercased().contains("optional") }
}

extension ItemKey {
  /// All names that the tables know for the food, of which its key is one.
  package var synonyms: [String] {
    for line in FactText(SynonymFacts.text).parts(by: .newline) {
      let names = line.parts(by: .tab).map(\.string)
      if names.first == text { return names }
    }
    return [text]
  }
}
