package import RecipeModel
import RecipeStore

/// Recipes that become a part of another one.
package struct MergeRecipes: Verb {
  package var recipes: [RecipeName] = []
  /// The recipe that stays.
  package var target: RecipeName?

  package init() {}

  package init(_ ids: [Recipe.ID], into id: Recipe.ID) {
    recipes = ids.map(RecipeName.number)
    target = .number(id)
  }

  package static let name = "merge"
  package static let declaration = Declaration<Self>(
    "Merge recipes into another.", usage: ["recipes merge RECIPE... --into RECIPE [--yes]"],
    text: """
      The fields of the recipe that stays win; those it lacks are filled, and notes it lacks are appended. It gets the \
      collections, pictures, cookings, planned meals, and links of the others, and their places on the shopping list; the \
      heart if one of them has it, and their stars if it has none. The others are deleted, all in one step.

      Shows how the recipes differ, and asks for confirmation. Without a terminal, --yes is required.
      """,
    examples: ["recipes merge 53 --into 12", "recipes merge 53-55 --into 12 --yes"],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.")
        .documented("The recipes that are deleted."),
      .option(\.target, "into", .recipe, "The recipe that stays."),
    ],
    rules: [.some(["into"], intoWhich)],
    routes: [
      Route(
        .post, "/merges", "mergeRecipes", "Merge recipes into another one, and delete them",
        body: [Route.Member("recipe", isRequired: true), Route.Member("into", isRequired: true)],
        answer: .schema("Recipe"))
    ])

  private static let intoWhich = "into which recipe? use `into` RECIPE"

  /// - Throws: `Misuse` if none is named.
  package func wanted() throws(Misuse) -> RecipeName {
    guard let target else { throw .rule(Self.intoWhich) }
    return target
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let id = try names.recipe(wanted(), in: store)
    let merged = try names.recipes(recipes, in: store).filter { $0 != id }
    let titles = try store.listRows(with: merged).map { ($0.id, $0.title) }
    let change = try store.merge(merged, into: id)
    let shown: Phrase =
      titles.count > Self.mostNamed
      ? "\(titles.count, "recipe", "recipes")"
      : "\(titles.map { id, title -> Phrase in "\(.recipe(id, title: title))" })"
    return VerbResult(
      .recipes([id], changed: change.isEmpty ? [] : [id]), done: "Merged \(shown) into \(.subjects)",
      already: "it is the same recipe")
  }

  private static let mostNamed = 20
}
