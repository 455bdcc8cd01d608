import RecipeModel
import RecipeStore

/// Recipes that look alike and are no duplicates.
package struct PartDuplicates: Verb {
  package var recipes: [RecipeName] = []

  package init() {}

  package static let name = "duplicates part"
  package static let commandName = "duplicates"
  package static let declaration = Declaration<Self>(
    "Say that recipes are no duplicates.", usage: ["recipes duplicates --not RECIPE,RECIPE"],
    examples: ["recipes duplicates --not 12,53"],
    parameters: [
      .options(\.recipes, "not", .recipe, "These recipes are no duplicates; do not list them again.", json: "recipe")
        .documented("The recipes of which no two are duplicates.")
    ],
    rules: [.some(["not"], "which recipes are no duplicates? use `not` RECIPE,RECIPE")],
    routes: [
      Route(
        .post, "/duplicates/parted", "partDuplicates", "Say that recipes are no duplicates, so that none lists them",
        body: [Route.Member("recipe", isRequired: true)])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let ids = try names.recipes(recipes, in: store)
    guard ids.count > 1 else { throw Misuse.rule("name two recipes that are no duplicates, or more") }
    let changed = try store.part(ids).updated
    let shown = try store.listRows(with: ids).map { row -> Phrase in "\(.recipe(row.id, title: row.title))" }
    return VerbResult(
      .recipes(ids, changed: changed.isEmpty ? [] : ids), done: "No duplicates: \(shown)",
      already: "these are no duplicates", sentence: "\(.subjects) are no duplicates")
  }
}
