import RecipeFormats
import RecipeModel

/// Why one file cannot be imported, which says nothing about the others.
struct ImportError: Error {
  /// The file's name in messages.
  let name: String
  let failure: CommandError
  /// The kind of the file if it holds no recipes that are read: "a PDF document"; nil where something else is wrong.
  let found: String?
  /// `true` if the file was not named itself, but a folder that it is in.
  let isOfFileInFolder: Bool

  init(_ name: String, _ error: any Error, isOfFileInFolder: Bool = false) {
    self.name = name
    self.isOfFileInFolder = isOfFileInFolder
    found =
      switch error {
      case RecipeFileError.noRecipe(let found): found
      case RecipeFileError.unsupported(let name): "\(name), which import does not read"
      default: nil
      }
    var failure = CommandError(describing: error, hasSaved: false)
    failure.message = "\(name): \(failure.message)"
    self.failure = failure
  }

  /// A file that was named and is not there.
  init(missing name: String) {
    self.name = name
    isOfFileInFolder = false
    found = nil
    failure = CommandError("no such file: \(name.quotedPath())", .noSuchInput)
  }

  init(_ source: ImportSource, _ error: any Error) {
    self.init(source.name, error, isOfFileInFolder: source.isInFolder)
  }
}
