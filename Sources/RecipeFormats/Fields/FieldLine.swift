import RecipeModel

/// A field of a draft on a line of its own, for formats of plain text that have no place for it.
///
/// Either in words, `cook time: 1 hr 20 min`, or, where a format would change the field, once more and exactly:
/// `recipes:ingredients: "1 egg\n\n2 leeks"`, the value as in JSON.
enum FieldLine {
  private static let exactPrefix = "recipes:"

  /// Returns lines in words for the fields that are stated.
  static func words(_ fields: [NamedField], of draft: RecipeDraft) -> [String] {
    fields.map { ($0.rawValue, $0.value(in: draft)) }.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }

  /// Returns exact lines for the fields that a draft read back has otherwise.
  static func exact(_ draft: RecipeDraft, readBack: RecipeDraft) -> [String] {
    ExactField.changed(from: draft, in: readBack).map { exact($0, of: draft) }
  }

  /// Whether a line is an exact one, by its beginning.
  static func isExact(_ line: some StringProtocol) -> Bool { line.hasPrefix(exactPrefix) }

  /// Whether a line states a title exactly.
  static func isExactTitle(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("\(exactPrefix)\(ExactField.title.rawValue): \"")
  }

  private static func exact(_ field: ExactField, of draft: RecipeDraft) -> String {
    var bytes: [UInt8] = []
    field.value(in: draft).appendOnOneLine(to: &bytes)
    return "\(exactPrefix)\(field.rawValue): \(String(decoding: bytes, as: UTF8.self))"
  }

  /// Sets the field that an exact line names; `false` if it names none or its value is damaged.
  static func takeExact(_ line: String, into draft: inout RecipeDraft) -> Bool {
    let rest = line.dropFirst(exactPrefix.count)
    guard isExact(line), let colon = rest.firstIndex(of: ":"), let field = ExactField(rawValue: String(rest[..<colon]))
    else { return false }
    let bytes = Array(rest[colon...].dropFirst().utf8)
    var parser = JSONParser(bytes, in: bytes.indices)
    guard let value = try? parser.document() else { return false }
    field.set(value, in: &draft)
    return true
  }

  /// Sets the field that a line names in words, if it is one of those asked for; `false` if not.
  static func take(_ line: String, _ fields: [NamedField], into draft: inout RecipeDraft) -> Bool {
    guard let colon = line.unicodeScalars.firstIndex(of: ":"), let field = NamedField(key: String(line[..<colon])),
      fields.contains(field)
    else { return false }
    return field.set(String(line.unicodeScalars[colon...].dropFirst()).trimmed(), in: &draft)
  }
}
