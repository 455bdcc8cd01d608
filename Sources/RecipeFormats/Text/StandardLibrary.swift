import RecipeModel

/// The bytes that web pages are cut at.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let ampersand = UInt8(ascii: "&")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")

  /// `true` if the byte is white space in HTML.
  var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var asciiLowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}

extension StringProtocol {
  /// `true` if there is nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhitespace) }
}

extension String {
  /// The lines between LFs, at least one; found by bytes, since looking for whole characters takes ten times as long.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension String {
  /// `true` if a text that is not empty occurs in this one, byte for byte; comparing characters takes many times as long.
  func hasBytes(of text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in
      part.withUTF8 { part in
        var rest = whole[...]
        while let place = rest.firstIndex(of: part[0]) {
          if rest[place...].starts(with: part) { return true }
          rest = rest[(place + 1)...]
        }
        return false
      }
    }
  }
}

extension Sequence {
  /// Returns the first result of `transform` that is not nil.
  ///
  /// `lazy.compactMap(transform).first` would call it twice for that element; in a function that calls itself, twice as
  /// often again with every level.
  func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
