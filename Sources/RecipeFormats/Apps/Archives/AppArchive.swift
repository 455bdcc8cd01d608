import RecipeModel

/// The files that recipe programs export: zips of recipes, and single recipes as JSON.
///
/// The names in the zip and the keys in the JSON show which program a file is from.
package enum AppArchive {
  /// The largest file that is read, in bytes: 1 GiB.
  static let largestFile = 1 << 30

  /// Returns the recipes of a file, whichever program it is from, each valid to store.
  ///
  /// - Parameter otherFiles: Reads a file of a zip that is not one of a recipe program, given its name without the
  ///   ending.
  /// - Throws: `RecipeFileError`, or `InvalidRecipeError` if a recipe has no title or breaks a limit; then none is read.
  package static func read(
    _ bytes: [UInt8], otherFiles: @escaping AppArchiveReader.FileReader = AppArchiveReader.noOther
  ) throws -> ReadResult {
    guard bytes.count <= largestFile else { throw RecipeFileError.recipeTooLong(number: 1, limit: largestFile) }
    var reader = AppArchiveReader(otherFiles: otherFiles)
    do {
      try reader.read(bytes, named: "the file")
    } catch let error as ArchiveError {
      throw RecipeFileError.cannotUnpack(error.description)
    }
    guard !reader.result.drafts.isEmpty else { throw RecipeFileError.noRecipe(found: "a zip without recipes") }
    return reader.finished()
  }

  /// Returns whether a file is packed as recipe programs do, or has the keys of their JSON, by its first bytes.
  package static func isLikely(_ head: [UInt8]) -> Bool {
    if ZipArchive.isLikely(head) { return true }
    let keys = JSONParser.outermostKeys(of: head)
    return !keys.isDisjoint(with: foreignKeys) && keys.isDisjoint(with: ["@context", "@type", "@graph"])
  }

  /// Keys that a recipe has in the JSON of other programs, but never in our own.
  private static let foreignKeys: Set<String> = [
    "instructions", "images", "wantToCook", "cookingDuration", "defaultScale", "neutritionalInfo", "webLink",
    "working_time", "recipe_ingredient", "recipe_instructions", "recipeIngredient", "recipeInstructions", "prep_time",
    "photo_data", "on_favorites", "nutritional_info", "alembic_version",
  ]
}

/// Writes a zip with one file per recipe, named by its title.
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

  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    var bytes: [UInt8] = []
    zip.finish(&bytes)
    try write(bytes)
  }
}

/// The kinds of zips without recipes, recognized by the names in them.
enum ArchiveContent {
  /// Returns words such as "a Word document"; `nil` for any other zip.
  static func unsupported(_ names: [String]) -> String? {
    let names = Set(names)
    if names.contains("META-INF/container.xml") { return "an EPUB book" }
    if names.contains("[Content_Types].xml") {
      if names.contains("word/document.xml") { return "a Word document" }
      return names.contains("xl/workbook.xml") ? "an Excel workbook" : "an Office document"
    }
    if names.contains("mimetype"), names.contains("content.xml") { return "an OpenDocument document" }
    return names.contains("META-INF/MANIFEST.MF") ? "a program" : nil
  }
}
