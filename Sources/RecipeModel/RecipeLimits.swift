/// How much a recipe may hold. Beyond a limit is an error that names it, never a silent cut.
package enum RecipeLimits {
  /// The longest title, in bytes of UTF-8.
  package static let titleBytes = 500
  /// The longest line, in bytes of UTF-8: of a text, or a field that is one line.
  package static let lineBytes = 10_000
  /// The longest text (ingredients, directions, notes; each), in bytes of UTF-8.
  package static let textBytes = 1_000_000
  /// The longest preparation or cooking time, in seconds.
  ///
  /// A hundred years: vinegar and cured fish take years, and two of these still add up in an `Int`.
  package static let seconds = 100 * 365 * 24 * 60 * 60
}
