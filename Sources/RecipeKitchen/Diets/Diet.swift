/// What someone does not eat, under a name: a diet, or a food that has to be left out.
///
/// - Source: Documentation/Cooking.md.
package struct Diet: Hashable, Sendable {
  /// One word for a diet, `gluten-free`; for what is left out its words, `tree nuts`.
  package let name: String
  /// `true` for what someone names by what has to be left out: it is there or not, where a diet is kept or not.
  package let isFreeFrom: Bool
  /// What is against it.
  let avoided: FoodFlags
  /// What may be against it: gelatin is of pork or beef.
  let doubted: FoodFlags
  /// A food that is against it, with its kinds, and what is made of it.
  let food: KnownFood?

  private init(
    _ name: String, isFreeFrom: Bool = false, avoiding avoided: FoodFlags, doubting doubted: FoodFlags = [],
    food: KnownFood? = nil
  ) {
    self.name = name
    self.isFreeFrom = isFreeFrom
    self.avoided = avoided
    self.doubted = doubted
    self.food = food
  }
}

// MARK: - Diets

extension Diet {
  /// The diets that have names.
  package static let all = [
    Diet("vegan", avoiding: .animal), Diet("vegetarian", avoiding: .flesh),
    Diet("pescatarian", avoiding: .flesh.subtracting([.fish, .crustaceans, .molluscs])),
    Diet("gluten-free", avoiding: .gluten), Diet("dairy-free", avoiding: .milk), Diet("egg-free", avoiding: .egg),
    Diet("nut-free", avoiding: [.nuts, .peanuts]), Diet("no-pork", avoiding: .pork, doubting: .gelatin),
    Diet("no-alcohol", avoiding: .alcohol),
  ]

  /// The diet of a name, in either case, with a hyphen or a space.
  package static func named(_ name: String) -> Diet? {
    let name = name.lowercased().replacing(" ", with: "-")
    return all.first { $0.name == name }
  }

  /// The diet that leaves out the same: gluten-free of what is free from gluten.
  package var asDiet: Diet? {
    isFreeFrom ? Self.all.first { food == nil && $0.avoided == avoided && $0.doubted == doubted } : self
  }
}

// MARK: - What is left out

extension Diet {
  /// The words of `--free-from` that stand for more than one food, as they are shown.
  package static let allergens = allergenWords.map(\.name)

  private static let allergenWords: [(name: String, flags: FoodFlags, others: [String])] = [
    ("gluten", .gluten, ["wheat"]), ("crustaceans", .crustaceans, ["crustacean"]), ("eggs", .egg, ["egg"]),
    ("fish", .fish, []), ("peanuts", .peanuts, ["peanut"]), ("soy", .soy, ["soya", "soybeans"]),
    ("milk", .milk, ["dairy", "lactose"]), ("nuts", [.nuts, .peanuts], ["nut"]), ("celery", .celery, []),
    ("mustard", .mustard, []), ("sesame", .sesame, []),
    ("sulfites", .sulphites, ["sulfite", "sulphites", "sulphite"]), ("lupin", .lupin, ["lupine", "lupins"]),
    ("mollusks", .molluscs, ["mollusk", "molluscs", "mollusc"]), ("pork", .pork, []), ("alcohol", .alcohol, []),
    ("shellfish", [.crustaceans, .molluscs], []), ("meat", .meat, []), ("honey", .honey, []),
    ("gelatin", .gelatin, ["gelatine"]), ("rennet", .rennet, []), ("insects", .insects, []),
  ]

  /// What is left out by a word: an allergen, or a food of the table in any of its languages.
  ///
  /// - Returns: `nil` for what is neither.
  package static func free(from word: String) -> Diet? {
    let lower = word.lowercased()
    if let found = allergenWords.first(where: { $0.name == lower || $0.others.contains(lower) }) {
      return Diet(
        found.name, isFreeFrom: true, avoiding: found.flags, doubting: found.flags == .pork ? .gelatin : [])
    }
    let language = FoodLanguage(of: [IngredientLine.parse(word)])
    return KnownFood(wholeName: word, in: language).map {
      Diet(lower, isFreeFrom: true, avoiding: [], food: $0)
    }
  }

  /// The names that a word may have meant: of diets, or of what can be left out.
  package static func names(isFreeFrom: Bool) -> [String] {
    isFreeFrom ? allergens + KnownFood.all.map(\.key) : all.map(\.name)
  }
}

// MARK: - One food

extension Diet {
  /// How a food stands to a diet.
  enum Verdict: Int, Comparable {
    /// Nothing is against it.
    case kept
    case notKnown
    case broken

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  /// - Parameters:
  ///   - flags: What is in it for certain.
  ///   - possible: What may be in it.
  func verdict(on food: KnownFood, flags: FoodFlags, possible: FoodFlags) -> Verdict {
    if !flags.isDisjoint(with: avoided) || self.food.map(food.isMade(of:)) == true { return .broken }
    let all = flags.union(possible)
    if !all.isDisjoint(with: avoided.union(doubted)) { return .notKnown }
    return self.food.map { food.mayHold($0, flags: all) } == true ? .notKnown : .kept
  }
}

extension KnownFood {
  /// Returns whether it is a food, a kind of it, or made of one at home.
  fileprivate func isMade(of other: KnownFood) -> Bool {
    kinds.contains { $0 == other || $0.madeOf?.isMade(of: other) == true }
  }

  /// The allergens of which many foods are, that are bought ground or mixed.
  private static let mixed: FoodFlags = [.gluten, .nuts, .fish, .crustaceans, .molluscs]

  /// The names that stand for many foods of an aisle.
  private static let general: Set = ["white fish", "seafood", "nut"]

  /// Returns whether there may be some of a food in it: it is what the food is a kind of, has its name in its own, or is a mixed
  /// food with the same allergen.
  fileprivate func mayHold(_ other: KnownFood, flags: FoodFlags) -> Bool {
    if other.kinds.contains(self) { return true }
    let shared = other.flags.intersection(Self.mixed)
    if !flags.isDisjoint(with: shared), !aisle.sellsFresh && aisle != .nuts || Self.general.contains(key) {
      return true
    }
    let (own, words) = (FoodToken.tokens(of: key).map(\.hash), FoodToken.tokens(of: other.key).map(\.hash))
    return own.indices.contains { own[$0...].starts(with: words) }
  }
}
