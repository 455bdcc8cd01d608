import RecipeFormats
import RecipeModel

/// A text that was to be one recipe, and holds several.
struct SeveralRecipes: Error {
  let count: Int
}

/// Reads the text of one recipe, however it was written: as a template, as `show` prints it, or as anything that `import`
/// reads.
enum RecipeText {
  /// - Parameter original: The recipe that is edited; what the text cannot say stays as it is there.
  /// - Throws: `RecipeTemplate.SyntaxError`; `SeveralRecipes`; what a reader throws.
  static func read(_ text: String, into original: RecipeDraft? = nil) throws -> RecipeDraft {
    if RecipeTemplate.isLikely(text) { return try RecipeTemplate.read(text, into: original) }
    let drafts = try PrintedRecipe(text).map { [$0.draft] } ?? drafts(in: text)
    guard drafts.count <= 1 else { throw SeveralRecipes(count: drafts.count) }
    // What has no part of a recipe is more likely a template with a mistake, which is then reported.
    guard let draft = drafts.first, !draft.ingredients.isEmpty || !draft.directions.isEmpty else {
      return try RecipeTemplate.read(text, into: original)
    }
    guard var edited = original else { return draft }
    // No format has a way to say "in no collection" or "not a favorite".
    for field in RecipeTemplate.fields where draft[field].isStated || ![.collections, .isFavorite].contains(field) {
      edited[field] = draft[field]
    }
    return edited
  }

  private static func drafts(in text: String) throws -> [RecipeDraft] {
    var reader = RecipeFileReader(ByteSource(Array(RecipeTemplate.withoutOwnComments(text).utf8)))
    var drafts: [RecipeDraft] = []
    while let recipe = try reader.next() { drafts.append(try recipe.get().draft) }
    return drafts
  }
}
