import Testing

@testable import RecipeKitchen

/// What counts as one thing to buy.
@Suite struct ItemKeyTests {
  @Test(
    arguments: [
      ("Onions", "onion"), ("scallions", "spring onion"), ("Fresh basil", "fresh basil"), ("fresh ginger", "ginger"),
      ("dried thyme", "dried thyme"), ("cherry tomatoes", "cherry tomato"), ("walnut halves", "walnut half"),
      ("molasses", "black treacle"), ("d'ail", "ail"), ("Tomaten", "tomate"), ("Zwiebeln", "zwiebel"), ("鸡蛋", "鸡蛋"),
      ("canned chickpeas", "chickpea"), ("canned tomatoes", "tinned tomato"), ("bay leaves", "bay leaf"),
      ("1 tin tomatoes", "tinned tomato"), ("1 jar honey", "honey"), ("butter or margarine", "butter"),
      ("brownies", "brownie"), ("anchovies in oil", "anchovy in oil"), ("[[Pizza dough]]", "pizza dough"),
      ("half-and-half", "half-and-half"), ("Crème fraîche", "crème fraîche"), ("l’oignon", "oignon"),
      ("very ripe bananas", "banana"), ("cold butter", "butter"),
      ("whole milk", "whole milk"), ("zucchinis", "courgette"), ("red chilies", "red chili"), ("tin foil", "foil"),
      ("carrots and/or celery", "carrot"),
    ])
  func `names of one food have one key`(name: String, key: String) {
    #expect(ItemKey(name: name)?.text == key)
  }

  @Test(arguments: ["", "  ", "-", "!?", "For the sauce:", "water", "hot water", "Wasser"])
  func `what is not bought has no key`(name: String) {
    #expect(ItemKey(name: name) == nil)
  }

  @Test func `the key of a key is the key`() {
    let names = FactText(AisleFacts.text).rows.map { $0[0].string } + ShoppingCasesTests.cases.flatMap(\.lines)
    for name in names {
      // "Half" at the end of a key reads as a number.
      guard let key = ItemKey(name: name), !key.text.hasSuffix("half") else { continue }
      #expect(ItemKey(name: key.text) == key, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("tuna in olive oil", Aisle.tins), ("frozen broccoli", .frozen), ("leg of lamb", .meat),
      ("flux capacitor", .other),
      ("2 cans black beans", .tins), ("1 jar honey", .baking), ("smoked mackerel fillets", .fish),
      ("Kartoffeln", .produce),
    ])
  func `the end of a name says where it is found`(line: String, aisle: Aisle) {
    #expect(ShoppingMerge().entries(of: [ShoppingLine(line)]).map(\.aisle) == [aisle])
  }

  @Test func `every aisle of the table exists, and every synonym is found`() {
    for row in FactText(AisleFacts.text).rows {
      #expect(Aisle(rawValue: row[1].string) != nil, "\(row[1].string)")
      let words = FoodWord.words(of: row[0].string)
      #expect(FoodNames.shared.aisle(ofAll: words[...]) != nil, "\(row[0].string)")
    }
    for row in FactText(SynonymFacts.text).rows {
      for name in row { #expect(FoodNames.shared.key(of: FoodWord.words(of: name.string)) != nil, "\(name.string)") }
    }
  }
}
