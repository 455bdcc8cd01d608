package import RecipeModel

/// A recipe as the user edits it: what `add` and `edit` put in the editor and what a piped `add` reads.
///
/// A header of `key: value` lines, then `Ingredients`, `Directions` and `Notes`, each with its lines below. Blank lines
/// around a text are not part of it. A line that would be taken for something else (a heading, a blank line that is part
/// of a text, a line that begins with a backslash) has a backslash in front; in the list of collections, a comma
/// within a name has. So every draft reads back the same, except for UUID, date and images, which are not for editing.
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
  package struct SyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    /// One lowercase line: `line 3: not a time: "soon"`.
    package var description: String { "line \(line): \(reason)" }
  }
}

extension RecipeTemplate {
  /// Returns the draft that a text describes.
  ///
  /// What the text does not say is not stated; what a template cannot say stays as in `original`. The draft is as
  /// written: it is not normalized yet, and its title may be empty.
  ///
  /// - Throws: `SyntaxError` for the first line that cannot be understood.
  package static func read(_ text: String, into original: RecipeDraft? = nil) throws(SyntaxError) -> RecipeDraft {
    var reader = TemplateReader(original)
    let plain = text.withPlainLineEnds()
    let lines = (plain.unicodeScalars.first == "\u{FEFF}" ? String(plain.unicodeScalars.dropFirst()) : plain)
      .lines
    for (index, line) in lines.enumerated() {
      do throws(TemplateReader.Reason) {
        try reader.take(line)
      } catch {
        throw SyntaxError(line: index + 1, reason: error.text)
      }
    }
    return reader.finished()
  }
}

/// Takes the lines of a template one by one.
private struct TemplateReader {
  struct Reason: Error { let text: String }

  private var draft: RecipeDraft
  private var keys: Set<RecipeTemplate.Key> = []
  private var headings: Set<RecipeTemplate.Heading> = []
  private var heading: RecipeTemplate.Heading?
  private var lines: [Substring] = []

  init(_ original: RecipeDraft?) {
    draft = RecipeDraft(
      uuid: original?.uuid, title: "", addedOn: original?.addedOn, imageNames: original?.imageNames ?? [])
  }

  mutating func take(_ line: Substring) throws(Reason) {
    if let next = RecipeTemplate.Heading(line: line) {
      endSection()
      guard headings.insert(next).inserted else {
        throw Reason(text: "a second \(next.rawValue.quoted()); a line of text is written \\\(next.rawValue)")
      }
      heading = next
    } else if heading != nil {
      lines.append(line)
    } else if !line.isBlank {
      try takeHeader(line)
    }
  }

  mutating func finished() -> RecipeDraft {
    endSection()
    return draft
  }

  private mutating func endSection() {
    guard let heading else { return }
    let first = lines.firstIndex { !$0.isBlank } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isBlank } ?? first - 1
    draft[keyPath: heading.field] = lines[first..<last + 1].map(unescaped).joined(separator: "\n")
    lines = []
  }

  private func unescaped(_ line: Substring) -> String {
    line.unicodeScalars.first == "\\" ? String(line.unicodeScalars.dropFirst()) : String(line)
  }

  private mutating func takeHeader(_ line: Substring) throws(Reason) {
    let parts = line.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0]).trimmed()
    guard parts.count == 2 else {
      throw Reason(text: "expected a key and a value such as \"serves: 4\", or a heading, found \(name.quoted())")
    }
    guard let key = RecipeTemplate.Key(rawValue: name.lowercased()) else {
      throw Reason(text: "unknown key \(name.quoted()); the keys are \(RecipeTemplate.Key.list)")
    }
    guard keys.insert(key).inserted else { throw Reason(text: "a second \(key.rawValue.quoted())") }
    try set(key, to: String(parts[1]).trimmed())
  }

  private mutating func set(_ key: RecipeTemplate.Key, to value: String) throws(Reason) {
    switch key {
    case .title: draft.title = value
    case .prep: draft.prepTime = try seconds(value)
    case .cook: draft.cookTime = try seconds(value)
    case .serves: draft.servings = value
    case .collections: draft.collections = CommaList.names(value)
    case .favorite: draft.isFavorite = try bool(value)
    case .source: draft.source = value
    }
  }

  private func seconds(_ value: String) throws(Reason) -> Int {
    if value.isEmpty { return 0 }
    guard let seconds = CookingTime.parse(value) else { throw Reason(text: "not a time: \(value.quoted())") }
    return seconds
  }

  private func bool(_ value: String) throws(Reason) -> Bool {
    switch value.lowercased() {
    case "yes", "true": return true
    case "no", "false", "": return false
    default: throw Reason(text: "favorite is yes or no, not \(value.quoted())")
    }
  }
}

extension RecipeTemplate {
  /// Returns the text for a draft; every key and heading is there, so that a blank draft is a form to fill in.
  package static func write(_ draft: RecipeDraft) -> String {
    let header = Key.allCases.map { key in
      let value = value(of: key, in: draft)
      return value.isEmpty ? "\(key.rawValue):" : "\(key.rawValue): \(value)"
    }
    let sections = Heading.allCases.map { heading in
      [heading.rawValue] + lines(of: draft[keyPath: heading.field])
    }
    return ([header] + sections).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func value(of key: Key, in draft: RecipeDraft) -> String {
    switch key {
    case .title: draft.title
    case .prep: CookingTime.text(draft.prepTime)
    case .cook: CookingTime.text(draft.cookTime)
    case .serves: draft.servings
    case .collections: CommaList.text(draft.collections)
    case .favorite: draft.isFavorite ? "yes" : "no"
    case .source: draft.source
    }
  }

  private static func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.lines
      .map { Heading(line: $0) != nil || $0.utf8.first == UInt8(ascii: "\\") ? "\\\($0)" : String($0) }
    // Guarded at both ends, the blank lines within need nothing.
    if lines[0].isBlank { lines[0] = "\\" + lines[0] }
    if let last = lines.last, last.isBlank { lines[lines.count - 1] = "\\" + last }
    return lines
  }
}

extension RecipeTemplate.Heading {
  var field: WritableKeyPath<RecipeDraft, String> {
    switch self {
    case .ingredients: \.ingredients
    case .directions: \.directions
    case .notes: \.notes
    }
  }
}
