import RecipeFormats

/// Why one file cannot be imported, which says nothing about the others.
struct NamedFailure: Error {
  /// What messages call the file.
  let name: String
  let failure: Failure
  /// Whether the file is something else than a file of recipes.
  let foundNoRecipe: Bool
  /// Whether nobody named the file, but only a folder that it is in.
  let isOfFileInFolder: Bool

  init(_ name: String, _ error: any Error, isOfFileInFolder: Bool = false) {
    self.name = name
    self.isOfFileInFolder = isOfFileInFolder
    if case RecipeFileError.noRecipe = error { foundNoRecipe = true } else { foundNoRecipe = false }
    var failure = Failure(describing: error, hasSaved: false)
    failure.message = "\(name): \(failure.message)"
    self.failure = failure
  }

  init(_ source: ImportSource, _ error: any Error) {
    self.init(source.name, error, isOfFileInFolder: source.isInFolder)
  }
}
