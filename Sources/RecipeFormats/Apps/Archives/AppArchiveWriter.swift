import RecipeModel

/// Writes a zip with a file a recipe, named by its title.
struct AppArchiveWriter: RecipeWriter {
  private let suffix: String
  private let file: @Sendable (FileRecipe) -> [UInt8]
  private var zip = ZipWriter()
  private var names = FileNames()

  init(suffix: String, _ file: @escaping @Sendable (FileRecipe) -> [UInt8]) {
    self.suffix = suffix
    self.file = file
  }

  /// - Throws: At the limits of what is read back.
  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) throws(RecipeFileError) {
    guard zip.count < ArchiveLimits.entries else { throw .tooManyRecipes(limit: ArchiveLimits.entries) }
    let file = file(recipe)
    guard zip.length + file.count < AppArchive.largestFile else { throw .outputTooLong(limit: AppArchive.largestFile) }
    zip.add(names.next(for: recipe.draft.title) + suffix, file, to: &bytes)
  }

  func finish(_ bytes: inout [UInt8]) { zip.finish(&bytes) }
}
