package import RecipeModel

/// A recipe as a file holds it: what it says, and the pictures that lie in the file itself.
package struct FileRecipe: Equatable, Sendable {
  package var draft: RecipeDraft
  /// The bytes of the pictures, the main one first, as they are: whoever stores or shows them looks at what they are.
  ///
  /// The names in the draft are those of pictures that lie elsewhere.
  package var pictures: [[UInt8]]
  /// Where a web page says that the recipe's picture is, perhaps seen from the page; "" where it does not say.
  package var pictureAddress: String

  package init(_ draft: RecipeDraft, pictures: [[UInt8]] = [], pictureAddress: String = "") {
    self.draft = draft
    self.pictures = pictures
    self.pictureAddress = pictureAddress
  }
}
