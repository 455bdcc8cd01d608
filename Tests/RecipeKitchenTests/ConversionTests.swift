import Testing

@testable import RecipeKitchen

/// What was once converted wrongly.
@Suite struct ConversionTests {
  @Test(arguments: [
    ("22-30 g flour", "2¾-4 tbsp flour"), ("40-60 ml milk", "2½-4 tbsp milk"), ("400-600 g beef", "14-21 oz beef"),
    ("100-150 g flour", "¾-1¼ cups flour"), ("1-1.5 kg beef", "2¼-3¼ lb beef"),
  ])
  func `both ends of a range are converted to one unit that measures both`(text: String, expected: String) {
    #expect(Converter(to: .us).convert(ingredient: text).text == expected)
  }

  @Test func `a third of a cup is not rounded to a quarter`() {
    #expect(Converter(to: .us).convert(ingredient: "165 g flour").text == "1⅓ cups flour")
  }
}
