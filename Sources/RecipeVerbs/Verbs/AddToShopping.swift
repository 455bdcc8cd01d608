import RecipeKitchen
import RecipeModel
import RecipeStore
package import RecipeViewModels

package struct AddToShopping: Verb {
  /// Recipes; where a person types them, things to buy as well.
  package var recipes: [RecipeName] = []
  /// Recipes that a person says are recipes.
  package var titles: [RecipeName] = []
  package var items: [String] = []
  package var amounts = AmountRequest()

  package init() {}

  package static let name = "shop add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Put recipes, or things of your own, on the shopping list.",
    usage: ["recipes shop add [RECIPE|ITEM...] [--recipe WORDS] [--item WORDS] [--serves COUNT | --scale FACTOR]"],
    text: """
      Numbers and whole titles are recipes, other words are something to buy, up to a comma. A number that begins a \
      name is its amount. Two words or more that begin a title ask. A recipe is on the list once: adding it again with \
      another number of servings changes how much is needed.
      """,
    examples: [
      "recipes shop add 12 29 --serves 4", "recipes shop add tomato soup --scale 2",
      "recipes shop add 2 kg potatoes, milk", #"recipes shop add --item "tomato soup" --recipe focaccia"#,
    ],
    groups: [
      [.words(\.recipes, "recipe", .recipe, "Numbers or whole titles; or what to buy.", isRequired: false)],
      AmountRequest.parameters.within(\.amounts),
      [
        .options(\.titles, "recipe", .recipe, "A recipe, also by a part of its title; may be repeated.")
          .only(.commandLine),
        .options(
          \.items, "item", .text("text", atLeast: 1), "Something to buy, with its amount; may be repeated.",
          json: "line"),
      ],
    ],
    rules: [.some(["recipe", "item"], "what? name a recipe, or something to buy"), AmountRequest.rule],
    forms: ["/shop/recipes", "/shop/items"],
    routes: [
      Route(
        .post, "/shopping-list/recipes", "shopForRecipe",
        "Put a recipe on the shopping list; for one that is there, change how much of it",
        body: [.init("recipe", "Its number.", isRequired: true, isSingle: true), "serves", "scale"],
        answer: .shoppingList),
      Route(
        .post, "/shopping-list/items", "addShoppingLine", "Put something of one's own on the shopping list",
        body: [.init("line", "With its amount: 2 rolls of foil.", isRequired: true, isSingle: true)],
        answer: .shoppingList),
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let (ids, items) = try wanted(in: library)
    if amounts.size != nil, ids.isEmpty {
      throw Misuse.rule("`serves` and `scale` are for recipes; write the amount before the name: 2 kg potatoes")
    }
    let known = try store.shoppingFactors()
    let recipes = try ids.map { try recipe($0, known: known[$0], in: store) }
    let change = try store.addToShoppingList(recipes.map { ($0.id, $0.factor) }, lines: items)
    let list = try store.shoppingList(in: library.names.shoppingUnits())
    let entries = list.numbered.filter { entry in
      entry.item.recipes.contains { ids.contains($0.neededFor?.id ?? $0.id) }
        || items.contains(where: entry.item.lines.contains)
    }
    let added = recipes.filter { $0.known == nil }.map(\.phrase) + items.map { "\($0)" }
    let changed = recipes.filter { $0.isChanged }.map(\.phrase)
    return VerbResult(
      .shopping(entries: entries, isChanged: !change.isEmpty),
      done: (added.isEmpty ? [] : ["Added to the list: \(added)"])
        + (changed.isEmpty ? [] : ["Changed on the list: \(changed)"]),
      already: recipes.filter { $0.known == $0.factor }.map { "\($0.phrase) is on the list" },
      sentence: "Put \(recipes.map(\.title) + items) on the shopping list")
  }

  /// The recipes that are named, each once.
  private func wanted(in library: OpenLibrary) throws -> (recipes: [Recipe.ID], items: [String]) {
    var (recipes, items) = try library.names.wanted(recipes, in: library.store)
    for title in titles { recipes += try library.names.recipes([title], in: library.store) }
    var seen: Set<Recipe.ID> = []
    return (recipes.filter { seen.insert($0).inserted }, items + self.items)
  }

  /// A recipe, with how much of it is to be on the list and was.
  private struct WantedRecipe {
    let id: Recipe.ID
    let title: String
    let factor: Rational
    let known: Rational?

    var isChanged: Bool { known.map { $0 != factor } ?? false }

    var phrase: Phrase { .recipe(id, title, times: factor) }
  }

  /// - Parameter known: How much of it is on the list, which stays so where no amount is asked for.
  private func recipe(_ id: Recipe.ID, known: Rational?, in store: RecipeStore) throws -> WantedRecipe {
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    let factor = try amounts.size == nil ? known ?? .one : amounts.factor(for: recipe)
    return WantedRecipe(id: id, title: recipe.title, factor: factor, known: known)
  }
}
