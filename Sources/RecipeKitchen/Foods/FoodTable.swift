/// A food and what 100 g of it hold.
package struct Food: Hashable, Sendable {
  /// The number in USDA's table.
  package let number: String
  package let name: String
  package let per100Grams: Nutrients
}

/// The foods of USDA's table.
///
/// - Source: `NutritionFacts`.
package struct FoodTable: Sendable {
  package static let shared = FoodTable()

  private let text = FactText(NutritionFacts.text)
  private init() {}

  /// - Complexity: O(log *n*) for the 800 kB of the table.
  package func food(numbered number: String) -> Food? {
    guard number.utf8.count == 5 else { return nil }
    return text.line(beginningWith: number).flatMap(Food.init)
  }
}

extension FoodTable {
  /// The foods whose names have all of some words in them, in the order of the table.
  ///
  /// - Parameter words: In whatever case; none finds nothing.
  /// - Complexity: O(*n*) for the 800 kB of the table.
  package func foods(with words: [String]) -> [Food] {
    let wanted = words.map { $0.lowercased() }
    if wanted.isEmpty { return [] }
    return text.parts(by: .newline).lazy.filter { line in
      var columns = line.parts(by: .tab)
      _ = columns.next()
      guard let name = columns.next()?.string.lowercased() else { return false }
      return wanted.allSatisfy(name.contains)
    }.compactMap(Food.init)
  }
}

extension Food {
  /// What milligrams of sodium are in grams of salt.
  ///
  /// - Source: Regulation (EU) No 1169/2011, Annex I: salt is sodium × 2.5.
  private static let saltPerSodium = 2.5 / 1000

  /// Reads a line of the table.
  fileprivate init?(_ line: FactText) {
    let columns = Array(line.parts(by: .tab))
    guard columns.count == 10 else { return nil }
    let figures = columns.dropFirst(2).map { Double($0.string) }
    var nutrients = Nutrients()
    for (nutrient, figure) in zip(Self.columns, figures) {
      nutrients.set(nutrient, to: nutrient == .salt ? figure.map { $0 * Self.saltPerSodium } : figure)
    }
    self.init(number: columns[0].string, name: columns[1].string, per100Grams: nutrients)
  }

  private static let columns: [Nutrient] = [
    .energy, .protein, .fat, .carbohydrate, .fiber, .sugar, .salt, .saturatedFat,
  ]
}
