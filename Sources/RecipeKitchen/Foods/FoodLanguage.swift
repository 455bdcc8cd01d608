/// The languages that the table of foods has names in, in the order of its columns.
enum FoodLanguage: UInt8, CaseIterable, Sendable {
  case en, de, fr, es, it, pt, nl, sv, zh, ja

  var mask: UInt16 { 1 << UInt16(rawValue) }

  /// `true` if what a name is of follows it: "huile d'olive".
  var isRomance: Bool {
    switch self {
    case .fr, .es, .it, .pt: true
    case .en, .de, .nl, .sv, .zh, .ja: false
    }
  }

  /// `true` if it writes names of several words as one: "Dinkelmehl".
  var hasCompounds: Bool { self == .de || self == .nl || self == .sv }
}

/// What a word is that stands by a food: the classes of `Facts/foodwords.tsv`.
struct FoodWordClasses: OptionSet, Sendable {
  let rawValue: UInt32

  /// Fresh, chopped: says nothing of which food it is.
  static let quality = FoodWordClasses(rawValue: 1 << 0)
  /// Only before a food: frying chicken.
  static let lead = FoodWordClasses(rawValue: 1 << 1)
  /// Only after a food: corn kernels.
  static let trail = FoodWordClasses(rawValue: 1 << 2)
  static let cooked = FoodWordClasses(rawValue: 1 << 3)
  static let canned = FoodWordClasses(rawValue: 1 << 4)
  static let dried = FoodWordClasses(rawValue: 1 << 5)
  static let frozen = FoodWordClasses(rawValue: 1 << 6)
  static let ground = FoodWordClasses(rawValue: 1 << 7)
  static let juice = FoodWordClasses(rawValue: 1 << 8)
  static let zest = FoodWordClasses(rawValue: 1 << 9)
  /// Vegan.
  static let freeOfAnimals = FoodWordClasses(rawValue: 1 << 10)
  /// Imitation: it may be another food.
  static let unsure = FoodWordClasses(rawValue: 1 << 11)
  static let or = FoodWordClasses(rawValue: 1 << 12)
  static let and = FoodWordClasses(rawValue: 1 << 13)
  /// In, with: other foods of the name follow.
  static let with = FoodWordClasses(rawValue: 1 << 14)
  /// For, such as: the food has ended.
  static let end = FoodWordClasses(rawValue: 1 << 15)
  static let of = FoodWordClasses(rawValue: 1 << 16)
  static let brand = FoodWordClasses(rawValue: 1 << 17)
  static let article = FoodWordClasses(rawValue: 1 << 18)
  static let freeOfMilk = FoodWordClasses(rawValue: 1 << 19)
  static let freeOfGluten = FoodWordClasses(rawValue: 1 << 20)
  static let freeOfEgg = FoodWordClasses(rawValue: 1 << 21)
  static let freeOfNuts = FoodWordClasses(rawValue: 1 << 22)
  /// Vegetarian.
  static let freeOfMeat = FoodWordClasses(rawValue: 1 << 23)
  static let freeOfAlcohol = FoodWordClasses(rawValue: 1 << 24)
  /// Not, without: what follows is not in it.
  static let except = FoodWordClasses(rawValue: 1 << 25)

  /// Words of the writer that take something away: vegan, gluten-free.
  static let free: FoodWordClasses = [
    .freeOfAnimals, .freeOfMilk, .freeOfGluten, .freeOfEgg, .freeOfNuts, .freeOfMeat, .freeOfAlcohol,
  ]

  static let forms: FoodWordClasses = [.cooked, .canned, .dried, .frozen, .ground, .juice, .zest]

  /// Words between foods.
  static let joints: FoodWordClasses = [.or, .and, .with, .end]

  /// Names are compared without them.
  static let transparent: FoodWordClasses = [.of, .article]

  /// The names of the classes in the file, each at the place of its bit.
  static let names = [
    "quality", "lead", "trail", "form_cooked", "form_canned", "form_dried", "form_frozen", "form_ground", "form_juice",
    "form_zest", "neg_all", "unsure", "or", "and", "in", "for", "of", "brand", "article", "neg_milk", "neg_gluten",
    "neg_egg", "neg_nuts", "neg_meat", "neg_alcohol", "except",
  ]
}
