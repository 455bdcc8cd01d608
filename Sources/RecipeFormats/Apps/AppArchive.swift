import RecipeModel

/// The files that recipe programs export: zips of recipes, and single recipes as JSON.
///
/// Which program a file is from is told by the names in the zip and the keys in the JSON.
package enum AppArchive {
  /// The largest file that is read, in bytes: 1 GiB.
  private static let largestFile = 1 << 30

  /// Returns the recipes of a file, whichever program it is from, each fit to store.
  ///
  /// - Throws: `RecipeFileError`, or `RecipeFailure` if a recipe has no title or breaks a limit; then none is read.
  package static func read(_ bytes: [UInt8]) throws -> ReadResult {
    guard bytes.count <= largestFile else { throw RecipeFileError.recipeTooLong(number: 1, limit: largestFile) }
    var reader = AppArchiveReader()
    do {
      try reader.read(bytes, named: "the file")
    } catch let error as ArchiveError {
      throw RecipeFileError.noRecipe(found: "a file that cannot be unpacked: \(error.description)")
    }
    guard !reader.result.drafts.isEmpty else { throw RecipeFileError.noRecipe(found: "a zip without recipes") }
    return reader.finished()
  }

  /// Whether a file is packed as recipe programs do, by its first bytes.
  package static func isLikely(_ head: [UInt8]) -> Bool {
    ZipArchive.isLikely(head) || head.starts(with: [0x1F, 0x8B])
  }

  /// Returns a zip with a file a recipe, named by its title.
  static func write(_ drafts: [RecipeDraft], suffix: String, file: (RecipeDraft) -> [UInt8]) -> [UInt8] {
    var zip = ZipWriter()
    var names: Set<String> = []
    for (index, draft) in drafts.enumerated() {
      let name = fileName(draft.title)
      let isNew = names.insert(name.lowercased()).inserted
      zip.add((isNew ? name : "\(name) \(index + 1)") + suffix, file(draft))
    }
    return zip.finished()
  }

  /// Returns a title as every system can name a file.
  private static func fileName(_ title: String) -> String {
    let longestName = 60
    let scalars = title.unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == " "
    }
    let name = String(String.UnicodeScalarView(scalars.prefix(longestName))).trimmed()
    return name.isEmpty ? "Recipe" : name
  }
}
