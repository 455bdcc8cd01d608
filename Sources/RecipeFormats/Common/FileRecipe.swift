package import RecipeModel

/// A recipe as a file holds it: what it says, and the pictures that lie in the file itself.
package struct FileRecipe: Equatable, Sendable {
  package var draft: RecipeDraft
  /// The bytes of the pictures, the main one first, as they are: whoever stores or shows them looks at what they are.
  ///
  /// The names in the draft are those of pictures that lie elsewhere.
  package var pictures: [[UInt8]]

  package init(_ draft: RecipeDraft, pictures: [[UInt8]] = []) {
    self.draft = draft
    self.pictures = pictures
  }
}
