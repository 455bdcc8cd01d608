package import RecipeModel
import SQLite

extension RecipeStore {
  /// Returns what a file says of a recipe that leaves the library: what it says itself, perhaps in other amounts, and the moment
  /// at which it was added if it is not stated, without which it would be new wherever it is imported.
  package func exportedDraft(of recipe: Recipe) throws -> RecipeDraft {
    var draft = RecipeDraft(recipe)
    if draft.addedOn == nil {
      let addedAt = try read { try connection.first(RecipesTable.addedAt, recipe.id) { $0.int(at: 0) } }
      draft.addedOn = addedAt.flatMap { AddedOn(secondsSince1970: $0) }
    }
    return draft
  }
}
