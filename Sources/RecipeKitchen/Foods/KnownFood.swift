/// A food of the table.
struct KnownFood: Hashable, Sendable {
  let row: UInt16

  /// The name that it is stored and compared by: English, singular.
  var key: String { FoodIndex.shared.text(self, at: 0) }

  /// All its names in all languages, the key first.
  var names: [String] { FoodIndex.shared.text(self, at: 5).split(separator: ";").map(String.init) }

  /// What it is a kind of.
  var parent: KnownFood? { food(at: 10) }

  /// What it is made of at home.
  var madeOf: KnownFood? { food(at: 12) }

  var aisle: Aisle { Aisle.allCases[FoodIndex.shared.number(self, at: 14, bytes: 1)] }

  /// How it is bought.
  var sale: FoodSale {
    let kind = saleKind
    return FoodSale(kind: kind, parts: kind == .parts ? FoodIndex.shared.text(self, at: 27) : "")
  }

  private var saleKind: FoodSale.Kind {
    FoodSale.Kind(rawValue: UInt8(FoodIndex.shared.number(self, at: 15, bytes: 1))) ?? .loose
  }

  /// `true` if it comes from the tap, and is not bought.
  var isFromTap: Bool { saleKind == .fromTap }

  /// `true` if it is bought, and not eaten: foil, skewers.
  var isUtensil: Bool { saleKind == .utensil }

  var traits: FoodTraits { FoodTraits(rawValue: UInt8(FoodIndex.shared.number(self, at: 32, bytes: 1))) }

  /// What is in it, of whatever brand.
  var flags: FoodFlags { FoodFlags(rawValue: UInt32(FoodIndex.shared.number(self, at: 33, bytes: 3))) }

  /// What is in some brands of it.
  var possibleFlags: FoodFlags { FoodFlags(rawValue: UInt32(FoodIndex.shared.number(self, at: 36, bytes: 3))) }

  /// `true` if its juice and its zest are used apart.
  var isCitrus: Bool { traits.contains(.citrus) }

  /// What is bought for it: an egg for its yolk, a lemon for its zest, rice for cooked rice.
  var bought: KnownFood { saleKind == .madeAtHome ? madeOf ?? self : self }

  /// Its number in USDA's table; `nil` if it has none.
  var number: String? { Self.text(ofNumber: FoodIndex.shared.number(self, at: 16, bytes: 3)) }

  /// The number of what it is when it is cooked.
  var cookedNumber: String? { Self.text(ofNumber: FoodIndex.shared.number(self, at: 19, bytes: 3)) }

  /// The food with an English name.
  init?(named name: String) { self.init(wholeName: name, in: .en) }

  /// The food that all words of a text are a name of.
  init?(wholeName text: String, in language: FoodLanguage) {
    let phrase = FoodPhrase(FoodToken.tokens(of: text), in: language)
    guard phrase.items.allSatisfy(\.isWord), let food = phrase.food(phrase.items) else { return nil }
    self = food
  }

  init(row: UInt16) { self.row = row }

  /// Grams of a measure: of a cup, of a large one, of a slice.
  func grams(of measure: String) -> Double? {
    let wanted = measure.utf8
    for part in FoodIndex.shared.text(self, at: 22).split(separator: " ") {
      guard part.utf8.starts(with: wanted), part.utf8.dropFirst(wanted.count).first == UInt8(ascii: "=") else {
        continue
      }
      return Double(part.dropFirst(measure.count + 1))
    }
    return nil
  }

  /// It, what it is a kind of, what that is a kind of, and so on.
  var kinds: some Sequence<KnownFood> { sequence(first: self, next: \.parent) }

  func isKind(of other: KnownFood) -> Bool { kinds.contains(other) }

  /// All foods of the table.
  static var all: some Sequence<KnownFood> {
    (0..<FoodIndex.shared.head.rowCount).lazy.map { KnownFood(row: UInt16($0)) }
  }

  private func food(at offset: Int) -> KnownFood? {
    let row = UInt16(FoodIndex.shared.number(self, at: offset, bytes: 2))
    return row == FoodIndex.Entry.free ? nil : KnownFood(row: row)
  }

  private static func text(ofNumber number: Int) -> String? {
    guard number > 0 else { return nil }
    let digits = String(number)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}
