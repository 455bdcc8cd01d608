package import RecipeModel

/// What a file gave: its recipes, and what was not understood or not kept.
package struct ReadResult: Equatable, Sendable {
  package var drafts: [RecipeDraft]
  /// One lowercase line each; none of them kept a recipe from being read.
  package var warnings: [String]

  package init(drafts: [RecipeDraft], warnings: [String] = []) {
    self.drafts = drafts
    self.warnings = warnings
  }
}
