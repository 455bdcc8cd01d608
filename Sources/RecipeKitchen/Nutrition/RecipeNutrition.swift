/// What the ingredients of a recipe hold, as far as they are known.
///
/// A line counts whole or not at all; nothing is estimated.
///
/// - Source: Documentation/Cooking.md.
package struct RecipeNutrition: Hashable, Sendable {
  /// A line that counts.
  package struct Counted: Hashable, Sendable {
    package let line: String
    package let food: Food
    /// What is eaten of it: of oil for frying a tenth.
    package let grams: Double
    package let isForFrying: Bool
  }

  /// A line that does not count, and why.
  package struct LeftOut: Hashable, Sendable {
    package let line: String
    package let reason: Reason
  }

  package enum Reason: String, Hashable, Sendable {
    case noAmount = "no amount"
    case unknownFood = "unknown food"
    case unknownWeight = "unknown weight"
  }

  package private(set) var counted: [Counted] = []
  package private(set) var leftOut: [LeftOut] = []
  /// Of all lines that count.
  package private(set) var total = Nutrients()
  package private(set) var grams = 0.0

  /// - Parameters:
  ///   - ingredients: The lines of a recipe; headings are passed over.
  ///   - own: What a person says that foods are, which goes before the table.
  package init(ingredients: String, own: [OwnFood] = []) {
    let foods = Dictionary(own.map { ($0.key, $0.food) }) { first, _ in first }
    let lines = ingredients.split(separator: "\n").map { IngredientLine.parse(String($0)) }
    let language = FoodLanguage(of: lines)
    for line in lines where line.kind == .ingredient && !UncountedLine.isOne(line, language) {
      add(line, language, foods)
    }
  }

  private mutating func add(_ line: IngredientLine, _ language: FoodLanguage, _ own: [ItemKey: Food?]) {
    switch Self.count(line, language, own) {
    case .success(let counted):
      self.counted.append(counted)
      total.add(counted.food.per100Grams.multiplied(by: counted.grams / 100))
      grams += counted.grams
    case .failure(let leftOut): self.leftOut.append(leftOut)
    }
  }

  private static func count(_ line: IngredientLine, _ language: FoodLanguage, _ own: [ItemKey: Food?])
    -> Result<Counted, LeftOut>
  {
    func leftOut(_ reason: Reason) -> Result<Counted, LeftOut> { .failure(LeftOut(line: line.text, reason: reason)) }
    if line.countedAmounts.isEmpty { return leftOut(.noAmount) }
    let weighed = WeighedFood(line, in: language)
    let known = weighed?.number.flatMap(FoodTable.shared.food(numbered:))
    guard let food = ownFood(of: line, language, own) ?? known else { return leftOut(.unknownFood) }
    guard let grams = FoodWeights.grams(of: line, weighed) else { return leftOut(.unknownWeight) }
    let isForFrying = grams >= FryingOil.least && weighed.map { FryingOil.isOne($0.food, in: line) } == true
    return .success(
      Counted(
        line: line.text, food: food, grams: isForFrying ? grams * FryingOil.share : grams, isForFrying: isForFrying))
  }

  /// What a person says of a line, of "salt and pepper" before salt; an empty optional where that is no food.
  private static func ownFood(of line: IngredientLine, _ language: FoodLanguage, _ own: [ItemKey: Food?]) -> Food?? {
    if own.isEmpty { return nil }
    let foods = [ShoppingFood(named: line, in: language), ShoppingFood.foods(of: line, in: language).first]
    return foods.lazy.compactMap { $0.flatMap { own[$0.key] } }.first
  }

  /// How much a sum over the lines says.
  package enum Completeness: Hashable, Sendable {
    /// Nine tenths of the lines count, or more.
    case whole
    /// Six tenths: there is more than the sum says.
    case atLeast
    /// Fewer: a sum would say nothing.
    case none
  }

  package var completeness: Completeness {
    let (known, all) = (counted.count, counted.count + leftOut.count)
    return known * 10 >= all * 9 ? .whole : known * 10 >= all * 6 ? .atLeast : .none
  }

  /// What a part of the recipe holds: of 4 servings one is `1 / 4`.
  package func part(_ share: Double) -> Nutrients { total.multiplied(by: share) }

  /// What 100 g of the ingredients hold, before they are cooked; `nil` where nothing counts.
  package var per100Grams: Nutrients? { grams > 0 ? total.multiplied(by: 100 / grams) : nil }
}

extension RecipeNutrition.LeftOut: Error {}

/// Lines that do not matter: foil, and without an amount salt, spices, herbs, water, and what is put on the table.
private enum UncountedLine {
  static func isOne(_ line: IngredientLine, _ language: FoodLanguage) -> Bool {
    guard line.link == nil else { return false }
    let foods = FoodMatch(line, in: language).groups.compactMap(\.first?.food)
    if !foods.isEmpty, foods.allSatisfy(\.isUtensil) { return true }
    guard line.countedAmounts.isEmpty else { return false }
    return isServed(line) || !foods.isEmpty && foods.allSatisfy(isSeasoning)
  }

  private static func isSeasoning(_ food: KnownFood) -> Bool {
    if case .parts("bunch", _, _) = food.sale { return true }
    return food.aisle == .spices || food.isFromTap
  }

  private static func isServed(_ line: IngredientLine) -> Bool {
    let text = line.text.lowercased()
    return ["to serve", "for serving"].contains(where: text.contains)
  }
}

/// Oil that is fried in, most of which stays in the pan.
private enum FryingOil {
  /// In grams: less is eaten.
  static let least = 200.0
  static let share = 0.1

  static func isOne(_ food: KnownFood, in line: IngredientLine) -> Bool {
    guard let oil = KnownFood(named: "oil"), food.isKind(of: oil) else { return false }
    let text = line.text.lowercased()
    return text.contains("frying") || text.contains("to fry") || text.contains("deep-fry")
  }
}
