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
