package import RecipeModel
package import RecipeStore

/// An edit that was made of one recipe.
package struct RecipeEdit: Equatable, Sendable {
  package let id: Recipe.ID
  package let isChanged: Bool
  /// The recipe before; nil past the first of many, which are only counted.
  package let before: Recipe?
  package let title: String
  /// Other recipes, which name this one in their ingredients.
  package let naming: [Recipe.ID]
  /// What others had changed since the edit began, and is kept.
  package let taken: [RecipeMerge.Taken]

  /// The most edits of which it is said what they changed.
  private static let mostDetailed = 20

  init(of before: Recipe, _ change: RecipeChange, _ merge: RecipeMerge, at place: Int) {
    id = before.id
    isChanged = !change.isEmpty
    self.before = place < Self.mostDetailed ? before : nil
    title = merge.draft.title
    naming = change.updated.filter { $0 != before.id }
    taken = merge.taken
  }
}
