import Testing

@testable import RecipeKitchen

/// What lines weigh and hold, by figures worked out by hand from the tables.
@Suite struct NutritionTests {
  private static func grams(_ line: String) -> Double? {
    RecipeNutrition(ingredients: line).counted.first.map { ($0.grams * 10 + 0.5).rounded(.down) / 10 }
  }

  private static func reason(_ line: String) -> String? {
    RecipeNutrition(ingredients: line).leftOut.first?.reason.rawValue
  }

  @Test(arguments: [
    ("200 g flour", 200), ("1 lb butter", 453.6), ("2 cups flour", 250), ("1 tbsp olive oil", 13.5),
    ("1 tsp ground cumin", 2.1), ("1 tbsp ground cumin", 6), ("250 ml milk", 257.8), ("2 onions", 220),
    ("2 large eggs", 100),
    ("3 garlic cloves, crushed", 9), ("2-3 carrots", 152.5), ("1 cup plus 2 tbsp flour", 140.6),
    ("3 tomatoes (about 400 g)", 400), ("1 cup (130 g) flour", 130), ("2 x 400g tins chopped tomatoes", 800),
    ("400g tin of coconut milk", 400), ("1 stick butter", 113), ("100 g butter, plus 20 g for the tin", 120),
    ("2 slices of bread", 58), ("1 l water", 1001.7), ("6 corn tortillas", 156),
  ]) func `a line weighs`(line: String, grams: Double) {
    #expect(Self.grams(line) == grams, "\(line)")
  }

  @Test(arguments: [
    ("salt and butter", "no amount"), ("a little butter", "no amount"), ("200 g unobtainium", "unknown food"),
    ("1 loaf of garlic", "unknown weight"), ("2 barrels of milk", "unknown weight"),
  ]) func `a line that does not count says why`(line: String, reason: String) {
    #expect(Self.reason(line) == reason, "\(line)")
  }

  @Test func `what a person says of a food goes before the table`() {
    let own = [
      OwnFood(
        key: ItemKey(text: "oat milk"), name: "oat milk", meaning: .facts(Nutrients(facts: "kcal 46, fat 1.5")!)),
      OwnFood(key: ItemKey(text: "butter"), name: "butter", meaning: .listed("16157")),
      OwnFood(key: ItemKey(text: "sugar"), name: "sugar", meaning: .listed("99999")),
    ]
    let nutrition = RecipeNutrition(ingredients: "200 g oat milk\n100 g butter\n100 g sugar\n100 g flour", own: own)
    #expect(nutrition.counted.map(\.food.name).prefix(2) == ["oat milk", "Chickpea flour (besan)"])
    #expect(nutrition.leftOut.map(\.line) == ["100 g sugar"])
    #expect(nutrition.counted.map(\.food.number) == ["own", "16157", "20081"])
    #expect(nutrition.total.incomplete == [.protein, .saturatedFat, .carbohydrate, .sugar, .fiber, .salt])
  }

