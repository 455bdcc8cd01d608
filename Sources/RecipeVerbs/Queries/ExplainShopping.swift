package import RecipeStore
package import RecipeViewModels

/// The recipes on the shopping list, or the lines that entries come from.
package struct ExplainShopping: Query {
  package enum Answer: Sendable {
    case recipes([ShoppingRecipe])
    case entries([NumberedItem])
  }

  package var entries: [EntryName] = []

  package init() {}

  package static let name = "shop show"
  package static let declaration = Declaration<Self>(
    "Show why things are on the shopping list.", usage: ["recipes shop show [ENTRY...]"],
    text: """
      Without an ENTRY, the recipes on the list, and the days that they are planned for. Of an ENTRY, the lines that it \
      comes from, each with its recipe.

      In a pipe: number, title, factor, and days of each recipe; line, number, and title of each line; with tabs between.
      """,
    examples: ["recipes shop show", "recipes shop show salt"],
    parameters: [.words(\.entries, "entry", .entry, "Numbers or names.", isRequired: false)])

  package func answer(from library: OpenLibrary) throws -> Answer {
    let list = try library.store.shoppingList(in: library.names.shoppingUnits())
    return entries.isEmpty
      ? .recipes(list.recipes) : .entries(try library.names.entries(entries, of: list, in: library.store))
  }
}
