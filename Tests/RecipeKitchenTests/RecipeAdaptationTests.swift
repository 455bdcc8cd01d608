import Testing

@testable import RecipeKitchen

@Suite struct RecipeAdaptationTests {
  @Test(arguments: [
    ("Add 1 cup of the stock.", "Add 1 cup [2 cups] of the stock."),
    ("Stir in 150g/5½oz sugar.", "Stir in 150g/5½oz [300g/11oz] sugar."),
    ("Bake at 350°F for 20 minutes in a 9x13-inch pan.", "Bake at 350°F for 20 minutes in a 9x13-inch pan."),
    ("Heat a pot of 4–5 litres inside.", "Heat a pot of 4–5 litres inside."),
    ("Line a 900 g (2 lb) loaf tin.", "Line a 900 g (2 lb) loaf tin."),
    ("Ladle in 60 ml of batter for each pancake.", "Ladle in 60 ml of batter for each pancake."),
    ("Boil down to 500 ml.", "Boil down to 500 ml [1 l]."),
    ("Heat a pot of 4 litres of water.", "Heat a pot of 4 litres [8 litres] of water."),
    ("Use a saucepan (about 2 l) or a 3 quart pan.", "Use a saucepan (about 2 l) or a 3 quart pan."),
    ("Open a 400g tin of tomatoes.", "Open a 400g tin of tomatoes."),
    ("Cut into 2 cm cubes and divide into 4.", "Cut into 2 cm cubes and divide into 4."),
  ])
  func `directions get the scaled amount in brackets`(text: String, expected: String) {
    #expect(RecipeAdaptation(factor: Rational(2)).directions(text) == expected)
  }

  @Test(
    arguments: [
      ("3 onions", "6/5", "3½ onions"), ("1 egg", "6/5", "1 egg"), ("2-3 cloves garlic", "6/5", "2½-3½ cloves garlic"),
      ("1 tin tomatoes", "1/8", "¼ tin tomatoes"), ("1 egg", "9/10", "1 egg"), ("12 eggs", "11/10", "13 eggs"),
      ("3 eggs", "1/3", "1 eggs"), ("2 eggs", "1/3", "⅔ eggs"), ("1 onion", "1/4", "¼ onion"),
      ("4-5 cloves garlic", "1/9", "½ clove garlic"), ("4 to 5 eggs", "1/9", "½ eggs"),
      ("1.5 onions", "6/5", "2 onions"),
      ("400g tin tomatoes", "6/5", "400g tin tomatoes"), ("250 g flour", "6/5", "300 g flour"),
      ("1 cup milk", "6/5", "19¼ tbsp milk"),
    ])
  func `things come out as a cook counts them`(line: String, factor: String, expected: String) throws {
    let adaptation = RecipeAdaptation(factor: try #require(Rational.factor(factor)))
    #expect(adaptation.ingredients(line) == expected)
  }

  @Test func `a program gets what is nearest`() {
    let factor = Rational(6, 5)!
    #expect(
      RecipeAdaptation(factor: factor, countsThings: false).ingredients("1 egg\n3 onions") == "1.2 egg\n3⅝ onions")
    #expect(ServingsCount("4")?.scaled(by: factor, countsThings: false) == "4¾")
  }

  @Test(
    arguments: [
      ("2 tbsp butter\n1 kg tomatoes", 2, "4 tbsp butter\n2 kg tomatoes"),
      ("2 tbsp butter\n1 kg tomatoes", 4, "8 tbsp butter\n4 kg tomatoes"),
      ("2 tbsp butter\n1 kg tomatoes", 5, "150 ml butter\n5 kg tomatoes"),
      ("2 tbsp butter\n2 tomatoes", 5, "10 tbsp butter\n10 tomatoes"),
      ("2 tbsp butter\n1 cup milk", 2, "¼ cup butter\n2 cups milk"), ("2 tbsp butter", 2, "¼ cup butter"),
      ("1 tsp salt\n100 g flour", 3, "1 tbsp salt\n300 g flour"),
      ("1tbsp oil\n100 g flour", 10, "150 ml oil\n1 kg flour"),
      ("1 heaped tbsp cocoa\n100 g flour", 10, "10 heaped tbsp cocoa\n1 kg flour"),
    ])
  func `spoons become cups only among lines with cups`(lines: String, factor: Int, expected: String) {
    #expect(RecipeAdaptation(factor: Rational(factor), for: lines).ingredients(lines) == expected)
  }