  @Test(arguments: [
    ("kcal 46, fat 1.5", true), ("kcal 0", true), ("kcal 900, fat 100", true),
    ("kcal 46, protein 25, fat 25, saturated-fat 25, carbohydrate 25, sugar 25, fiber 5, salt 25", true),
    ("fat 1.5", false), ("", false), ("kcal 46,fat 1.5", true), ("kcal 901", false), ("kcal 46, kcal 47", false),
    ("kcal 46, fat -1", false), ("kcal 46, fat", false), ("kcal 46, water 3", false), ("kcal nan", false),
    ("kcal 46, fat 60, protein 50", false), ("kcal 46, fat 1, saturated-fat 2", false), ("kcal 46, sugar 5", true),
  ])
  func `facts are read as they are stored, if 100 g can hold them`(text: String, isValid: Bool) {
    let facts = Nutrients(facts: text)
    #expect((facts != nil) == isValid)
    if let facts { #expect(Nutrients(facts: facts.facts) == facts) }
  }

  @Test func `foods are found by words of their names in whatever case`() {
    #expect(FoodTable.shared.foods(with: ["FLOUR", "chickpea"]).map(\.number) == ["16157"])
    #expect(FoodTable.shared.foods(with: []).isEmpty)
    #expect(FoodTable.shared.foods(with: ["unobtainium"]).isEmpty)
    #expect(FoodTable.shared.foods(with: ["a"]).count > 5000)
  }

  @Test func `headings are no lines, and sums are those of the table`() {
    let nutrition = RecipeNutrition(ingredients: "For the dough:\n200 g flour\n\n100 g butter\njam\nsalt")
    #expect(nutrition.counted.map(\.food.number) == ["20081", "01001"])
    #expect(nutrition.leftOut.map(\.line) == ["jam"])
    #expect(nutrition.total.text(of: .energy) == "1445 kcal")  // 2 × 364 + 717
    #expect(nutrition.total.text(of: .fat) == "83.1 g")  // 2 × 0.98 + 81.11
    #expect(nutrition.part(0.25).text(of: .energy) == "361 kcal")
    #expect(nutrition.per100Grams?.text(of: .energy) == "482 kcal")
  }

  @Test(arguments: [
    "salt and pepper", "freshly ground black pepper", "fresh parsley, chopped", "water", "bread, to serve",
    "aluminum foil",
    "1 roll foil", "Salz", "ground cumin to taste",
  ]) func `what does not matter is neither counted nor left out`(line: String) {
    let nutrition = RecipeNutrition(ingredients: line)
    #expect(nutrition.counted.isEmpty && nutrition.leftOut.isEmpty)
  }

  @Test(arguments: [
    (10, 0, RecipeNutrition.Completeness.whole), (9, 1, .whole), (17, 2, .atLeast), (6, 4, .atLeast), (5, 4, .none),
    (0, 1, .none), (0, 0, .whole),
  ]) func `a sum is whole by nine tenths of the lines, and none below six`(
    counted: Int, leftOut: Int, completeness: RecipeNutrition.Completeness
  ) {
    let lines = [String](repeating: "100 g flour", count: counted) + [String](repeating: "100 g gloop", count: leftOut)
    #expect(RecipeNutrition(ingredients: lines.joined(separator: "\n")).completeness == completeness)
  }

  @Test(arguments: [
    (1445, "at least 1400 kcal"), (99.9, "at least 99 kcal"), (8.19, "at least 8 kcal"), (0, "at least 0 kcal"),
  ]) func `what there is at least has two digits`(energy: Double, text: String) {
    var nutrients = Nutrients()
    nutrients.set(.energy, to: energy)
    #expect(nutrients.leastText(of: .energy) == text)
    nutrients.set(.salt, to: energy / 1000)
    nutrients.set(.fat, to: 8.19)
    #expect(nutrients.leastText(of: .fat) == "at least 8.1 g")
    if energy == 99.9 { #expect(nutrients.leastText(of: .salt) == "at least 0.09 g") }
  }

  @Test func `salt is sodium times two and a half`() {
    #expect(RecipeNutrition(ingredients: "100 g butter").total.text(of: .salt) == "1.61 g")  // 643 mg of sodium
  }

  @Test func `a figure that was not measured makes the sum a least one`() {
    let nutrition = RecipeNutrition(ingredients: "100 g lamb\n100 g sugar")
    #expect(nutrition.total.text(of: .sugar) == "at least 99.8 g")
    #expect(nutrition.total.text(of: .fat) == "21.6 g")
  }

  @Test func `a recipe without lines holds nothing, and divides by nothing`() {
    let nutrition = RecipeNutrition(ingredients: "")
    #expect(nutrition.per100Grams == nil && nutrition.total.text(of: .energy) == "0 kcal")
  }

  @Test func `the table is sorted, and every line is a food`() {
    let lines = Array(FactText(NutritionFacts.text).parts(by: .newline))
    #expect(lines.count == 8117)
    let numbers = lines.map { $0.string.prefix { $0 != "\t" } }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    for number in [0, 1, 4058, 8115, 8116].map({ String(numbers[$0]) }) {
      #expect(FoodTable.shared.food(numbered: number)?.number == number)
    }
    #expect(FoodTable.shared.food(numbered: "00000") == nil && FoodTable.shared.food(numbered: "99999") == nil)
    #expect(FoodTable.shared.food(numbered: "") == nil)
  }
}
