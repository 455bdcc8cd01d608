import Testing

@testable import RecipeKitchen

/// Lines that were once read wrongly.
@Suite struct IngredientLineTests {
  struct Reading: CustomTestStringConvertible {
    let line: String
    let quantity: String
    let unit: String?
    let name: String
    let doubled: String

    init(_ line: String, _ quantity: String, _ unit: String?, _ name: String, _ doubled: String) {
      self.line = line
      self.quantity = quantity
      self.unit = unit
      self.name = name
      self.doubled = doubled
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Reading("1 dozen eggs", "1", "dozen", "eggs", "2 dozen eggs"),
    Reading("half a dozen eggs", "1/2", "dozen", "eggs", "1 dozen eggs"),
    Reading("a dozen mussels", "1", "dozen", "mussels", "2 dozen mussels"),
    Reading("10 or more dashes black pepper", "10", "dash", "black pepper", "20 or more dashes black pepper"),
    Reading("1 or more chilies", "1", nil, "chilies", "2 or more chilies"),
    Reading("1/4 cup cream or more to taste", "1/4", "cup", "cream", "1/2 cup cream or more to taste"),
    Reading("A large potato, cut in half", "1", nil, "potato", "2 large potato, cut in half"),
    Reading("a bay leaf", "1", nil, "bay leaf", "2 bay leaf"),
    Reading("A quarter of a pound of sugar", "1/4", "lb", "sugar", "½ pound of sugar"),
    Reading("Tips from 1 bunch asparagus", "1", "bunch", "asparagus", "Tips from 2 bunches asparagus"),
    Reading("leaves from 2 sprigs mint", "2", "sprig", "mint", "leaves from 4 sprigs mint"),
    Reading("bones from a 1.5kg chicken", "3/2", "kg", "chicken", "bones from a 3kg chicken"),
    Reading("10 1/4-inch slices bread", "10", "slice", "bread", "twenty 1/4-inch slices bread"),
    Reading("1 onion, stuck with 2 cloves", "1", nil, "onion", "2 onion, stuck with 2 cloves"),
    Reading("2 onions, in 4 pieces", "2", nil, "onions", "4 onions, in 4 pieces"),
    Reading("3 / 4 lemons", "3", nil, "lemons", "6 / 8 lemons"),
    Reading("1 - 2/3 cups milk", "5/3", "cup", "milk", "3 1/3 cups milk"),
    Reading("Three ounces and a half of butter", "7/2", "oz", "butter", "7 ounces of butter"),
    Reading("pasta: 800g | 1 1/2 lb", "800", "g", "pasta", "pasta: 1.6kg | 3 lb"),
    Reading("Water *3 dl*", "3", "dl", "Water", "Water *6 dl*"),
    Reading("(optional) 30g cocoa", "30", "g", "cocoa", "(optional) 60g cocoa"),
    Reading("Up to 1/3 cup water", "1/3", "cup", "water", "Up to 2/3 cup water"),
    Reading("1 (1.5 fluid ounce) jigger gin", "1", nil, "jigger gin", "2 (1.5 fluid ounce) jigger gin"),
    Reading("a whole chicken", "1", nil, "whole chicken", "2 whole chicken"),
    Reading("a bunch each of mint and basil", "1", "bunch", "mint and basil", "2 bunches each of mint and basil"),
    Reading("1 tbsp flour stirred into 2 tbsp water", "1", "tbsp", "flour", "2 tbsp flour stirred into ¼ cup water"),
    Reading("1.7 lbs cheese", "17/10", "lb", "cheese", "3.4 lbs cheese"),
    Reading("2T oil", "2", "tbsp", "oil", "¼ cup oil"),
    Reading("A table-spoonful of mace", "1", "tbsp", "mace", "2 table-spoonfuls of mace"),
    Reading("2 rosemary sprigs", "2", "sprig", "rosemary", "4 rosemary sprigs"),
    Reading("8 1/2-inch slices baguette", "8", "slice", "baguette", "sixteen 1/2-inch slices baguette"),
    Reading("1 1/2-inch piece of ginger", "3/2", "inch", "ginger", "3-inch piece of ginger"),
    Reading("Saft einer Zitrone", "1", nil, "Zitrone", "Saft 2 Zitrone"),
    Reading("砂糖 大さじ1", "1", "tbsp", "砂糖", "砂糖 大さじ2"),
    Reading("醤油 大さじ1と1/2", "3/2", "tbsp", "醤油", "醤油 大さじ3"),
    Reading("だし汁 カップ2", "2", "cup", "だし汁", "だし汁 カップ4"),
    Reading("1 unidade de limão", "1", "unidade", "limão", "2 unidades de limão"),
    Reading("3 kvister rosmarin", "3", "kvist", "rosmarin", "6 kvister rosmarin"),
    Reading("1 small-to-medium head of cabbage", "1", "head", "cabbage", "2 small-to-medium heads of cabbage"),
  ])
  func `a line is read and doubled`(_ reading: Reading) throws {
    let line = IngredientLine.parse(reading.line)
    let amount = try #require(line.amounts.first)
    #expect(amount.quantity?.low.description == reading.quantity)
    #expect(amount.unit.map { UnitTable.shared.name(of: $0) } == reading.unit)
    #expect(line.name == reading.name)
    #expect(line.scaled(by: Rational(2)).text == reading.doubled)
  }

