/// What is at home, to tell which foods of a recipe are not.
package struct FoodsAtHand: Sendable {
  private let keys: Set<ItemKey>
  /// The foods that are there, each for what named it.
  private let foods: [KnownFood: Set<ItemKey>]
  /// What the foods that are there are kinds of.
  private let kinds: [KnownFood: Set<ItemKey>]

  package init(_ keys: some Sequence<ItemKey>) {
    self.keys = Set(keys)
    var (foods, kinds): ([KnownFood: Set<ItemKey>], [KnownFood: Set<ItemKey>]) = ([:], [:])
    for key in self.keys {
      guard let food = key.known else { continue }
      foods[food, default: []].insert(key)
      for kind in food.kinds { kinds[kind, default: []].insert(key) }
    }
    self.foods = foods
    self.kinds = kinds
  }

  /// Which of what is there a recipe uses, and the foods that are missing, each once: their names and their keys.
  ///
  /// A food is there if it, what it is a kind of, or a kind of it is: rice covers basmati rice, and basmati rice covers rice.
  /// So is one that can be made of what is there: lemon juice of a lemon. Of "butter or oil", either will do. Water, foil, and what
  /// a line calls optional are not needed.
  ///
  /// - Parameters:
  ///   - ingredients: A line each.
  ///   - most: How many foods may be missing.
  /// - Returns: `nil` where more are missing.
  /// - Complexity: O(*n*) for *n* bytes.
  package func missing(
    from ingredients: String, atMost most: Int = .max
  ) -> (found: Set<ItemKey>, missing: [String], keys: [ItemKey])? {
    var found: Set<ItemKey> = []
    var (missing, keys): ([String], [ItemKey]) = ([], [])
    let lines = ingredients.utf8.split(separator: UInt8(ascii: "\n")).filter { !Self.isOptional($0) }
      .map { IngredientLine.parse(String(Substring($0))) }
    let language = FoodLanguage(of: lines)
    for line in lines {
      for food in NeededFood.foods(of: line, in: language) {
        let there = food.alternatives.map(self.keys(covering:)).first { !$0.isEmpty } ?? []
        if !there.isEmpty {
          found.formUnion(there)
        } else if !keys.contains(food.key) {
          if missing.count == most { return nil }
          missing.append(food.name)
          keys.append(food.key)
        }
      }
    }
    return (found, missing, keys)
  }

  /// What is there that serves as a food.
  private func keys(covering food: NeededFood.Alternative) -> Set<ItemKey> {
    guard let known = food.known else { return keys.contains(food.key) ? [food.key] : [] }
    return keys(covering: known)
  }

  private func keys(covering food: KnownFood) -> Set<ItemKey> {
    if let there = kinds[food] { return there }
    for kind in food.kinds {
      if let there = foods[kind] { return there }
      if let there = kind.madeOf.map(keys(covering:)), !there.isEmpty { return there }
    }
    return []
  }

  /// Returns whether the word is in the line, in either case.
  private static func isOptional(_ line: Substring.UTF8View) -> Bool {
    let word = "optional".utf8
    return line.indices.contains { start in
      line[start] | 0x20 == word.first && line[start...].lazy.map { $0 | 0x20 }.starts(with: word)
    }
  }
}

/// What a recipe needs: a food, or one of several.
private struct NeededFood {
  struct Alternative {
    let key: ItemKey
    let known: KnownFood?
  }

  let key: ItemKey
  let name: String
  let alternatives: [Alternative]

  static func foods(of line: IngredientLine, in language: FoodLanguage) -> [NeededFood] {
    ShoppingFood.choices(of: line, in: language).filter { !$0[0].isUtensil }.map { choices in
      let alternatives = choices.enumerated().compactMap { place, food -> Alternative? in
        if let own = food.own { return Alternative(key: ItemKey(text: own.key), known: own) }
        return place == 0 ? Alternative(key: food.key, known: nil) : nil
      }
      return NeededFood(key: alternatives[0].key, name: choices[0].firstAlternative, alternatives: alternatives)
    }
  }
}

extension ItemKey {
  /// All names of the food and of those that serve as it: its kinds, what it is a kind of, and what is made of them.
  package var namesOfUses: [String] {
    if known == nil { return [text] }
    let atHand = FoodsAtHand([self])
    return KnownFood.all.filter { atHand.covers($0) }.flatMap(\.names)
  }
}

extension FoodsAtHand {
  fileprivate func covers(_ food: KnownFood) -> Bool { !keys(covering: food).isEmpty }
}
