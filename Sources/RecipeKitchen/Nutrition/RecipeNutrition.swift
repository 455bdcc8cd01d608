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
    package let grams: Double
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
    for line in ingredients.split(separator: "\n") { add(IngredientLine.parse(String(line)), foods) }
  }

  private mutating func add(_ line: IngredientLine, _ own: [ItemKey: Food?]) {
    guard line.kind == .ingredient else { return }
    switch Self.count(line, own) {
    case .success(let counted):
      self.counted.append(counted)
      total.add(counted.food.per100Grams.multiplied(by: counted.grams / 100))
      grams += counted.grams
    case .failure(let leftOut): self.leftOut.append(leftOut)
    }
  }

  private static func count(_ line: IngredientLine, _ own: [ItemKey: Food?]) -> Result<Counted, LeftOut> {
    func leftOut(_ reason: Reason) -> Result<Counted, LeftOut> { .failure(LeftOut(line: line.text, reason: reason)) }
    if line.countedAmounts.isEmpty { return leftOut(.noAmount) }
    let key = ItemKey(named: line)
    guard let food = own[key] ?? FoodTable.shared.food(for: key) else { return leftOut(.unknownFood) }
    guard let grams = FoodWeights.shared.grams(of: line, key: key, food: food) else { return leftOut(.unknownWeight) }
    return .success(Counted(line: line.text, food: food, grams: grams))
  }

  /// What a part of the recipe holds: of 4 servings one is `1 / 4`.
  package func part(_ share: Double) -> Nutrients { total.multiplied(by: share) }

  /// What 100 g of the ingredients hold, before they are cooked; `nil` where nothing counts.
  package var per100Grams: Nutrients? { grams > 0 ? total.multiplied(by: 100 / grams) : nil }
}

extension RecipeNutrition.LeftOut: Error {}

extension ItemKey {
  /// The key of what a line asks for; of water, which is not bought, "water".
  init(named line: IngredientLine) {
    self = ShoppingFood(line)?.key ?? ItemKey(text: "water")
  }
}
