import RecipeFormats
import RecipeStore

/// Which version of the program this is.
///
/// The only place with the number: `--version`, the manual, the Debian package, and the release read it here, the
/// Makefile with sed.
enum ProgramVersion {
  static let current = "0.1.0"

  /// The day of the version, which the manual and the files of a release bear, so that they are the same wherever they
  /// are built.
  static let date = "2026-11-23"

  /// The line that `--version` prints.
  static var line: String {
    "recipes \(current) (SQLite \(RecipeStore.libraryVersion), zlib \(Deflate.libraryVersion))"
  }
}
