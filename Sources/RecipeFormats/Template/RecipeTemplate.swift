import RecipeModel

/// A recipe as a person edits it: what `add` and `edit` put in the editor and what a piped `add` reads.
///
/// A header of `key: value` lines, then `Ingredients`, `Directions` and `Notes`, each with its lines below. Blank lines
/// around a text are not part of it. A line that would be taken for something else (a heading, a blank line that is part
/// of a text, a line that begins with a backslash) has a backslash in front; in the list of collections, a comma
/// within a name has. So every draft comes back as it went in: UUID, date and images apart, which are not for editing.
package enum RecipeTemplate {
  enum Key: String, CaseIterable {
    case title, prep, cook, serves, collections, favorite, source

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
  }

  enum Heading: String, CaseIterable {
    case ingredients = "Ingredients"
    case directions = "Directions"
    case notes = "Notes"

    /// Recognizes a line that is nothing but the heading, in any case, with or without a colon.
    init?(line: Substring) {
      let word = String(line).trimmed().lowercased()
      let match = Self.allCases.first { word == $0.rawValue.lowercased() || word == $0.rawValue.lowercased() + ":" }
      guard let match else { return nil }
      self = match
    }
  }

  /// Why a text is not a recipe, with the line to look at, from 1.
  package struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    /// One lowercase line: `line 3: not a time: "soon"`.
    package var description: String { "line \(line): \(reason)" }
  }
}
