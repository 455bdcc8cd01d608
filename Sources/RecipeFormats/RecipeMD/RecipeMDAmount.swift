import RecipeModel

/// An amount: a number, if it begins with one, and a unit.
struct RecipeMDAmount: Equatable {
  /// As written.
  let text: String
  let factor: Double?
  let unit: String

  init(_ text: String) {
    self.text = text.trimmed()
    var rest = self.text.unicodeScalars[...]
    factor = Self.number(&rest)
    unit = String(rest).trimmed()
  }

  /// Reads `1`, `.5`, `1,5`, `3/7`, `1 1/5`, `½`, `1 ½`; `nil` if no number is there, and then nothing is read.
  private static func number(_ text: inout Substring.UnicodeScalarView) -> Double? {
    guard let whole = decimal(&text) else { return vulgarFraction(&text) }
    if let divisor = divisor(&text) { return whole / divisor }
    var following = text.drop { $0 == " " }
    if let part = vulgarFraction(&following) {
      text = following
      return whole + part
    }
    if let part = decimal(&following), let divisor = divisor(&following) {
      text = following
      return whole + part / divisor
    }
    return whole
  }

  private static func decimal(_ text: inout Substring.UnicodeScalarView) -> Double? {
    let whole = digits(&text)
    var following = text
    var fraction = ""
    if let mark = following.popFirst(), mark == "." || mark == "," {
      fraction = digits(&following)
      if !fraction.isEmpty { text = following }
    }
    return whole.isEmpty && fraction.isEmpty ? nil : Double("\(whole.isEmpty ? "0" : whole).\(fraction)0")
  }

  /// Reads a slash and the number after it, blanks around them or not.
  private static func divisor(_ text: inout Substring.UnicodeScalarView) -> Double? {
    var following = text.drop { $0 == " " }
    guard let mark = following.popFirst(), mark == "/" || mark == "⁄" else { return nil }
    following = following.drop { $0 == " " }
    guard let divisor = Double(digits(&following)), divisor > 0 else { return nil }
    text = following
    return divisor
  }

  private static func vulgarFraction(_ text: inout Substring.UnicodeScalarView) -> Double? {
    guard let scalar = text.first, scalar.properties.numericType == .numeric else { return nil }
    text = text.dropFirst()
    return scalar.properties.numericValue
  }

  private static func digits(_ text: inout Substring.UnicodeScalarView) -> String {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text = text[digits.endIndex...]
    return String(digits)
  }
}
