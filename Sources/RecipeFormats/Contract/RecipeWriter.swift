/// Puts recipes into a file, one after the other, so that memory need not hold all of them.
package protocol RecipeWriter {
  /// Appends a recipe to the bytes of the file; those of recipes before it may be written out and removed.
  ///
  /// - Throws: `.tooManyRecipes` or `.outputTooLong` where the format holds no more; nothing is appended then.
  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) throws(RecipeFileError)

  /// Appends what ends the file, once all recipes are in.
  mutating func finish(_ bytes: inout [UInt8])
}
