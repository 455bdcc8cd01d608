/// A value of `Content-Type` or `Content-Disposition`: a word, and parameters after semicolons.
///
/// - Source: RFC 9110, 5.6.6 and 8.3.1; RFC 7578, 4.2 for how browsers quote.
struct MediaType: Equatable, Sendable {
  /// In lower case, without parameters: `multipart/form-data`.
  let essence: String
  /// The names in lower case; of a name that occurs twice, the first counts.
  private let parameters: [(name: String, value: String)]

  /// - Returns: nil for a quote that is not closed.
  init?(_ text: String) {
    var rest = text.unicodeScalars[...]
    essence = Self.trimmed(rest.prefix { $0 != ";" }).lowercased()
    rest = rest.drop { $0 != ";" }
    var parameters: [(String, String)] = []
    while rest.popFirst() != nil {
      let name = Self.trimmed(rest.prefix { $0 != "=" && $0 != ";" }).lowercased()
      rest = rest.drop { $0 != "=" && $0 != ";" }
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      if rest.first == "\"" {
        guard let value = Self.quoted(&rest) else { return nil }
        parameters.append((name, value))
      } else {
        parameters.append((name, Self.trimmed(rest.prefix { $0 != ";" })))
      }
      rest = rest.drop { $0 != ";" }
    }
    self.parameters = parameters
  }

  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  static func == (one: MediaType, other: MediaType) -> Bool {
    one.essence == other.essence && one.parameters.elementsEqual(other.parameters, by: ==)
  }

  /// Reads up to the quote that closes; nil if there is none.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    rest = rest.dropFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(value) }
      // A backslash before anything else is one: file names of Windows have them.
      if scalar == "\\", let next = rest.first, next == "\"" || next == "\\" {
        value.append(next)
        rest = rest.dropFirst()
      } else {
        value.append(scalar)
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
    let start = text.drop(while: isBlank)
    return String(
      Substring(start.prefix(upTo: start.lastIndex { !isBlank($0) }.map(start.index(after:)) ?? start.startIndex)))
  }
}
