import RecipeFormats
package import RecipeModel

extension RecipeDraft {
  /// What an edit of the recipe begins with, to notice what others have changed meanwhile.
  ///
  /// The heart, the log, and what was said of diets are no part of it: a form does not have them, so an edit cannot
  /// overwrite them.
  package var version: String {
    var draft = self
    draft.isFavorite = false
    draft.log = .empty
    draft.saidDiets = []
    return String(draft.digest.prefix(Self.digitsOfVersion))
  }

  /// 96 bits: two versions of one recipe never share them by chance.
  private static let digitsOfVersion = 24

  fileprivate var digest: String {
    var writer = RecipeJSONWriter(.lines)
    var bytes: [UInt8] = []
    writer.append(self, to: &bytes)
    return SHA256.hexadecimal(bytes)
  }

  /// The version of a recipe that has had an `ETag`.
  package static func version(in tag: String) -> String { String(tag.drop { $0 == "\"" }.prefix(digitsOfVersion)) }
}

extension Recipe {
  package var version: String { RecipeDraft(self).version }

  /// The value of `ETag`, which stands for all that a recipe says: it begins with the version, and what is no
  /// part of it is in the rest.
  ///
  /// - Source: RFC 9110, 8.8.3.
  package var entityTag: String { "\"\(version)-\(RecipeDraft(self).digest.prefix(8))\"" }
}
