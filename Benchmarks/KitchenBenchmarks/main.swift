import RecipeKitchen

/// Lines such as people write, repeated; each takes its own way through the parser.
let lines = [
  "2 cups all-purpose flour, sifted", "1 x 400g/14oz tin chopped tomatoes",
  "150g/5½oz unsalted butter, plus extra for greasing",
  "salt and freshly ground black pepper", "3 garlic cloves, finely chopped", "½ tsp ground cumin",
  "4 skinless, boneless chicken breasts (about 6 oz each)", "1 (14-oz) can coconut milk", "juice of 1 lemon",
  "1 large onion, peeled and diced", "2 tbsp chopped dill, chives, and/or chervil, plus sprigs for garnish", "盐 3g",
]
let steps = [
  "Preheat the oven to 350°F (180°C) and butter a 9x13-inch pan.",
  "Add 1 cup of the stock and simmer for 20 to 25 minutes.",
  "Whisk together the flour, sugar and salt until no lumps remain.",
]

/// Returns how many texts a second the best of seven rounds does.
func rate(_ texts: [String], _ body: (String) -> Int) -> Int {
  let rounds = 20_000 / texts.count
  var best = 0.0
  var sum = 0
  for _ in 0..<7 {
    let time = ContinuousClock().measure {
      for _ in 0..<rounds { for text in texts { sum &+= body(text) } }
    }
    best = max(best, Double(rounds * texts.count) / (time / .seconds(1)))
  }
  precondition(sum != 1)
  return Int(best)
}

let metric = Converter(to: .metric)
let rows: [(name: String, rate: Int, least: Int?)] = [
  ("lines read", rate(lines) { IngredientLine.parse($0).amounts.count }, 250_000),
  (
    "lines read and scaled by 3/2",
    rate(lines) { IngredientLine.parse($0).scaled(by: Rational(3, 2)!).text.utf8.count }, nil
  ),
  ("lines converted to metric", rate(lines) { metric.convert(ingredient: $0).text.utf8.count }, nil),
  ("steps searched for timers", rate(steps) { TextTimer.find(in: $0).count }, nil),
]
print("a second\tat least\tmet\tfor")
for row in rows {
  let verdict = row.least.map { row.rate >= $0 ? "yes" : "NO" } ?? ""
  print("\(row.rate)\t\(row.least.map(String.init) ?? "")\t\(verdict)\t\(row.name)")
}
