/// What a person says that a food is.
package struct OwnFood: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    /// The number of a food of the table.
    case listed(String)
    /// What 100 g of it hold.
    case facts(Nutrients)
  }

  package let key: ItemKey
  /// As it was typed.
  package let name: String
  package let meaning: Meaning

  package init(key: ItemKey, name: String, meaning: Meaning) {
    self.key = key
    self.name = name
    self.meaning = meaning
  }

  /// What lines that name it count as; `nil` for a number that the table does not have.
  package var food: Food? {
    switch meaning {
    case .listed(let number): FoodTable.shared.food(numbered: number)
    case .facts(let facts): Food(number: Self.number, name: name, per100Grams: facts)
    }
  }

  /// What stands for the number of a food that is in no table.
  package static let number = "own"
}

/// Facts as they are stored: `kcal 46, fat 1.5`. What is not stated is not known.
extension Nutrients {
  /// The most that 100 g can hold.
  package static func range(of nutrient: Nutrient) -> ClosedRange<Double> { nutrient == .energy ? 0...900 : 0...100 }

  /// - Returns: `nil` for text that is not as `facts` spells it, and for amounts that 100 g cannot hold.
  package init?(facts text: String) {
    self.init()
    for nutrient in Nutrient.allCases { set(nutrient, to: nil) }
    for fact in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = fact.split(separator: " ")
      guard words.count == 2, let nutrient = Nutrient(factName: words[0]), let amount = Double(words[1]),
        Self.range(of: nutrient).contains(amount), incomplete.contains(nutrient)
      else { return nil }
      set(nutrient, to: amount)
    }
    guard fitIntoHundredGrams, !incomplete.contains(.energy) else { return nil }
  }

  package var facts: String {
    Nutrient.allCases.filter { !incomplete.contains($0) }.map { "\($0.factName) \(exact($0))" }
      .joined(separator: ", ")
  }

  /// `true` if protein, fat, carbohydrate, and salt weigh no more than 100 g, and parts no more than what they are of.
  ///
  /// Some labels count fiber as carbohydrate and others do not, so it is held to no sum.
  package var fitIntoHundredGrams: Bool {
    let parts: [Nutrient] = [.protein, .fat, .carbohydrate, .salt]
    return parts.reduce(0) { $0 + self[$1] } <= 100 && self[.saturatedFat] <= part(.fat)
      && self[.sugar] <= part(.carbohydrate)
  }

  /// What a part is of may not be known.
  private func part(_ nutrient: Nutrient) -> Double { incomplete.contains(nutrient) ? 100 : self[nutrient] }

  /// The amount as it is, without a fraction that is zero.
  package func exact(_ nutrient: Nutrient) -> String {
    let amount = self[nutrient]
    let whole = Int(amount)
    return amount == Double(whole) ? "\(whole)" : "\(amount)"
  }
}

extension Nutrient {
  /// One word, as options have it: `kcal`, `saturated-fat`.
  package var factName: String {
    switch self {
    case .energy: "kcal"
    case .saturatedFat: "saturated-fat"
    default: name
    }
  }

  fileprivate init?(factName: Substring) {
    guard let nutrient = Nutrient.allCases.first(where: { $0.factName == factName }) else { return nil }
    self = nutrient
  }
}
