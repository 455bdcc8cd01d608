import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  private static let units = APIField(
    "units", .choice(MeasurementSystem.allCases.map(\.rawValue)), "Mixed amounts in these units.")

  /// The shopping list: what is on it, and what was got.
  static let shopping: [APIOperation] = [
    APIOperation(
      id: "showShoppingList", method: .get, path: "/shopping-list", summary: "The shopping list, by aisle",
      query: [units, APIField("all", .flag, "Also what is in the pantry or set aside.")],
      answer: .list(of: "ShoppingSection"),
      action: .read { request, store in
        let list = try store.shoppingList(in: request.text("units").flatMap { MeasurementSystem(rawValue: $0) })
        return .json((list.numbered + (request.isSet("all") ? list.hidden : [])).sectionsJSON)
      })
  ]
}

// MARK: - Aisles and pantry

extension APIOperation {
  static let aisles: [APIOperation] = [
    APIOperation(
      id: "listAisles", method: .get, path: "/aisles", summary: "The aisles, in the order of the shop",
      answer: .list(of: "Aisle"), action: .read { _, store in .json(.array(try store.aisles().map(\.json))) })
  ]

  /// What is always at home.
  static let pantry: [APIOperation] = [
    APIOperation(
      id: "listPantry", method: .get, path: "/pantry", summary: "What is always at home", answer: .list(of: "Food"),
      action: .read { _, store in .json(.array(try store.pantry().map { .string($0) })) })
  ]
}