  @Test(arguments: [
    ("salt, black pepper and a few basil leaves", "salt, black pepper and a few basil leaves"),
    ("2 onions , garlic, and ginger", "onions, garlic, and ginger"),
    ("2 skinless, boneless chicken breasts, sliced", "skinless, boneless chicken breasts"),
    ("1 large, finely chopped onion", "onion"),
  ])
  func `a list of names keeps its commas`(_ line: String, _ name: String) {
    #expect(IngredientLine.parse(line).name == name)
  }

  struct LinkReading: CustomTestStringConvertible {
    let line: String
    let link: String?
    let name: String
    let doubled: String

    init(_ line: String, _ link: String?, _ name: String, _ doubled: String) {
      (self.line, self.link, self.name, self.doubled) = (line, link, name, doubled)
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    LinkReading("1 batch [[Pizza dough]]", "Pizza dough", "Pizza dough", "2 batches [[Pizza dough]]"),
    LinkReading("200 g [[Pesto]], thinned", "Pesto", "Pesto", "400 g [[Pesto]], thinned"),
    LinkReading("[[12]]", "12", "12", "[[12]]"),
    LinkReading("2 [[12]]", "12", "12", "4 [[12]]"),
    LinkReading("[[Pizza dough]], 1 batch", "Pizza dough", "Pizza dough", "[[Pizza dough]], 2 batches"),
    LinkReading(
      "- ½ [[ Stock, 2 l (brown) ]]", "Stock, 2 l (brown)", "Stock, 2 l (brown)", "- 1 [[ Stock, 2 l (brown) ]]"),
    LinkReading(
      "1 [[5-minute bread: 2 cups]]", "5-minute bread: 2 cups", "5-minute bread: 2 cups",
      "2 [[5-minute bread: 2 cups]]"),
    LinkReading(
      "1 batch home-made [[Pesto]] sauce", "Pesto", "home-made Pesto sauce",
      "2 batches home-made [[Pesto]] sauce"),
    LinkReading("1 [[番茄炒蛋]]", "番茄炒蛋", "番茄炒蛋", "2 [[番茄炒蛋]]"),
    LinkReading("1 [[A [[B]] ]]", nil, "", "2 [[A [[B]] ]]"),
    LinkReading("1 cup pesto (see [[Pesto]])", nil, "pesto", "2 cups pesto (see [[Pesto]])"),
    LinkReading("1 cup sauce [[]]", nil, "sauce", "2 cups sauce [[]]"),
    LinkReading("1 cup [[Pesto", nil, "", "2 cups [[Pesto"),
    LinkReading("For the [[Pizza dough]]:", nil, "For the [[Pizza dough]]:", "For the [[Pizza dough]]:"),
  ])
  func `a link is read as one name, and scaling leaves it as it is`(_ reading: LinkReading) {
    let line = IngredientLine.parse(reading.line)
    #expect(line.link?.target == reading.link)
    #expect(line.name == reading.name)
    #expect(line.scaled(by: Rational(2)).text == reading.doubled)
  }

  @Test func `conversion passes over a link`() {
    let line = Converter(to: .us).convert(ingredient: "500 g [[Stock, 2 l at 180 °C]]")
    #expect(line.text == "1 lb 2 oz [[Stock, 2 l at 180 °C]]")
    #expect(Converter(to: .us).convert(direction: "Add 1 l [[Stock, 2 l]].").text == "Add 4 cups [[Stock, 2 l]].")
  }

  @Test func `the JSON of a line names its link`() {
    #expect(IngredientLine.parse("1 [[ 12 ]]").json.hasSuffix(#""name":"12","preparation":"","note":"","link":"12"}"#))
    #expect(IngredientLine.parse("1 egg").json.hasSuffix(#""note":""}"#))
  }

  @Test(arguments: ["a little lemon juice", "a few sprigs of thyme", "a generous amount of salt"])
  func `a vague amount is not a number`(text: String) {
    #expect(IngredientLine.parse(text).scaled(by: Rational(2)).text == text)
  }
}
