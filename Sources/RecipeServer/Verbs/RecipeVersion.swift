import RecipeFormats
package import RecipeModel

extension Recipe {
  /// What an edit of the recipe begins with, to notice that someone else has changed it meanwhile.
  ///
  /// The heart and the log are no part of it: a form does not have them, so an edit cannot overwrite them.
  package var version: String {
    var recipe = self
    recipe.isFavorite = false
    recipe.log = .empty
    return recipe.digest
  }

  /// The value of `ETag`, which stands for all that a recipe says.
  ///
  /// - Source: RFC 9110, 8.8.3.
  package var entityTag: String { "\"\(digest)\"" }

  private var digest: String {
    var writer = RecipeJSONWriter(.lines)
    var bytes: [UInt8] = []
    writer.append(RecipeDraft(self), to: &bytes)
    return String(SHA256.hexadecimal(bytes).prefix(Self.digitsOfVersion))
  }

  /// 96 bits: two versions of one recipe never share them by chance.
  private static let digitsOfVersion = 24
}
