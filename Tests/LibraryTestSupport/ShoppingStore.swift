import Foundation
import RecipeKitchen
import RecipeModel
package import RecipeStore

/// Soup (1), for 4, is on the shopping list with onions, tomatoes, and cream; Toast (2) is not; salt is in the pantry.
package func shoppingStore() throws -> RecipeStore {
  let store = try RecipeStore(
    at: .memory, environment: StoreEnvironment(now: { 1_795_262_400 }, timeZone: .utc, makeUUID: { UUID() }))
  try store.step("begin") {
    try store.add([
      RecipeDraft(
        title: "Soup", servings: "4", ingredients: "2 onions\n1 kg tomatoes\n100 ml double cream\n1 tsp salt"),
      RecipeDraft(title: "Toast", ingredients: "1 onion\n2 slices of bread"),
    ])
    try store.addToPantry(["salt"])
    try store.addToShoppingList([(1, .one)], lines: ["2 rolls of foil"])
  }
  return store
}
