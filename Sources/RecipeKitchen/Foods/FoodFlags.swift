/// What diets ask of a food: the allergens of Regulation (EU) No 1169/2011, Annex II, and what else people leave out.
struct FoodFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let gluten = FoodFlags(rawValue: 1 << 0)
  static let milk = FoodFlags(rawValue: 1 << 1)
  static let egg = FoodFlags(rawValue: 1 << 2)
  static let fish = FoodFlags(rawValue: 1 << 3)
  static let crustaceans = FoodFlags(rawValue: 1 << 4)
  static let molluscs = FoodFlags(rawValue: 1 << 5)
  static let peanuts = FoodFlags(rawValue: 1 << 6)
  static let nuts = FoodFlags(rawValue: 1 << 7)
  static let soy = FoodFlags(rawValue: 1 << 8)
  static let celery = FoodFlags(rawValue: 1 << 9)
  static let mustard = FoodFlags(rawValue: 1 << 10)
  static let sesame = FoodFlags(rawValue: 1 << 11)
  static let sulphites = FoodFlags(rawValue: 1 << 12)
  static let lupin = FoodFlags(rawValue: 1 << 13)
  static let meat = FoodFlags(rawValue: 1 << 14)
  static let pork = FoodFlags(rawValue: 1 << 15)
  static let honey = FoodFlags(rawValue: 1 << 16)
  static let gelatin = FoodFlags(rawValue: 1 << 17)
  static let rennet = FoodFlags(rawValue: 1 << 18)
  static let alcohol = FoodFlags(rawValue: 1 << 19)
  static let insects = FoodFlags(rawValue: 1 << 20)

  /// As the table spells them, each at the place of its bit.
  static let names = [
    "gluten", "milk", "egg", "fish", "crustaceans", "molluscs", "peanuts", "nuts", "soy", "celery", "mustard", "sesame",
    "sulphites", "lupin", "meat", "pork", "honey", "gelatin", "rennet", "alcohol", "insects",
  ]

  /// Of what was killed.
  static let flesh: FoodFlags = [.meat, .pork, .fish, .crustaceans, .molluscs, .gelatin, .rennet, .insects]
  /// Of any animal.
  static let animal: FoodFlags = flesh.union([.milk, .egg, .honey])

  init?(named name: String) {
    guard let place = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: 1 << UInt32(place))
  }

  var names: [String] { Self.names.enumerated().filter { rawValue & 1 << UInt32($0.offset) != 0 }.map(\.element) }
}
