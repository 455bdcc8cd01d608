package import RecipeModel

/// What a file gave: its recipes, and what was not understood or not kept.
package struct ReadResult: Equatable, Sendable {
  package var recipes: [FileRecipe]
  /// One lowercase line each; none of them kept a recipe from being read.
  package var warnings: [String]

  package init(recipes: [FileRecipe], warnings: [String] = []) {
    self.recipes = recipes
    self.warnings = warnings
  }

  /// Creates the result of a file without pictures.
  package init(drafts: [RecipeDraft], warnings: [String] = []) {
    self.init(recipes: drafts.map { FileRecipe($0) }, warnings: warnings)
  }

  package var drafts: [RecipeDraft] { recipes.map(\.draft) }
}
