package import RecipeModel

/// Takes the recipes out of a file, one after the other.
package protocol RecipeReader {
  /// Returns the next recipe, fit to store, or why that one cannot be; `nil` at the end of the file.
  ///
  /// - Throws: `RecipeFileError` if the file cannot be read on from here; whatever the source of the bytes throws.
  mutating func next() throws -> Result<RecipeDraft, RecipeFailure>?

  /// What was repaired or left out so far, none of which kept a recipe from being read.
  var remarks: Remarks { get }
}

extension RecipeReader {
  /// Returns everything that is left.
  package mutating func rest() throws -> [Result<RecipeDraft, RecipeFailure>] {
    var results: [Result<RecipeDraft, RecipeFailure>] = []
    while let result = try next() { results.append(result) }
    return results
  }
}
