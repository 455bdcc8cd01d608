import RecipeKitchen
import RecipeStore
import RecipeViewModels

package struct ClearShopping: Verb {
  package var isAll = false
  package var toPantry = false

  package init() {}

  package static let name = "shop clear"
  package static let declaration = Declaration<Self>(
    "Remove what you got, or everything.", usage: ["recipes shop clear [--to-pantry | --all]"],
    text: "Recipes leave the list once you got all of their entries.",
    examples: ["recipes shop clear", "recipes shop clear --to-pantry", "recipes shop clear --all"],
    parameters: [
      .flag(\.isAll, "all", "Empty the list."),
      .flag(
        \.toPantry, "to-pantry", "Put what you got into the pantry, but for what is always there.", json: "toPantry",
        field: "to-pantry"),
    ],
    rules: [.exclusive(["all", "to-pantry"], "use `all` or `to-pantry`, not both")],
    forms: ["/shop/clear"],
    routes: [
      Route(
        .post, "/shopping-list/clear", "clearShoppingList", "Remove what was got, or everything",
        answer: .shoppingList)
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let entries = try store.shoppingList().numbered.filter { isAll || $0.item.isGot }
    let (kept, change) = try isAll ? ([], store.emptyShoppingList()) : store.clearShoppingList(toPantry: toPantry)
    let isChanged = !change.isEmpty
    let stored: [Phrase] = kept.isEmpty ? [] : ["Added to the pantry: \(kept.map(\.text))"]
    return VerbResult(
      .shopping(entries: isChanged ? entries : [], isChanged: isChanged),
      done: isChanged ? [isAll ? "The list is empty" : "Removed from the list: \(entries.names)"] + stored : [],
      already: isChanged ? [] : [isAll ? "the list is empty" : "nothing is ticked"],
      sentence: isAll
        ? "Emptied the shopping list"
        : kept.isEmpty
          ? "Removed what you got from the shopping list" : "Put what you got into the pantry")
  }
}
