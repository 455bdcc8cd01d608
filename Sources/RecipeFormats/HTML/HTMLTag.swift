/// A start tag: its name, and its attributes, which are read when asked for.
struct HTMLTag {
  let name: HTMLName
  let traits: HTMLTraits
  /// The bytes between the name and the `>`.
  let attributes: ArraySlice<UInt8>
  let isSelfClosing: Bool

  var isVoid: Bool { traits.contains(.void) }

  /// `true` if "recipe" is anywhere among the attributes, in letters of either case.
  var mentionsRecipe: Bool {
    var matched = 0
    let word: StaticString = "recipe"
    return word.withUTF8Buffer { word in
      for byte in attributes {
        // "r" occurs only at the start, so a mismatch can only start over.
        matched = byte | 0x20 == word[matched] ? matched + 1 : byte | 0x20 == word[0] ? 1 : 0
        if matched == word.count { return true }
      }
      return false
    }
  }

  /// Returns the value of an attribute with its character references decoded; `nil` if the tag does not have it.
  ///
  /// - Parameter name: The name in lower case.
  /// - Complexity: O(*n*) for a tag of *n* bytes.
  subscript(name: String) -> String? {
    var index = attributes.startIndex
    while let (key, value) = nextAttribute(from: &index) {
      guard key.count == name.utf8.count, attributes[key].lazy.map(\.asciiLowercased).elementsEqual(name.utf8) else {
        continue
      }
      return HTMLEntities.decoded(String(decoding: attributes[value], as: UTF8.self))
    }
    return nil
  }

  /// Returns the value, decoded, of the first attribute whose name fits, and that name in lower case.
  ///
  /// - Complexity: O(*n*) for a tag of *n* bytes.
  func attribute(where fits: (String) -> Bool) -> (name: String, value: String)? {
    var index = attributes.startIndex
    while let (key, value) = nextAttribute(from: &index) {
      let name = String(decoding: attributes[key].lazy.map(\.asciiLowercased), as: UTF8.self)
      if fits(name) { return (name, HTMLEntities.decoded(String(decoding: attributes[value], as: UTF8.self))) }
    }
    return nil
  }

  /// Returns whether a name is among the element's classes.
  func hasClass(_ name: String) -> Bool { self["class"].map { Self.words(of: $0).contains(name) } ?? false }

  /// Returns the words of an attribute's value that is a list.
  static func words(of value: String) -> [String] {
    value.utf8.split(whereSeparator: \.isHTMLSpace).map { String(Substring($0)) }
  }

  private func nextAttribute(from index: inout Int) -> (key: Range<Int>, value: Range<Int>)? {
    skip(from: &index) { $0.isHTMLSpace || $0 == .slash }
    guard index < attributes.endIndex else { return nil }
    let keyStart = index
    // A name may begin with "=", so that each round reads something.
    index += 1
    skip(from: &index) { !$0.isHTMLSpace && $0 != .slash && $0 != .equals }
    let key = keyStart..<index
    var next = index
    skip(from: &next, while: \.isHTMLSpace)
    guard next < attributes.endIndex, attributes[next] == .equals else { return (key, index..<index) }
    index = next + 1
    skip(from: &index, while: \.isHTMLSpace)
    var valueStart = index
    if index < attributes.endIndex, attributes[index] == .doubleQuote || attributes[index] == .singleQuote {
      let quote = attributes[index]
      index += 1
      valueStart = index
      skip(from: &index) { $0 != quote }
      defer { index = min(index + 1, attributes.endIndex) }
      return (key, valueStart..<index)
    }
    skip(from: &index) { !$0.isHTMLSpace }
    return (key, valueStart..<index)
  }

  private func skip(from index: inout Int, while belongs: (UInt8) -> Bool) {
    while index < attributes.endIndex, belongs(attributes[index]) { index += 1 }
  }
}

/// The name of an element, in lower case and in two machine words, so that names are compared and looked up at the cost of
/// numbers: a page may have millions of tags.
///
/// No element of HTML has a longer name than fits; of longer ones the beginning counts.
struct HTMLName: Hashable {
  /// The bytes of the name from its first, then zeros.
  private let words: SIMD2<UInt64>

  static let mostBytes = 16

  static let lineBreak = HTMLName("br")
  static let firstHeading = HTMLName("h1")
  static let listItem = HTMLName("li")
  static let paragraph = HTMLName("p")
  static let anchor = HTMLName("a")

  init(_ bytes: ArraySlice<UInt8>) {
    var words = SIMD2<UInt64>()
    var shift: UInt64 = 0
    for byte in bytes.prefix(Self.mostBytes) {
      words[shift < 64 ? 0 : 1] |= UInt64(byte.asciiLowercased) << (shift & 63)
      shift += 8
    }
    self.words = words
  }

  init(_ name: some StringProtocol) { self.init(Array(name.utf8)[...]) }

  var text: String {
    String(unsafeUninitializedCapacity: Self.mostBytes) { buffer in
      for place in 0..<Self.mostBytes {
        let byte = UInt8(truncatingIfNeeded: words[place / 8] >> UInt64(place % 8 * 8))
        if byte == 0 { return place }
        buffer[place] = byte
      }
      return Self.mostBytes
    }
  }

  /// A number below a power of two that spreads names well.
  func slot(of bits: UInt64) -> Int {
    // An odd constant near 2^64 divided by the golden ratio, as in Knuth's multiplicative hashing.
    let mixed = (words[0] ^ words[1] &* 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> (64 - bits))
  }
}
