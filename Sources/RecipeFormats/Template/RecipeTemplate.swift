package import RecipeModel

/// A recipe as the user edits it: what `add` and `edit` put in the editor and what a piped `add` reads.
///
/// A header of `key: value` lines, then `Ingredients`, `Directions` and `Notes`, each with its lines below. Blank lines
/// around a text are not part of it. A line that would be taken for something else (a heading, a blank line that is part
/// of a text, a line that begins with a backslash or a number sign) has a backslash in front; in the list of collections,
/// a comma within a name has. So every draft reads back the same, except for UUID, date and images, which are not for
/// editing. Lines that begin with a number sign are comments.
///
/// Bullets and numbers in front of all lines of a part are not part of the text, unless a line there has a backslash.
package enum RecipeTemplate {
  /// The fields of the header, each by its label.
  static let keys: [RecipeField] =
    [.title]
    + RecipeField.asked.filter { field in
      switch field.kind {
      case .line, .time, .flag: true
      case .names: field == .collections
      case .text, .date: false
      }
    }

  enum Heading: String, CaseIterable {
    case ingredients = "Ingredients"
    case directions = "Directions"
    case notes = "Notes"

    /// Recognizes a line that is nothing but the heading, in any case, with or without a colon, or another usual word.
    init?(line: Substring) {
      var word = String(line).trimmed().lowercased()
      if word.hasSuffix(":") { word.removeLast() }
      if let match = Self.allCases.first(where: { word == $0.rawValue.lowercased() }) {
        self = match
      } else if ["method", "steps", "instructions"].contains(word) {
        self = .directions
      } else {
        return nil
      }
    }
  }

  /// The fields that a template has, by their labels. It leaves all others as they are.
  package static let fields = RecipeField.allCases.filter { field in
    keys.contains(field) || Heading(line: Substring(field.label)) != nil
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
    for (index, line) in lines(of: text).enumerated() where !line.isComment {
      do throws(TemplateReader.Reason) {
        try reader.take(line)
      } catch {
        throw SyntaxError(line: index + 1, reason: error.text)
      }
    }
    return reader.finished()
  }
}

extension RecipeTemplate {
  /// `true` if a text is meant as a template: its first line, comments aside, is `key: value`, and no comment is a heading
  /// as Markdown has them.
  package static func isLikely(_ text: String) -> Bool {
    let lines = lines(of: text).filter { !$0.isBlank && !Purpose.comments.contains(String($0).trimmed()) }
    if lines.contains(where: { $0.isComment && PlainTextHeading($0) != nil }) { return false }
    guard let first = lines.first(where: { !$0.isComment }) else { return true }
    let parts = first.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0]).trimmed().lowercased()
    if keys.contains(where: { $0.label == name }) { return parts.count == 2 }
    let isWord = !name.isEmpty && name.allSatisfy(\.isLetter)
    return parts.count == 2 && isWord && Heading(line: first) == nil && !parts[1].hasPrefix("//")
      && !lines.contains(where: \.isComment)
  }

  /// Returns a text without the comments that a template explains itself with.
  package static func withoutOwnComments(_ text: String) -> String {
    lines(of: text).filter { !Purpose.comments.contains(String($0).trimmed()) }.joined(separator: "\n")
  }

  fileprivate static func lines(of text: String) -> [Substring] {
    let plain = text.withPlainLineEnds()
    return (plain.unicodeScalars.first == "\u{FEFF}" ? String(plain.unicodeScalars.dropFirst()) : plain).lines
  }
}

extension Substring {
  fileprivate var isComment: Bool { utf8.first == UInt8(ascii: "#") }
}

/// Takes the lines of a template one by one.
private struct TemplateReader {
  struct Reason: Error { let text: String }

  private var draft: RecipeDraft
  private var keys: Set<RecipeField> = []
  private var headings: Set<RecipeTemplate.Heading> = []
  private var heading: RecipeTemplate.Heading?
  private var lines: [Substring] = []

  init(_ original: RecipeDraft?) {
    let blank = RecipeDraft(title: "")
    draft = original ?? blank
    for field in RecipeTemplate.fields { draft[field] = blank[field] }
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
    let text = lines[first..<last + 1].map(unescaped).joined(separator: "\n")
    let isExact = lines.contains { $0.utf8.first == UInt8(ascii: "\\") }
    draft[keyPath: heading.field] = isExact ? text : heading.unmarked(text)
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
    guard let field = RecipeTemplate.keys.first(where: { $0.label == name.lowercased() }) else {
      let labels = RecipeTemplate.keys.map(\.label).joined(separator: ", ")
      throw Reason(text: "unknown key \(name.quoted()); the keys are \(labels)")
    }
    guard keys.insert(field).inserted else { throw Reason(text: "a second \(field.label.quoted())") }
    draft[field] = try value(of: field, String(parts[1]).trimmed())
  }

