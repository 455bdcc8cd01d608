import Foundation
import Testing

@testable import RecipeKitchen

/// What scaling and conversion may not touch, for every line at hand.
@Suite struct TextSafetyTests {
  @Test func `the labeled lines are read where they are at hand`() throws {
    guard Fixtures.hasLabeledLines else {
      try Test.cancel("../shared/conformance/ingredients is not here: only the lines of SampleData are read")
    }
    #expect(!Fixtures.labeledLines.isEmpty)
  }

  private static let lines: [(line: IngredientLine, outside: [String])] =
    (Fixtures.labeledLines + Fixtures.sampleLines(\.ingredients) + SafetyCasesTests.cases.map(\.text)).map {
      (IngredientLine.parse($0), NaiveText($0).pieces)
    }

  @Test(arguments: ["1/3", "2", "7"])
  func `text outside of amounts is what it was, byte for byte`(factor: String) throws {
    let factor = try #require(Fixtures.rational(factor))
    let changed = Self.lines.compactMap { line, outside -> String? in
      let scaled = line.scaled(by: factor).text
      return scaled == line.text || NaiveText(scaled).pieces == outside ? nil : "\(line.text) → \(scaled)"
    }
    #expect(changed.isEmpty, "\(changed.count) lines: \(changed.prefix(60))")
  }

