import RecipeModel

extension RecipeMD {
  /// Returns a file that reads as the same recipe, UUID apart, also in a folder of other files.
  ///
  /// Where nothing in it shows that it is a recipe, it states that the recipe is no favorite.
  static func write(_ draft: RecipeDraft) -> String {
    let text = text(of: draft)
    let isTaken = RecipeFormat(head: Array(text.utf8.prefix(RecipeFormat.headLength)), isNamed: false) == .recipeMD
    return isTaken ? text : self.text(of: draft, statesAll: true)
  }
}
