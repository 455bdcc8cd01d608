/// What is at home, to tell which foods of a recipe are not.
package struct FoodsAtHand: Sendable {
  private let keys: Set<ItemKey>
  /// The foods of the names read so far: recipes name the same few hundred again and again.
  private var foods: [ShoppingFood.Name: NeededFood?] = [:]

  /// What a line asks for.
  private struct NeededFood {
    let key: ItemKey
    let parts: [ItemKey]
    let isThere: Bool
    let name: String
  }

  package init(_ keys: some Sequence<ItemKey>) { self.keys = Set(keys) }

  /// Which foods of a recipe are there, and the names of those that are missing, each once.
  ///
  /// Water and what a line calls optional are not needed. Of "butter or oil", the first is meant; "salt and pepper" are two.
  ///
  /// - Parameters:
  ///   - ingredients: A line each.
  ///   - most: How many foods may be missing.
  /// - Returns: `nil` where more are missing; the lines after that are not read.
  /// - Complexity: O(*n*) for *n* bytes. Each name that was read is kept.
  package mutating func missing(
    from ingredients: String, atMost most: Int = .max
  ) -> (found: Set<ItemKey>, missing: [String])? {
    var (found, seen): (Set<ItemKey>, Set<ItemKey>) = ([], [])
    var missing: [String] = []
    for bytes in ingredients.utf8.split(separator: UInt8(ascii: "\n")) where !Self.isOptional(bytes) {
      guard let food = food(of: IngredientLine.parse(String(Substring(bytes)))) else { continue }
      if food.isThere {
        found.formUnion(food.parts)
      } else if seen.insert(food.key).inserted {
        if missing.count == most { return nil }
        missing.append(food.name)
      }
    }
    return (found, missing)
  }

  private mutating func food(of line: IngredientLine) -> NeededFood? {
    guard let name = ShoppingFood.Name(of: line) else { return nil }
    if let known = foods[name] { return known }
    let food = ShoppingFood(name).map { food in
      let parts = Self.parts(of: food.key)
      return NeededFood(
        key: food.key, parts: parts, isThere: parts.allSatisfy(keys.contains), name: food.firstAlternative)
    }
    foods[name] = .some(food)
    return food
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

  /// Returns whether the word is in the line, in either case.
  private static func isOptional(_ line: Substring.UTF8View) -> Bool {
    let word = "optional".utf8
    return line.indices.contains { start in
      line[start] | 0x20 == word.first && line[start...].lazy.map { $0 | 0x20 }.starts(with: word)
    }
  }
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
