import RecipeModel

extension ReadResult {
  /// Adds a recipe as it may be stored.
  ///
  /// The names of our own lists are no fault of a file from elsewhere: such a tag is left out, and a warning says so.
  ///
  /// - Throws: `RecipeFailure` if the recipe has no title or breaks a limit; the result is as it was.
  mutating func append(_ draft: RecipeDraft, pictures: [[UInt8]] = []) throws(RecipeFailure) {
    var draft = draft
    let reserved = draft.collections.filter { CollectionName.reserved.contains(CollectionName.key($0)) }
    draft.collections.removeAll(where: reserved.contains)
    do throws(RecipeViolation) {
      recipes.append(FileRecipe(try draft.normalized(), pictures: pictures))
    } catch {
      let reason = error == .emptyTitle ? RecipeFailure.Reason.missingTitle : .violation(error)
      throw RecipeFailure(number: recipes.count + 1, title: draft.title, reason: reason)
    }
    warnings += reserved.map { "the tag \($0.quoted()) is the name of a list of ours and was left out" }
  }
}
