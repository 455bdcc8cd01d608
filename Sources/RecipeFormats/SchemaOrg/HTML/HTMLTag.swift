/// A start tag: its name in lower case, and its attributes, which are read when asked for.
struct HTMLTag {
  let name: String
  /// The bytes between the name and the `>`.
  let attributes: ArraySlice<UInt8>
  let isSelfClosing: Bool

  /// Elements that have no content and no end tag.
  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  var isVoid: Bool { Self.voidElements.contains(name) }

  /// Returns the value of an attribute with its character references decoded; `nil` if the tag does not have it.
  ///
  /// - Parameter name: The name in lower case.
  /// - Complexity: O(*n*) for a tag of *n* bytes.
  subscript(name: String) -> String? {
    var rest = attributes
    while let (key, value) = Self.nextAttribute(in: &rest) {
      if key.count == name.utf8.count, key.lazy.map(\.asciiLowercased).elementsEqual(name.utf8) {
        return HTMLEntities.decoded(String(decoding: value, as: UTF8.self))
      }
    }
    return nil
  }

  private static func nextAttribute(
    in rest: inout ArraySlice<UInt8>
  ) -> (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    rest = rest.drop { $0.isHTMLSpace || $0 == .slash }
    guard !rest.isEmpty else { return nil }
    // A name may begin with "=", so that each round reads something.
    let endOfKey = rest.dropFirst().firstIndex { $0.isHTMLSpace || $0 == .slash || $0 == .equals } ?? rest.endIndex
    let key = rest[..<endOfKey]
    rest = rest[endOfKey...]
    let behindKey = rest.drop(while: \.isHTMLSpace)
    guard behindKey.first == .equals else { return (key, []) }
    rest = behindKey.dropFirst().drop(while: \.isHTMLSpace)
    if let quote = rest.first, quote == .doubleQuote || quote == .singleQuote {
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 2)
      return (key, value)
    }
    let value = rest.prefix { !$0.isHTMLSpace }
    rest = rest.dropFirst(value.count)
    return (key, value)
  }
}
