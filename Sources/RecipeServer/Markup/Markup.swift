/// A piece of HTML. Its literals are written in this program; whatever is put into them is escaped.
///
/// There is no way to make one of a `String` but to interpolate it, so text of the library cannot become markup:
/// ```swift
/// let heading: Markup = "<h1>\(recipe.title)</h1>"
/// ```
/// Values of attributes must stand in double quotes; a literal that leaves them out is a mistake that escaping does not
/// catch. Addresses are `Link`s, which know what may stand in `href`.
package struct Markup: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// UTF-8 that may be sent as it is.
  package private(set) var text: String

  package init(stringLiteral literal: StaticString) {
    text = literal.description
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  package static func + (before: Markup, after: Markup) -> Markup { "\(before)\(after)" }

  package static func += (markup: inout Markup, more: Markup) { markup.text += more.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    /// Text for an element or for an attribute in double quotes.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      for byte in text.unicodeScalars {
        switch byte {
        case "&": self.text += "&amp;"
        case "<": self.text += "&lt;"
        case ">": self.text += "&gt;"
        case "\"": self.text += "&quot;"
        case "'": self.text += "&#39;"
        default: self.text.unicodeScalars.append(byte)
        }
      }
    }

    package mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }

    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    /// Nothing for `nil`.
    package mutating func appendInterpolation(_ markup: Markup?) { text += markup?.text ?? "" }

    package mutating func appendInterpolation(_ pieces: some Sequence<Markup>) {
      for piece in pieces { text += piece.text }
    }

    /// `markup` if the condition holds, else nothing.
    package mutating func appendInterpolation(_ markup: @autoclosure () -> Markup, if condition: Bool) {
      if condition { text += markup().text }
    }
  }
}
