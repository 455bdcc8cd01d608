package import RecipeModel
import RecipeStore

package struct DeleteRecipes: Verb {
  package var recipes: [RecipeName] = []

  package init() {}

  package init(_ ids: [Recipe.ID]) { recipes = ids.map(RecipeName.number) }

  package static let name = "delete"
  package static let declaration = Declaration<Self>(
    "Delete recipes.", usage: ["recipes delete RECIPE... [--yes]"],
    text: "Lists the recipes and asks for confirmation. Without a terminal, --yes is required.",
    examples: ["recipes delete 12", "recipes delete 3-7 --yes"],
    parameters: [.words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.")],
    forms: ["/recipes/{recipe}/delete"],
    routes: [Route(.delete, "/recipes/{recipe}", "deleteRecipe", "Delete a recipe")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    try library.change(recipes, done: "Deleted \(.subjects)") { store, ids in
      try store.delete(ids)
      return .updated(ids)
    }
  }
}
