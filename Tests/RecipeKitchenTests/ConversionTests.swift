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

  @Test(arguments: [
    ("1 loaf (~800g/~1.7 lbs) of bread", "1 loaf (~800g) of bread", MeasurementSystem.metric),
    ("1 stick (½ cup / 113g) butter", "1 stick (½ cup) butter", .us),
    ("600g or 5 cups bread flour", "600g bread flour", .metric),
    ("600g or 5 cups bread flour", "5 cups bread flour", .us), ("onions: 400g | 1lb", "onions: 400g", .metric),
    ("250g (~9 oz)red beans", "250g red beans", .metric),
    ("1 1/2 pounds ground beef, about 700 g", "700 g ground beef", .metric),
    ("1 cup chopped bok choy 250 mL", "1 cup chopped bok choy", .us),
    ("1 (15 oz) (425 g) can beans", "1 (425 g) can beans", .metric),
    ("1 (15 oz) (425 g) can beans", "1 (15 oz) can beans", .us),
    ("8 oz (225 g) flour", "8 oz flour", .us), ("half a pound (225 g) butter", "half a pound butter", .us),
  ])
  func `an amount that is written twice is kept once`(text: String, expected: String, system: MeasurementSystem) {
    #expect(Converter(to: system).convert(ingredient: text).text == expected)
  }

  @Test(arguments: [
    ("Heat to 180 °C (160 °C fan, 350 °F, gas 4).", "Heat to 180 °C (160 °C fan).", MeasurementSystem.metric),
    ("Heat to 180 °C (160 °C fan, 350 °F, gas 4).", "Heat to 350 °F.", .us),
    ("Heat to 100 °C (200 °F, gas ¼).", "Heat to 100 °C.", .metric),
    ("Cook at 360 degrees fahrenheit.", "Cook at 180 degrees celsius.", .metric),
    ("Heat to 250°c or 480°F.", "Heat to 250°c.", .metric),
    ("Pour ~60ml(2fl oz|1/4 cup) in.", "Pour ~60ml in.", .metric),
    ("Bake between 350 and 375°F.", "Bake between 180 and 190°C.", .metric),
    ("Bake at 350/375°F.", "Bake at 180/190°C.", .metric), ("Bake at 180/350°F.", "Bake at 180/350°F.", .metric),
    ("Heat to 450℉ (230℃).", "Heat to 230℃.", .metric), ("Heat to 40 ℃.", "Heat to 104 °F.", .us),
    ("Weigh two ounces. Stir.", "Weigh 57 g. Stir.", .metric),
    ("Add a 15-ounce can of beans.", "Add a 425-gram can of beans.", .metric),
    ("Butter a 2 quart baking dish.", "Butter a 2 quart baking dish.", .metric),
    ("Add the milk 1 cup at a time.", "Add the milk 1 cup at a time.", .metric),
    ("Use a 22–24 cm pan.", "Use a 9 inch pan.", .us), ("Boil down to 500 ml.", "Boil down to 2 cups.", .us),
  ])
  func `a step is converted`(text: String, expected: String, system: MeasurementSystem) {
    #expect(Converter(to: system).convert(direction: text).text == expected)
  }

  @Test(arguments: ["1 cup dried mushrooms", "1 cup french fried onions", "1 cup sun-dried tomatoes"])
  func `what is dried or fried is not weighed as what is fresh`(text: String) {
    #expect(Converter(to: .metric).convert(ingredient: text).text.hasPrefix("240 ml"))
  }

  @Test func `a third of a cup is not rounded to a quarter`() {
    #expect(Converter(to: .us).convert(ingredient: "165 g flour").text == "1⅓ cups flour")
  }
}
