/// Takes the recipes out of a file, one after the other.
package protocol RecipeReader {
  /// Returns the next recipe, fit to store, or why that one cannot be; `nil` at the end of the file.
  ///
  /// - Throws: `RecipeFileError` if the file cannot be read on from here; whatever the source of the bytes throws.
  mutating func next() throws -> Result<FileRecipe, RecipeFailure>?

  /// What was repaired or left out so far, none of which kept a recipe from being read.
  var remarks: Remarks { get }
}
