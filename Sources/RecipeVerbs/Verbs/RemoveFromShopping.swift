import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

package struct RemoveFromShopping: Verb {
  /// Entries; where a person types them, recipes as well.
  package var entries: [EntryName] = []
  package var recipes: [RecipeName] = []
  /// Entries that a person says are entries.
  package var items: [EntryName] = []

  package init() {}

  package static let name = "shop remove"
  package static let declaration = Declaration<Self>(
    "Take entries or recipes off the shopping list.",
    usage: ["recipes shop remove [RECIPE|ENTRY...] [--recipe WORDS] [--item WORDS]"],
    text: """
      A whole title is the recipe, with all of its entries; other words are an entry. A number is whichever of the two \
      is on the list. An entry of a recipe is set aside until the list is cleared; the recipe stays. Your own things \
      are deleted.
      """,
    examples: [
      "recipes shop remove onion 3", "recipes shop remove tomato soup",
      "recipes shop remove --recipe tomato --item milk",
    ],
    parameters: [
      .words(
        \.entries, "entry", .entry, "Numbers, names, or whole titles.", isRequired: false, json: "entries",
        field: "item"),
      .options(\.recipes, "recipe", .recipe, "A recipe, also by a part of its title; may be repeated."),
      .options(\.items, "item", .entry, "An entry, even if a recipe is called that; may be repeated.")
        .only(.commandLine),
    ],
    rules: [.some(["entry", "recipe", "item"], "what? name a recipe, or an entry of the list")],
    forms: ["/shop/remove", "/shop/recipes/remove"],
    routes: [
      Route(
        .post, "/shopping-list/remove", "setEntriesAside",
        "Take entries off the list: those of recipes are set aside until it is cleared", body: [.keys],
        answer: .shoppingList),
      Route(
        .delete, "/shopping-list/recipes/{recipe}", "unshopRecipe", "Take a recipe off the shopping list", body: []),
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let (named, entries) = try named(in: library)
    let known = try store.shoppingFactors()
    let ids = named.filter { known[$0] != nil }
    let recipes = try store.listRows(with: ids).map { Phrase.recipe($0.id, $0.title) }
    let others = try store.listRows(with: named.filter { known[$0] == nil })
    let removed = recipes + entries.names.map { "\($0)" }
    try store.setAsideShoppingItems(entries.map(\.item.id))
    try store.removeFromShoppingList(recipes: ids)
    return VerbResult(
      .shopping(recipes: ids, entries: entries, isChanged: !removed.isEmpty),
      done: removed.isEmpty ? [] : ["Removed from the list: \(removed)"],
      already: others.map { "\(Phrase.recipe($0.id, $0.title)) is not on the list" },
      sentence: "Took \(.subjects) off the shopping list")
  }

  /// The recipes and entries that are named, each once: recipes, even those that are not on the list, and entries.
  private func named(in library: OpenLibrary) throws -> (recipes: [Recipe.ID], entries: [NumberedItem]) {
    let (store, names) = (library.store, library.names)
    // To read the list costs more than to take recipes off it.
    let list = try entries.isEmpty && items.isEmpty ? .empty : store.shoppingList()
    var (ids, listed) = try names.listed(entries, on: list, in: store)
    for recipe in recipes { ids += try names.recipes([recipe], in: store) }
    for item in items { listed += try names.entries([item], of: list, in: store) }
    var (seenIDs, seenKeys): (Set<Recipe.ID>, Set<ItemKey>) = ([], [])
    return (
      ids.filter { seenIDs.insert($0).inserted }, listed.filter { seenKeys.insert($0.item.id).inserted }
    )
  }
}
