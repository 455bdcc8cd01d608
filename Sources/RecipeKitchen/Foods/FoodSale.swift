/// How a food is bought: the column `sold` of the table.
enum FoodSale: Hashable, Sendable {
  /// By weight, by volume, in a packet: as much as the recipe says.
  case loose
  /// In whole pieces.
  case whole
  /// In wholes of so many parts: heads of ten cloves, bunches of twenty sprigs. A whole in the word `each` has no word.
  case parts(whole: String, count: Int, part: String)
  /// Not at all, but what it is made of.
  case madeAtHome
  case fromTap
  /// It is bought, and not eaten.
  case utensil

  /// The number of a case in the packed table.
  enum Kind: UInt8 { case loose, fromTap, utensil, madeAtHome, whole, parts }

  /// The words of the column that stand for a case.
  static let names: [String: Kind] = ["tap": .fromTap, "tool": .utensil, "made": .madeAtHome, "whole": .whole]

  /// - Parameter parts: `head:10 clove`.
  init(kind: Kind, parts: String) {
    switch kind {
    case .loose: self = .loose
    case .fromTap: self = .fromTap
    case .utensil: self = .utensil
    case .madeAtHome: self = .madeAtHome
    case .whole: self = .whole
    case .parts:
      let words = parts.split { $0 == ":" || $0 == " " }
      guard words.count == 3, let count = Int(words[1]), count > 0 else {
        self = .loose
        return
      }
      self = .parts(whole: words[0] == "each" ? "" : String(words[0]), count: count, part: String(words[2]))
    }
  }
}

/// What a food is like: the column `traits` of the table.
struct FoodTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Its volume is shown as a volume, also where some of it was weighed.
  static let liquid = FoodTraits(rawValue: 1 << 0)
  /// Its juice and its zest are used apart.
  static let citrus = FoodTraits(rawValue: 1 << 1)

  static let names = ["liquid", "citrus"]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads names with spaces between; others are passed over.
  init(named text: String) {
    rawValue = text.split(separator: " ").compactMap { Self.names.firstIndex(of: String($0)) }
      .reduce(0) { $0 | 1 << UInt8($1) }
  }
}
