import RecipeFormats
import RecipeKitchen
import RecipeStore
import RecipeVerbs

extension APIOperation {
  /// What a person says that foods are, for the nutrition of recipes.
  static let foods: [APIOperation] = [
    APIOperation(
      id: "listFoods", method: .get, path: "/foods", summary: "Foods of one's own, by name",
      answer: .list(of: "OwnFood"),
      action: .read { _, store in .json(.array(try store.ownFoods().map(\.json))) })
  ]
}
