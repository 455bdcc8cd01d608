import RecipeModel

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

    /// Text to be read, in an element or in an attribute in double quotes, without what is obeyed or not seen.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      escape(ShownText.document(String(text)))
    }

    /// Text as it is stored, for a field in which it is changed: it comes back as it was.
    package mutating func appendInterpolation(exact text: String) { escape(text) }

    private mutating func escape(_ text: String) {
      guard text.utf8.contains(where: Self.isSpecial) else {
        self.text += text
        return
      }
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": self.text += "&amp;"
        case "<": self.text += "&lt;"
        case ">": self.text += "&gt;"
        case "\"": self.text += "&quot;"
        case "'": self.text += "&#39;"
        default: self.text.unicodeScalars.append(scalar)
        }
      }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
      default: false
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
