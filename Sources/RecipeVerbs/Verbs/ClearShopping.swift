import RecipeStore
import RecipeViewModels

package struct ClearShopping: Verb {
  package var isAll = false

  package init() {}

  package static let name = "shop clear"
  package static let declaration = Declaration<Self>(
    "Remove what you got, or everything.", usage: ["recipes shop clear [--all]"],
    text: "Recipes leave the list once you got all of their entries.",
    examples: ["recipes shop clear", "recipes shop clear --all"],
    parameters: [.flag(\.isAll, "all", "Empty the list.")],
    forms: ["/shop/clear"],
    routes: [
      Route(
        .post, "/shopping-list/clear", "clearShoppingList", "Remove what was got, or everything",
        answer: .shoppingList)
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let entries = try store.shoppingList().numbered.filter { isAll || $0.item.isGot }
    let change = try isAll ? store.emptyShoppingList() : store.clearShoppingList()
    let isChanged = !change.isEmpty
    return VerbResult(
      .shopping(entries: isChanged ? entries : [], isChanged: isChanged),
      done: isChanged ? [isAll ? "The list is empty" : "Removed from the list: \(entries.names)"] : [],
      already: isChanged ? [] : [isAll ? "the list is empty" : "nothing is ticked"],
      sentence: isAll ? "Emptied the shopping list" : "Removed what you got from the shopping list")
  }
}
