import RecipeModel

/// Reads the recipes of a file, one after the other.
package protocol RecipeReader {
  /// Returns the next recipe, valid to store, or why it cannot be stored; `nil` at the end of the file.
  ///
  /// - Throws: `RecipeFileError` if the file cannot be read any further; and what the source of the bytes throws.
  mutating func next() throws -> Result<FileRecipe, InvalidRecipeError>?

  /// The repairs and omissions so far, none of which kept a recipe from being read.
  var diagnostics: Diagnostics { get }
}

/// Something that a reader repaired or left out, reported so that nothing is lost in silence.
package enum Diagnostic: Hashable, Sendable {
  case unknownKey(String)
  case repeatedKey(String)
  /// Invalid UTF-8 or half of a surrogate pair, of which U+FFFD was made.
  case repairedText
  /// Any other warning of a format's reader, one lowercase line.
  case warning(String)
}

extension Diagnostic: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKey(let key): "unknown key \(key.quoted()) was left out"
    case .repeatedKey(let key): "the key \(key.quoted()) occurs twice; the last one is used"
    case .warning(let line): line
    case .repairedText: "characters that are not valid Unicode were replaced by U+FFFD"
    }
  }
}

/// The diagnostics of a file, each once with how often it applies, in the order of their first occurrence.
package struct Diagnostics: Equatable, Sendable {
  package private(set) var counts: [(diagnostic: Diagnostic, count: Int)] = []
  /// The number of diagnostics beyond those kept.
  package private(set) var unlisted = 0
  private var places: [Diagnostic: Int] = [:]

  /// A file of nothing but unknown keys must not be kept in memory as diagnostics.
  private static let mostKept = 100

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }

  package mutating func add(_ diagnostic: Diagnostic) {
    if let place = places[diagnostic] {
      counts[place].count += 1
    } else if counts.count < Self.mostKept {
      places[diagnostic] = counts.count
      counts.append((diagnostic, 1))
    } else {
      unlisted += 1
    }
  }

  /// One line per diagnostic: `the key "rating" is not known and was left out (12 times)`.
  package var lines: [String] {
    let lines = counts.map { $0.count == 1 ? "\($0.diagnostic)" : "\($0.diagnostic) (\($0.count) times)" }
    return unlisted == 0 ? lines : lines + ["and \(unlisted) more of this kind"]
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.lines == other.lines
  }
}