  @Test func `in US units spoons become cups in any recipe`() {
    let lines = "2 tbsp butter\n1 onion"
    #expect(
      RecipeAdaptation(factor: Rational(2), system: .us, for: lines).ingredients(lines) == "¼ cup butter\n2 onion")
  }

  @Test(arguments: [
    ("4", "6/5", "about 5"), ("4-6 people", "6/5", "about 5-7 people"),
    ("about 24 cookies", "11/10", "about 26 cookies"),
    ("Serves 4", "6/5", "Serves about 5"), ("1 loaf", "3/4", "¾ loaf"), ("4", "2/3", "2⅔"), ("4", "3/2", "6"),
  ])
  func `servings that are not whole are about as many`(servings: String, factor: String, expected: String) throws {
    #expect(ServingsCount(servings)?.scaled(by: try #require(Rational.factor(factor))) == expected)
  }

  @Test func `a step is converted before its amounts are scaled`() {
    let adaptation = RecipeAdaptation(factor: Rational(2), system: .metric)
    #expect(adaptation.directions("Add 1 cup water at 350°F.") == "Add 240 ml [480 ml] water at 180°C.")
    #expect(adaptation.ingredients("1 cup flour\n\n2 eggs") == "250 g flour\n\n4 eggs")
  }

  @Test func `without factor and system nothing changes`() {
    #expect(RecipeAdaptation().isIdentity)
    #expect(RecipeAdaptation().ingredients("1 cup flour") == "1 cup flour")
  }

  @Test(arguments: [("2", "2"), ("1/2", "1/2"), ("1.5", "3/2"), ("2/3", "2/3"), ("½", "1/2"), ("1000", "1000")])
  func `a factor is a number or a fraction`(text: String, value: String) {
    #expect(Rational.factor(text)?.description == value)
  }

  @Test(arguments: ["0", "-1", "1001", "1/0", "0/2", "abc", "", "two", "2 cups", "1e9", "99999999999999999999"])
  func `what is not a factor is refused`(text: String) {
    #expect(Rational.factor(text) == nil)
  }

  @Test(arguments: [
    ("4", "4", "8"), ("4-6 people", "5", "8-12 people"), ("about 24 cookies", "24", "about 48 cookies"),
    ("1 loaf", "1", "2 loaves"), ("1 large cake", "1", "2 large cakes"), ("1 Portion", "1", "2 Portionen"),
    ("1 Blech (30 cm)", "1", "2 Bleche (30 cm)"), ("Serves 2", "2", "Serves 4"),
    ("makes about 2 dozen cookies", "24", "makes about 4 dozen cookies"), ("a dozen rolls", "12", "2 dozen rolls"),
    ("½ dozen", "6", "1 dozen"), ("2 douzaines de madeleines", "24", "4 douzaines de madeleines"),
  ])
  func `servings say how many`(text: String, count: String, doubled: String) throws {
    let servings = try #require(ServingsCount(text))
    #expect(servings.count.description == count)
    #expect(servings.scaled(by: Rational(2)) == doubled)
  }

  @Test func `servings can be replaced`() {
    #expect(ServingsCount("4-6 people")?.replaced(by: "8") == "8 people")
    #expect(ServingsCount("4 people")?.replaced(by: "1") == "1 person")
    #expect(ServingsCount("1 loaf")?.replaced(by: "2") == "2 loaves")
    #expect(ServingsCount("1 loaf")?.replaced(by: "1/2") == "1/2 loaf")
    #expect(ServingsCount("makes about 2 dozen cookies")?.replaced(by: "36") == "makes about 36 cookies")
  }

  @Test func `servings without a number say nothing`() {
    #expect(ServingsCount("some") == nil)
    #expect(ServingsCount("") == nil)
  }
}