  @Test(arguments: ["1/3", "2", "7"])
  func `a scaled step is what it was without the brackets that are added`(factor: String) throws {
    let adaptation = RecipeAdaptation(factor: try #require(Fixtures.rational(factor)))
    let changed = (Fixtures.sampleLines(\.directions) + SafetyCasesTests.cases.map(\.text)).filter {
      !Self.isEqual($0, withBrackets: adaptation.directions($0))
    }
    #expect(changed.isEmpty, "\(changed.count) lines: \(changed.prefix(60))")
  }

  /// Returns whether the second text is the first one with brackets added, each after a space.
  private static func isEqual(_ text: String, withBrackets other: String) -> Bool {
    var rest = Substring(other)
    for character in text + "\n" {
      if rest.hasPrefix(" ["), let end = rest.firstIndex(of: "]") { rest = rest[rest.index(after: end)...] }
      if character == "\n" { return rest.isEmpty }
      guard rest.popFirst() == character else { return false }
    }
    return false
  }

  // MARK: Relatives of the cases

  @Test(arguments: [
    ("half and half, 1 cup", "half and half, 2 cups"), ("Half & half", "Half & half"),
    ("half fat crème fraîche, 200 ml", "half fat crème fraîche, 400 ml"), ("1 (half) onion", "2 (half) onion"),
    ("1 onion (half of it grated)", "2 onion (half of it grated)"), ("5 spice powder", "5 spice powder"),
    ("half om half gehakt 500 g", "half om half gehakt 1 kg"), ("beurre demi-sel, 50 g", "beurre demi-sel, 100 g"),
    ("3 tbsp basil or half that amount dried", "6 tbsp basil or half that amount dried"),
    ("4 cloves garlic, one whole and three sliced", "8 cloves garlic, one whole and three sliced"),
    ("6 figs, two of them sliced", "12 figs, two of them sliced"), ("半干荞麦面 100g", "半干荞麦面 200g"),
    ("八角一个（半）", "八角一个（半）"),
  ])
  func `a number word inside a name is no amount`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("eine halbe Zitrone", "1 Zitrone"), ("ein halber Liter Milch", "1 Liter Milch"), ("zwei Eier", "4 Eier"),
    ("une demie baguette", "1 baguette"), ("media cebolla", "1 cebolla"), ("mezza cipolla", "1 cipolla"),
    ("meia colher (sopa) de azeite", "1 colher (sopa) de azeite"), ("halve ui", "1 ui"),
    ("1 y media tazas de harina", "3 tazas de harina"), ("1 taza y media de harina", "3 tazas de harina"),
    ("a half cup sugar", "1 cup sugar"), ("A pint and a half of milk", "3 pints of milk"), ("半个洋葱", "1个洋葱"),
    ("玉ねぎ 半分", "玉ねぎ 1"), ("1 cup sugar or half a cup honey", "2 cups sugar or 1 cup honey"),
    ("Sugar, two cups", "Sugar, 4 cups"), ("Un puñado de anacardos", "2 puñado de anacardos"),
  ])
  func `a number word is an amount where one may begin`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("1 500 g de farine", "3 kg de farine"), ("1 500 ml d'eau", "3 l d'eau"), ("1.500 g Kartoffeln", "3 kg Kartoffeln"),
    ("1.200 ml Wasser", "2.4 l Wasser"), ("1,250 kg Mehl", "2,5 kg Mehl"), ("1,500 g flour", "3 kg flour"),
    ("1.500 kg Kartoffeln", "3 kg Kartoffeln"),
    ("1.000-1.500 g Kartoffeln", "2-3 kg Kartoffeln"), ("1,250-1,500 kg Mehl", "2,5-3 kg Mehl"),
    ("ca.500 g Mehl", "ca.1 kg Mehl"), (".5 cup milk", "1 cup milk"), ("0.125 g saffron", "0.25 g saffron"),
    ("10.5 g yeast", "21 g yeast"),
    ("¼ teaspoon (1.875 mL) salt", "½ teaspoon (3.75 mL) salt"),
    ("3 500 g tins of tomatoes", "6 500 g tins of tomatoes"),
  ])
  func `a mark between thousands is that of the line's language`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("6 eggs, 4 whole and 2 yolks", "12 eggs, 8 whole and 4 yolks"),
    ("3 onions, 2 chopped and 1 sliced", "6 onions, 4 chopped and 2 sliced"),
    ("4 eggs, 4 whites and 2 yolks", "8 eggs, 8 whites and 4 yolks"),
    ("5 eggs, beaten, and 2 yolks", "10 eggs, beaten, and 4 yolks"),
  ])
  func `counts that make the whole are scaled along with it`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("1 & 1/2 cups flour", "3 cups flour"), ("anderthalb Tassen Mehl", "3 Tassen Mehl"),
    ("zweieinhalb Tassen Mehl", "5 Tassen Mehl"),
    ("two-thirds cup sugar", "1⅓ cups sugar"), ("Two thirds cup sugar", "1⅓ cups sugar"),
    ("one-half teaspoon salt", "1 teaspoon salt"), ("a third cup oil", "⅔ cup oil"),
    ("three quarters of a cup of milk", "1½ cups of milk"), ("a quarter of a pound of ham", "½ pound of ham"),
    ("two and three-quarters cups flour", "5½ cups flour"), ("one-eighth teaspoon mace", "¼ teaspoon mace"),
    ("dough, two-thirds of the batch", "dough, two-thirds of the batch"),
  ])
  func `a fraction in words is an amount`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: ["The 52 recipes of the library", "Never salt", "Cooked 3 times, last today", "e3b0c44298fc"])
  func `a line without an amount has none`(text: String) {
    #expect(IngredientLine.parse(text).amounts.isEmpty)
    #expect(Self.doubled(text) == text)
  }

  @Test(arguments: [
    ("Saft einer Zitrone", "Saft 2 Zitrone"), ("Saft einer halben Zitrone", "Saft 1 Zitrone"),
    ("abgeriebene Schale von 2 Limetten", "abgeriebene Schale von 4 Limetten"),
    ("le jus de 2 citrons", "le jus de 4 citrons"), ("Jus d'un citron", "Jus de 2 citron"),
    ("zeste d'1 orange", "zeste de 2 orange"), ("zumo de medio limón", "zumo de 1 limón"),
    ("il succo di un limone", "il succo di 2 limone"), ("raspas de 1 limão", "raspas de 2 limão"),
    ("sap van een halve citroen", "sap van 1 citroen"), ("saften av en sitron", "saften av 2 sitron"),
    ("the juice of half a lemon", "the juice of 1 lemon"), ("レモン汁 1/2個分", "レモン汁 1個分"),
  ])
  func `the fruit is counted that juice or peel is taken of`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("1 part flour to 2 parts water", "1 part flour to 2 parts water"),
    ("2 eggs (Nos. 1 and 2)", "4 eggs (Nos. 1 and 2)"), ("1 part Aleppo pepper", "2 parts Aleppo pepper"),
    ("2 eggs (Notes 1 and 2)", "4 eggs (Notes 1 and 2)"), ("500 g spaghetti No. 5", "1 kg spaghetti No. 5"),
    ("500 g spaghetti n° 5", "1 kg spaghetti n° 5"), ("1 #10 can tomatoes", "2 #10 can tomatoes"),
    ("Weizenmehl 550", "Weizenmehl 550"), ("farine T65 300 g", "farine T65 600 g"),
    ("200g of flour (T45)", "400g of flour (T45)"), ("80/20 ground beef, 1 lb", "80/20 ground beef, 2 lb"),
    ("1 pound ground beef (90/10 or 93/7)", "2 pounds ground beef (90/10 or 93/7)"),
    ("2 oz 80 proof vodka", "4 oz 80 proof vodka"), ("1 lb 70 percent chocolate", "2 lb 70 percent chocolate"),
    ("1 cup flour (1:1 gluten-free)", "2 cups flour (1:1 gluten-free)"), ("7-Up, 1 can", "7-Up, 2 cans"),
    ("9x13-inch pan", "9x13-inch pan"), ("4 x 20cm/8in flatbreads", "8 x 20cm/8in flatbreads"),
    ("温水(30-40 ℃) 150ml", "温水(30-40 ℃) 300ml"),
    ("2 tbsp butter (cut into 4 pieces)", "¼ cup butter (cut into 4 pieces)"),
    ("1 venkelknol (in 6 parten)", "2 venkelknol (in 6 parten)"),
    ("1 batch dough (p. 23)", "2 batches dough (p. 23)"), ("1 batch dough (pp. 12-13)", "2 batches dough (pp. 12-13)"),
    ("1 Portion Teig (S. 45)", "2 Portions Teig (S. 45)"), ("dough, p.23", "dough, p.23"),
    ("salt, pp. 12-13", "salt, pp. 12-13"),
    ("1 cup stock (recipe 12)", "2 cups stock (recipe 12)"), ("1 cup stock (Tip 2)", "2 cups stock (Tip 2)"),
    ("Fish stock (see 2.)", "Fish stock (see 2.)"), ("1 cup stock (day 2)", "2 cups stock (day 2)"),
    ("2 eggs (20C)", "4 eggs (20C)"), ("2 eggs (68F)", "4 eggs (68F)"),
    ("1 lb shrimp (16-20 count)", "2 lb shrimp (16-20 count)"),
    ("食パン（6枚切り）2枚", "食パン（6枚切り）4枚"), ("めんつゆ(3倍濃縮) 大さじ2", "めんつゆ(3倍濃縮) 大さじ4"),
  ])
  func `a number that names something stays`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("4 duck breasts, about 7oz (200g) each", "8 duck breasts, about 7oz (200g) each"),
    ("4 fillets, 80-90g/3oz each, boned", "8 fillets, 80-90g/3oz each, boned"),
    ("4 hens, each about 1 1/4 pounds", "8 hens, each about 1 1/4 pounds"),
    ("3 lb beef, divided into 4 (6-ounce) patties", "6 lb beef, divided into 4 (6-ounce) patties"),
    ("4 fillets (6 oz, 170 g each)", "8 fillets (6 oz, 170 g each)"),
    ("4 fillets (6 oz, each)", "8 fillets (6 oz, each)"), ("2 Filets (je 170 g)", "4 Filets (je 170 g)"),
    ("4 Rumpsteaks (à 200–250 g)", "8 Rumpsteaks (à 200–250 g)"), ("4 filetti da 170 g", "8 filetti da 170 g"),
    ("4 filets (170 g chacun)", "8 filets (170 g chacun)"), ("小番茄 5 个（每个约 20g）", "小番茄 10 个（每个约 20g）"),
    ("400 g Nudeln (100 g pro Person)", "800 g Nudeln (100 g pro Person)"),
    ("400 g de pâtes (100 g par personne)", "800 g de pâtes (100 g par personne)"),
    ("300 g pasta (100 g p.p.)", "600 g pasta (100 g p.p.)"),
    ("300 g pasta (100 g p. P.)", "600 g pasta (100 g p. P.)"),
    ("パスタ 160g（1人80g）", "パスタ 320g（1人80g）"),
    ("2 tbsp oil (1 tsp at a time)", "¼ cup oil (1 tsp at a time)"), ("1 egg per person", "1 egg per person"),
    ("1 yogur natural de 125 gr", "2 yogur natural de 125 gr"),
    (
      "1 tsp chili powder (or 1/3 tsp each oregano, cumin, garlic)",
      "2 tsp chili powder (or 2/3 tsp each oregano, cumin, garlic)"
    ),
    ("salt and pepper, 1 tsp each", "salt and pepper, 2 tsp each"),
    ("rijst (75 g p.p.)", "rijst (75 g p.p.)"), ("rice (75 g pp)", "rice (75 g pp)"),
    ("riz (60 g par pers.)", "riz (60 g par pers.)"), ("riso (80 g a testa)", "riso (80 g a testa)"),
    ("100 g p. P. Nudeln", "100 g p. P. Nudeln"), ("100g/person pasta", "100g/person pasta"),
    ("je 1 TL Salz und Pfeffer", "je 2 TL Salz und Pfeffer"), ("各小さじ1 塩こしょう", "各小さじ2 塩こしょう"),
    ("je 200 g Möhren und Sellerie", "je 400 g Möhren und Sellerie"),
  ])
  func `what is for one stays, alone`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("2 Prise(n) Salz", "4 Prise(n) Salz"), ("Oeuf(s) : 1 pièce(s)", "Oeuf(s) : 2 pièce(s)"),
    ("125 gram hvedemel", "250 gram hvedemel"), ("2 rib steaks", "4 rib steaks"),
    ("1 inch-long knob of ginger", "2 inch-long knob of ginger"),
    ("1 cuillère(s) à soupe d'huile", "2 cuillère(s) à soupe d'huile"),
    ("1 colher (de sopa) de sal", "2 colher (de sopa) de sal"), ("2 c. de sucre", "4 c. de sucre"),
    ("1 C. à S. d'huile", "2 C. à S. d'huile"), ("2 càs d'huile", "4 càs d'huile"), ("1 CC de sel", "2 CC de sel"),
    ("2 ss olje", "4 ss olje"), ("1 cdta. de sal", "2 cdtas de sal"), ("小さじ1と1/2", "小さじ3"), ("大さじ 1", "大さじ 2"),
    ("醤油 大さじ1強", "醤油 大さじ2強"), ("大さじ1と小さじ2 砂糖", "大さじ2と小さじ4 砂糖"), ("丁香 5 g", "丁香 10 g"),
    ("バター 大さじ1（12g）", "バター 大さじ2（24g）"), ("米 2合", "米 4合"),
    ("1 tasse de farine", "2 tasses de farine"), ("1 Tasse Mehl", "2 Tassen Mehl"), ("1 tasse Mehl", "2 tasses Mehl"),
    ("1 dose de safran", "2 doses de safran"), ("1 litro di latte", "2 litri di latte"),
    ("1 litro de leche", "2 litros de leche"), ("1 barquette de fraises", "2 barquettes de fraises"),
    ("1 copo de leite", "2 copos de leite"), ("1 maço de salsa", "2 maços de salsa"),
    ("en klype salt", "2 klyper salt"), ("en halv sitron", "1 sitron"), ("et halvt eple", "1 eple"),
    ("1 båt hvitløk", "2 båter hvitløk"), ("1 boks tomater", "2 bokser tomater"),
    ("1 boîte de tomates (en dés)", "2 boîtes de tomates (en dés)"),
    ("0.75 cup (111.94029850746 g) peas", "1.5 cups (224 g) peas"),
  ])
  func `the word of a unit is written as the line writes it`(text: String, doubled: String) {
    #expect(Self.doubled(text) == doubled)
  }

  @Test(arguments: [
    ("2 c. à table d'huile", "2 c. à table d'huile"), ("2 c. à moka de sel", "2 c. à moka de sel"),
    ("2 c a s d'huile", "2 c a s d'huile"), ("2 c.a.s d'huile", "2 c.a.s d'huile"),
    ("1 c. de café de sal", "1 c. de café de sal"), ("1 c/ sopa de sal", "1 c/ sopa de sal"),
    ("2 c. soperas de sal", "2 c. soperas de sal"), ("2 c. milk", "480 ml milk"),
  ])
  func `a letter before the name of a spoon is no cup`(text: String, metric: String) {
    #expect(Converter(to: .metric).convert(ingredient: text).text == metric)
  }

  @Test(arguments: [
    "Use a 1/4 cup measuring cup.", "Heat a large pot (6 qt or larger).", "Heat it in a 10-12oz microwave safe mug.",
    "Roll into 1 tablespoon balls.", "Divide into 4-oz (115 g) balls.", "Add the flour in ½ cup increments.",
    "Ajoutez 30 ml d'eau par personne.", "Incorporez le lait 100 ml à la fois.", "Seal in a 1-gallon zip top bag.",
    "Add 3 (1 ounce) squares of chocolate.", "See Notes 1 and 2.", "Season each fillet with 1 tsp of salt.",
  ])
  func `a step is left as it is where a measure is of a vessel, a portion, or each`(step: String) {
    #expect(RecipeAdaptation(factor: Rational(2)).directions(step) == step)
  }

  @Test(arguments: [
    ("Add 1 cup each chopped nuts and dates.", "Add 1 cup [2 cups] each chopped nuts and dates."),
    ("Pour in 10 ml - 15 ml oil.", "Pour in 10 ml [20 ml] - 15 ml [30 ml] oil."),
    ("Let it reduce to 4 ounces. Then serve.", "Let it reduce to 4 ounces [8 ounces]. Then serve."),
    ("Add 2 c. à soupe de semoule.", "Add 2 c. à soupe [4 c. à soupe] de semoule."),
  ])
  func `other measures of a step get brackets`(step: String, doubled: String) {
    #expect(RecipeAdaptation(factor: Rational(2)).directions(step) == doubled)
  }

  private static func doubled(_ text: String) -> String { IngredientLine.parse(text).scaled(by: Rational(2)).text }
}
