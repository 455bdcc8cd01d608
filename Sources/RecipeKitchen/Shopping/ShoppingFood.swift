/// A food of a line: its key, the name to show, and its aisle.
struct ShoppingFood {
  let key: ItemKey
  /// The food that is bought; `nil` for what the table does not know, and for a name with words that it does not know or other
  /// foods in it.
  let known: KnownFood?
  /// The food that the line names, which may be made of the one that is bought: the yolk of an egg, cooked rice.
  let own: KnownFood?
  /// `true` if no part of its name is the name of a food.
  let isUnknown: Bool
  /// The parts of one piece that are used: the juice and the zest of a lemon; none for all of it.
  let parts: [String]
  /// The word after the name that says what pieces are meant: `wedge` of "6 lime wedges".
  let countWord: String?
  /// The name as written.
  let name: String
  /// The name up to "or", in the case of the line.
  let firstAlternative: String
  let hasAlternative: Bool
  /// The singular of `firstAlternative`: tells whether two names differ in number only.
  let singular: String
  let isPlural: Bool
  let aisle: Aisle
  /// The key that older lists had for what a person typed.
  private(set) var formerKey: ItemKey?

  /// The foods that a line asks for: several where "and" joins them, each the first of its alternatives. None for headings,
  /// empty lines, and water, which are not bought.
  static func foods(of line: IngredientLine, in language: FoodLanguage) -> [ShoppingFood] {
    choices(of: line, in: language).map { $0[0] }
  }

  /// The foods that a line asks for, each with what will do as well.
  ///
  /// - Parameter pantry: What is bought for nothing that it is made of: yolks that are there are no eggs.
  static func choices(
    of line: IngredientLine, in language: FoodLanguage, pantry: Set<ItemKey> = []
  ) -> [[ShoppingFood]] {
    guard line.kind == .ingredient else { return [] }
    let name = line.name.isEmpty ? line.text : line.name
    let match = line.link == nil ? FoodMatch(line, in: language) : nil
    guard let match, !match.isPartUnknown, !match.groups.isEmpty else {
      // A link is a title: no food but one whose whole name it is.
      let linked = line.link == nil ? nil : KnownFood(wholeName: name, in: language).map { FoodMatch.Found(food: $0) }
      if linked?.food.isFromTap == true { return [] }
      return ShoppingFood(named: name, found: linked, pantry).map { [[$0]] } ?? []
    }
    let isOne = match.groups.count == 1
    return match.groups.compactMap { group in
      guard let found = group.first, !found.food.isFromTap,
        let food = ShoppingFood(named: isOne ? name : line.text.bytes(found.span), found: found, pantry)
      else { return nil }
      let others = group.dropFirst().filter { !$0.food.isFromTap }.compactMap {
        ShoppingFood(named: $0.name(in: line), found: $0, pantry)
      }
      return [food] + others
    }
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
  private init?(named text: String, found: FoodMatch.Found?, _ pantry: Set<ItemKey> = []) {
    let written = FoodWord.withoutElision(text)
    let all = FoodWord.words(of: written)
    let or = all.firstIndex(where: \.isOr) ?? all.count
    var words = Array(or > 0 ? all[..<or] : all[...])
    if or > 1, or < all.count, words.last?.written == "and" { words.removeLast() }
    guard !words.isEmpty else { return nil }
    let isKnown = found.map { $0.unread.isEmpty && !$0.isCompound } ?? false
    own = isKnown ? found?.cooked ?? found?.food : nil
    let isThere = own.map { pantry.contains(ItemKey(text: $0.key)) } ?? false
    known = isThere ? own : isKnown ? found?.food.bought : nil
    isUnknown = found == nil
    parts = isThere ? [] : found?.parts ?? []
    let countWord = known.flatMap { $0.countWord(in: words) }
    self.countWord = countWord
    let forms = found?.forms ?? []
    let prefix = FoodForms.bought.first { forms.contains($0.form) }.map { "\($0.prefix) " } ?? ""
    let text = known.map { prefix + $0.key } ?? Self.withoutQualities(words).map(\.singular).joined(separator: " ")
    key = ItemKey(text: text)
    let aisle = (known ?? found?.food)?.aisle ?? .other
    self.aisle = forms.contains(.canned) ? .tins : forms.contains(.frozen) ? .frozen : aisle
    hasAlternative = or > 0 && or < all.count
    // What is bought for it is called by its own name.
    let bought = known.flatMap { $0 == found?.food && countWord == nil ? nil : $0.key }
    name = bought ?? written
    let first = hasAlternative ? Self.firstWords(or, of: written) : written
    // "Chicken" of "chicken or vegetable stock" is no name of it.
    let isBorrowed = hasAlternative && known.map { FoodMatch.isName(first, of: $0) } == false
    firstAlternative = bought ?? (isBorrowed ? known?.key : nil) ?? first
    singular = bought ?? words.map(\.singular).joined(separator: " ")
    isPlural = bought == nil && words.last?.isPlural ?? false
  }

  /// What a person typed, in the aisle of a food.
  init(typed text: String, like food: ShoppingFood) {
    key = ItemKey(typed: text)
    (known, own, parts, countWord, isUnknown) = (nil, nil, [], nil, true)
    (name, firstAlternative, singular) = (text, text, text)
    (hasAlternative, isPlural) = (false, false)
    aisle = food.aisle
    formerKey = food.key
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

extension FoodMatch.Found {
  /// What it is when it is cooked, as the table has it: cooked rice for basmati rice that is cooked.
  fileprivate var cooked: KnownFood? {
    guard forms.contains(.cooked) else { return nil }
    return food.kinds.lazy.compactMap { KnownFood(named: "cooked \($0.key)") }.first { $0.bought != $0 }
  }

  /// The parts of one piece that are used.
  fileprivate var parts: [String] {
    if food.bought != food, food.bought.cookedNumber != food.number { return [food.key] }
    return [FoodForms.juice, .zest].filter(forms.contains).map { $0 == .juice ? "juice" : "zest" }
  }

  /// Its words in a line, if they are a name of it.
  fileprivate func name(in line: IngredientLine) -> String {
    let written = line.text.bytes(span)
    return FoodMatch.isName(written, of: food) ? written : food.key
  }
}

extension FoodMatch {
  /// Returns whether a text alone names a food.
  fileprivate static func isName(_ text: String, of food: KnownFood) -> Bool {
    let line = IngredientLine.parse(text)
    return FoodMatch(line, in: FoodLanguage(of: [line])).first?.food == food
  }
}

extension KnownFood {
  /// The word after its name that says what pieces are meant: wedges of a lime, leaves of basil.
  fileprivate func countWord(in words: [FoodWord]) -> String? {
    guard case .parts = sale, words.count > 1, let word = words.last?.singular, grams(of: word) != nil else {
      return nil
    }
    return word
  }
}
