package import RecipeModel

/// Takes the recipes out of a file, one after the other.
package protocol RecipeReader {
  /// Returns the next recipe, valid to store, or why it cannot be stored; `nil` at the end of the file.
  ///
  /// - Throws: `RecipeFileError` if the file cannot be read any further; and what the source of the bytes throws.
  mutating func next() throws -> Result<FileRecipe, InvalidRecipeError>?

  /// What was repaired or left out so far, none of which kept a recipe from being read.
  var diagnostics: Diagnostics { get }
}

/// Why one recipe of a file cannot be imported; the others can.
package struct InvalidRecipeError: Error, Equatable, Sendable {
  /// The recipe's place in the file, from 1.
  package let number: Int
  /// Its title, where that much is known.
  package let title: String?
  package let reason: Reason

  package enum Reason: Error, Equatable, Sendable {
    case violation(RecipeViolation)
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
