import Testing

@testable import RecipeKitchen

/// What counts as one thing to buy.
@Suite struct ItemKeyTests {
  @Test(
    arguments: [
      ("Onions", "onion"), ("scallions", "scallion"), ("Fresh basil", "basil"), ("fresh ginger", "ginger"),
      ("dried thyme", "dried thyme"), ("cherry tomatoes", "cherry tomato"), ("walnut halves", "walnut"),
      ("molasses", "molasses"), ("d'ail", "garlic"), ("Tomaten", "tomato"), ("Zwiebeln", "onion"), ("鸡蛋", "egg"),
      ("canned chickpeas", "chickpea"), ("canned tomatoes", "canned tomato"), ("bay leaves", "bay leaf"),
      ("1 tin tomatoes", "canned tomato"), ("1 jar honey", "honey"), ("butter or margarine", "butter"),
      ("brownies", "brownie"), ("anchovies in oil", "anchovy"), ("[[Pizza dough]]", "pizza base"),
      ("half-and-half", "half and half"), ("Crème fraîche", "creme fraiche"), ("l’oignon", "onion"),
      ("very ripe bananas", "banana"), ("cold butter", "butter"),
      ("whole milk", "whole milk"), ("zucchinis", "zucchini"), ("red chilies", "red chili pepper"),
      ("tin foil", "aluminum foil"), ("spring onion", "scallion"), ("tinned tomato", "canned tomato"),
      ("1 tin pears in juice", "canned pear"), ("tinned cabbage", "tinned cabbage"),
      ("tigernut flour", "tigernut flour"),
      ("carrots and/or celery", "carrot"),
    ])
  func `names of one food have one key`(name: String, key: String) {
    #expect(ItemKey(name: name)?.text == key)
  }

  @Test(
    arguments: [
      ("limes coriander onions", "lime coriander onion"), ("onions limes", "onion lime"),
      ("lemon ravioli", "lemon ravioli"), ("salt and pepper", "salt and pepper"),
    ])
  func `several foods side by side are not the last one`(name: String, key: String) {
    #expect(ItemKey(name: name)?.text == key)
  }

  @Test(
    arguments: [
      ("salt and pepper", ["salt", "black pepper"]), ("Mehl und Butter", ["flour", "butter"]),
      ("macaroni and cheese", ["macaroni and cheese"]), ("half and half", ["half and half"]),
      ("courgette", ["zucchini"]),
      ("limes coriander onions", ["lime coriander onion"]), ("tinned cabbage", ["tinned cabbage"]), ("water", []),
    ])
  func `a name with "and" means each of its foods`(name: String, keys: [String]) {
    #expect(ItemKey.keys(named: name).map(\.text) == keys)
    if !keys.isEmpty { #expect(ItemKey.keys(stored: name).map(\.text) == keys) }
  }

  @Test(arguments: ["", "  ", "-", "!?", "For the sauce:", "water", "hot water", "Wasser"])
  func `what is not bought has no key`(name: String) {
    #expect(ItemKey(name: name) == nil)
  }

  @Test func `the key of a key is the key`() {
    let names =
      FoodFile.shared.rows.flatMap { row in FoodLanguage.allCases.flatMap { row.names(in: $0) } }
      + ShoppingCasesTests.cases.flatMap(\.lines)
    for name in names {
      // "Half" at the end of a key reads as a number.
      guard let key = ItemKey(name: name), !key.text.hasSuffix("half") else { continue }
      #expect(ItemKey(stored: key.text) == key, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("tuna in olive oil", Aisle.tins), ("frozen broccoli", .frozen), ("leg of lamb", .meat),
      ("flux capacitor", .other),
      ("2 cans black beans", .tins), ("1 jar honey", .baking), ("smoked mackerel fillets", .fish),
      ("Kartoffeln", .produce), ("100 g [[Pesto]]", .oils), ("[[Grandma's lemon]]", .other),
    ])
  func `the end of a name says where it is found`(line: String, aisle: Aisle) {
    #expect(ShoppingMerge().entries(of: [ShoppingLine(line)]).map(\.aisle) == [aisle])
  }
}