  private func value(of field: RecipeField, _ text: String) throws(Reason) -> RecipeField.Value {
    switch field.kind {
    case .line, .text: .text(text)
    case .time: .number(try seconds(text))
    case .flag: .flag(try bool(text, of: field))
    case .names: .names(CommaList.names(text))
    case .date: preconditionFailure("no template has \(field)")
    }
  }

  private func seconds(_ value: String) throws(Reason) -> Int {
    if value.isEmpty { return 0 }
    guard let seconds = CookingTime.parse(value) else {
      throw Reason(text: "\(value.quoted()) is not a time; write 10m, 1h30m, or 1:30")
    }
    return seconds
  }

  private func bool(_ value: String, of field: RecipeField) throws(Reason) -> Bool {
    switch value.lowercased() {
    case "yes", "true": return true
    case "no", "false", "": return false
    default: throw Reason(text: "\(field.label) is yes or no, not \(value.quoted())")
    }
  }
}

extension RecipeTemplate {
  /// The purposes of a template, which its comments explain.
  package enum Purpose: Sendable {
    case adding, editing

    fileprivate var introduction: [String] {
      let way =
        switch self {
        case .adding:
          [
            "# Lines that begin with # are left out. Save and close to add the recipe;",
            "# close without saving, or with an empty title, to cancel.",
          ]
        case .editing:
          [
            "# Lines that begin with # are left out. Save and close to save the changes;",
            "# close without a change to leave it.",
          ]
        }
      return way + ["# Times: 10m, 1h30m, 1:30. Collections: Soups, Quick (commas between)."]
    }

    fileprivate static let comments = Set(
      adding.introduction + editing.introduction + Heading.allCases.flatMap(\.explanation))
  }

  /// Returns the text for a draft; every key and heading is there, so that a blank draft is a form to fill in.
  ///
  /// - Parameter purpose: What it is opened for in an editor; nil for a text without comments.
  package static func write(_ draft: RecipeDraft, for purpose: Purpose? = nil) -> String {
    let header = keys.map { field in
      let text = text(of: draft[field])
      return text.isEmpty ? "\(field.label):" : "\(field.label): \(text)"
    }
    let sections = Heading.allCases.map { heading in
      [heading.rawValue] + (purpose == nil ? [] : heading.explanation)
        + heading.lines(of: draft[keyPath: heading.field])
    }
    return ([(purpose?.introduction ?? []) + header] + sections).map { $0.joined(separator: "\n") + "\n" }.joined(
      separator: "\n")
  }

  private static func text(of value: RecipeField.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let seconds): CookingTime.text(seconds)
    case .flag(let isSet): isSet ? "yes" : "no"
    case .names(let names): CommaList.text(names)
    case .date(let date): date?.text ?? ""
    }
  }
}

extension RecipeTemplate.Heading {
  fileprivate var explanation: [String] {
    switch self {
    case .ingredients: ["# One per line; a line that ends in : is a subheading."]
    case .directions: ["# One step per line; numbers are not needed."]
    case .notes: []
    }
  }

  /// Returns the lines that read as a text.
  fileprivate func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.lines.map { line in
      let isEscaped = Self(line: line) != nil || line.isComment || line.utf8.first == UInt8(ascii: "\\")
      return isEscaped ? "\\\(line)" : String(line)
    }
    // Guarded at both ends, the blank lines within need nothing.
    if let last = lines.last, last.isBlank { lines[lines.count - 1] = "\\" + last }
    let hasMarks = unmarked(text) != text && !lines.contains { $0.hasPrefix("\\") }
    if lines[0].isBlank || hasMarks { lines[0] = "\\" + lines[0] }
    return lines
  }

  /// Returns a text of this part without the bullets or the numbers that all of its lines have.
  fileprivate func unmarked(_ text: String) -> String {
    if text.isEmpty { return text }
    let lines = text.lines.map(String.init)
    return switch self {
    case .ingredients: PlainTextLines.unmarkedIngredients(lines)
    case .directions: PlainTextLines.unmarkedSteps(lines)
    case .notes: text
    }
  }

  var field: WritableKeyPath<RecipeDraft, String> {
    switch self {
    case .ingredients: \.ingredients
    case .directions: \.directions
    case .notes: \.notes
    }
  }
}
