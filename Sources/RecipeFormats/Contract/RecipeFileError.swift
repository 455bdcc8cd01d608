package import RecipeModel

/// Why a file cannot be read, or not beyond some place in it, or cannot be written.
package enum RecipeFileError: Error, Equatable, Sendable {
  /// The text breaks the rules of its format at a place.
  case malformed(format: String, reason: String, at: TextPosition)
  /// One recipe is longer than any that could be stored.
  case recipeTooLong(number: Int, limit: Int)
  /// One recipe has more of something than any that could be stored: `tooMany("lines", number: 1, limit: 1_000_000)`.
  case tooMany(String, number: Int, limit: Int)
  /// The file is something else: `noRecipe(found: "an HTML page without recipe data")`.
  case noRecipe(found: String)
  /// The file holds recipes in a format that is not read: `unsupported("a MasterCook export")`.
  case unsupported(String)
  /// The file is packed, and cannot be unpacked for a reason.
  case cannotUnpack(String)
  /// A page is in an encoding that is not known, or cannot be read here: `unknownEncoding("gbk")`.
  case unknownEncoding(String)
  /// A file that is written cannot hold as many recipes.
  case tooManyRecipes(limit: Int)
  /// A file that is written would become longer than any that is read.
  case outputTooLong(limit: Int)
}

extension RecipeFileError: CustomStringConvertible {
  /// One lowercase line.
  package var description: String {
    switch self {
    case .malformed(let format, let reason, let position): "malformed \(format) at \(position): \(reason)"
    case .recipeTooLong(let number, let limit): "recipe \(number) is longer than \(limit / 1_048_576) MiB"
    case .tooMany(let things, let number, let limit): "recipe \(number) has more than \(limit) \(things)"
    case .noRecipe(let found): "no recipe found; this is \(found)"
    case .unsupported(let name): "this is \(name), which import does not read"
    case .cannotUnpack(let reason): reason
    case .unknownEncoding(let name): "the page is in \(name), which cannot be read; convert it to UTF-8 first"
    case .tooManyRecipes(let limit): "a file of this format holds at most \(limit) recipes; export fewer at a time"
    case .outputTooLong(let limit):
      "a file of this format holds at most \(limit / 1_048_576) MiB; export fewer recipes at a time"
    }
  }
}

/// Why one recipe of a file cannot be imported; the others can.
package struct InvalidRecipeError: Error, Equatable, Sendable {
  /// The recipe's place in the file, from 1.
  package let number: Int
  /// Its title, where that much is known.
  package let title: String?
  package let reason: Reason

  package enum Reason: Error, Equatable, Sendable {
    case violation(RecipeError)
    case missingTitle
    /// A value has another type than its key requires: `wrongType("cookTime", "a whole number", "the text \"1 h\"")`.
    case wrongType(String, expected: String, found: String)
    case invalidUUID(String)
  }

  package init(number: Int, title: String?, reason: Reason) {
    self.number = number
    self.title = title
    self.reason = reason
  }
}

extension InvalidRecipeError: CustomStringConvertible {
  /// One line: `recipe 3 (Pancakes): the cooking time is negative: -60 seconds`.
  package var description: String {
    let name = (title ?? "").trimmed().shortened(to: 60)
    return "recipe \(number)\(name.isEmpty ? "" : " (\(name))"): \(reason)"
  }
}

extension InvalidRecipeError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .violation(let violation): violation.description
    case .missingTitle: "it has no title"
    case .wrongType(let key, let expected, let found): "\(key) is \(found), not \(expected)"
    case .invalidUUID(let text): "not a UUID: \(text.quoted())"
    }
  }
}
