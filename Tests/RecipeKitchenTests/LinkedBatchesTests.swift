import Testing

@testable import RecipeKitchen

/// How many times a line asks for the recipe that it names.
@Suite struct LinkedBatchesTests {
  @Test(arguments: [
    ("1 batch [[Pizza dough]]", "4", "1"), ("[[Pizza dough]]", "4", "1"), ("2 [[12]]", "", "2"),
    ("½ recipe [[Pizza dough]], rested", "4 balls", "1/2"), ("1-2 batches [[Pesto]]", "", "2"),
    ("200 g [[Pesto]]", "1 jar of 350 g", "4/7"), ("700 g [[Pesto]]", "2 jars of 350 g", "1"),
    ("1 kg [[Stew]]", "500 g", "2"), ("½ cup [[Chicken stock]]", "1 quart", "1/8"),
    ("500 ml [[Stock]]", "about 2 l", "1/4"), ("200 g [[Pesto]]", "4", nil), ("200 g [[Pesto]]", "", nil),
    ("200 g [[Pesto]]", "1 cup", nil), ("3 slices [[Bread]]", "1 loaf", nil),
  ])
  func `a line asks for whole recipes, or for a part of what one makes`(line: String, servings: String, times: String?)
  {
    #expect(IngredientLine.parse(line).batches(ofServings: servings)?.description == times)
  }

  @Test(arguments: ["Pizza dough", "Stock, 2 l (brown)", "12", "[Basic] dough", "番茄炒蛋"])
  func `a title stands between brackets as it is`(title: String) {
    #expect(RecipeLink.canHold(title))
    #expect(RecipeLink.shown("1 batch [[\(title)]], warm") { $0.target + "!" } == "1 batch \(title)!, warm")
    #expect(RecipeLink.replaced(in: "1 [[\(title)]]") { _ in "New" } == "1 [[New]]")
  }

  @Test(arguments: ["A ]] B", "A [[ B", " A", "", "A]"])
  func `a title that brackets would cut cannot be a link`(title: String) {
    #expect(!RecipeLink.canHold(title))
  }
}
