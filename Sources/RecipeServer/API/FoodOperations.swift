import RecipeFormats
import RecipeKitchen
import RecipeStore

extension APIOperation {
  private static let per100Grams = Nutrient.allCases.map { nutrient in
    APIField(
      nutrient.name, .amount(Nutrients.range(of: nutrient)), nutrient.unit == "g" ? "Grams." : "Kilocalories.",
      isRequired: nutrient == .energy)
  }

  /// What a person says that foods are, for the nutrition of recipes.
  static let foods: [APIOperation] = [
    APIOperation(
      id: "listFoods", method: .get, path: "/foods", summary: "Foods of one's own, by name",
      answer: .list(of: "OwnFood"),
      action: .read { _, store in .json(.array(try store.ownFoods().map(\.json))) }),
    APIOperation(
      id: "mapFood", method: .put, path: "/foods/{food}",
      summary: "Say what a food is: one of the table, or what 100 g of it hold; it goes before what the program knows",
      body: .members([
        APIField("number", .text(atLeast: 1), "The number of a food in the table of the US Department of Agriculture."),
        APIField("per100Grams", .members(per100Grams), "What 100 g hold; what is left out is not known."),
      ]),
      answer: .nothing,
      action: .change({ .food(.map($0.text("food")!, to: try meaning(in: $0.members))) }, answer: { _, _, _ in .done })
    ),
    APIOperation(
      id: "unmapFood", method: .delete, path: "/foods/{food}", summary: "Forget what was said of a food",
      answer: .nothing,
      action: .change({ .food(.unmap($0.text("food")!)) }, answer: { _, _, _ in .done })),
  ]

  private static func meaning(in members: JSONObject) throws(Refusal) -> OwnFood.Meaning {
    switch (members["number"]?.text, members["per100Grams"]?.object) {
    case (let number?, nil): return .listed(number)
    case (nil, let amounts?):
      var facts = Nutrients()
      for nutrient in Nutrient.allCases { facts.set(nutrient, to: amounts[nutrient.name]?.double) }
      return .facts(facts)
    case (.some, .some): throw Refusal(422, "give number or per100Grams, not both")
    case (nil, nil): throw Refusal(422, "give number or per100Grams")
    }
  }
}
