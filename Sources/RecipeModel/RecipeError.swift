/// Why a draft cannot become a recipe.
package enum RecipeError: Error, Equatable, Sendable {
  case emptyTitle
  /// A whole field is too long.
  case tooLong(RecipeField, bytes: Int, limit: Int)
  /// A line of a text is too long; `line` counts from 1.
  case lineTooLong(RecipeField, line: Int, bytes: Int, limit: Int)
  case negativeTime(RecipeField, seconds: Int)
  case timeTooLong(RecipeField, seconds: Int)
  case invalidDate(String)
  /// A number of stars that is not 1 to 5.
  case invalidStars(Int)
  case emptyCollectionName
  case reservedCollectionName(String)
}

extension RecipeError: CustomStringConvertible {
  /// One lowercase line that names the field and the limit.
  package var description: String {
    switch self {
    case .emptyTitle:
      "the title is empty"
    case .tooLong(let field, let bytes, let limit):
      "\(field.limitedPart) \(field.isPlural ? "are" : "is") \(bytes) bytes long; at most \(limit) fit"
    case .lineTooLong(let field, let line, let bytes, let limit):
      "line \(line) of \(field.limitedPart) is \(bytes) bytes long; at most \(limit) fit"
    case .negativeTime(let field, let seconds):
      "\(field.name) is negative: \(seconds) seconds"
    case .timeTooLong(let field, let seconds):
      "\(field.name) is \(seconds) seconds long; at most \(RecipeLimits.seconds) fit"
    case .invalidDate(let text):
      "not an ISO 8601 date: \(text.quoted())"
    case .invalidStars(let stars):
      "\(stars) stars: a recipe has 1 to 5"
    case .emptyCollectionName:
      "a collection needs a name"
    case .reservedCollectionName(let name):
      "\(name.quoted()) is a reserved name; choose another"
    }
  }
}

/// The limits of a recipe. What is beyond one is an error that names it, never a silent cut.
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
