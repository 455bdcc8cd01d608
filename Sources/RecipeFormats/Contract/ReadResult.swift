package import RecipeModel

/// The content of a file: its recipes, and what was not understood or not kept.
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

/// A recipe as a file holds it: what it says, and the pictures in the file itself.
package struct FileRecipe: Equatable, Sendable {
  package var draft: RecipeDraft
  /// The bytes of the pictures, the main one first, as they are: they are checked when they are stored or shown.
  ///
  /// The names in the draft are those of pictures elsewhere.
  package var pictures: [[UInt8]]
  /// The address of the recipe's picture, perhaps seen from the page; "" where the page states none.
  package var pictureAddress: String
  /// The paths of pictures next to the file, seen from its folder, the main one first; none leads out of that.
  package var pictureFiles: [String]
  /// The fields of which the file says that they are empty, rather than nothing: an update clears them.
  package var cleared: [RecipeField]

  package init(
    _ draft: RecipeDraft, pictures: [[UInt8]] = [], pictureAddress: String = "", pictureFiles: [String] = [],
    cleared: [RecipeField] = []
  ) {
    self.draft = draft
    self.pictures = pictures
    self.pictureAddress = pictureAddress
    self.pictureFiles = pictureFiles
    self.cleared = cleared
  }
}

extension ReadResult {
  /// Adds a recipe as it may be stored.
  ///
  /// A file from elsewhere may well use the names of built-in lists: such a tag is left out, and a warning says so.
  ///
  /// - Throws: `InvalidRecipeError` if the recipe has no title or breaks a limit; the result is as it was.
  mutating func append(
    _ draft: RecipeDraft, pictures: [[UInt8]] = [], pictureFiles: [String] = []
  ) throws(InvalidRecipeError) {
    var draft = draft
    let reserved = draft.collections.filter { CollectionName.reserved.contains(CollectionName.key($0)) }
    draft.collections.removeAll(where: reserved.contains)
    do throws(RecipeError) {
      recipes.append(FileRecipe(try draft.normalized(), pictures: pictures, pictureFiles: pictureFiles))
    } catch {
      let reason = error == .emptyTitle ? InvalidRecipeError.Reason.missingTitle : .violation(error)
      throw InvalidRecipeError(number: recipes.count + 1, title: draft.title, reason: reason)
    }
    warnings += reserved.map { "the tag \($0.quoted()) is the name of a built-in list and was left out" }
  }
}
