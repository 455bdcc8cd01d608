/// Hashes of words: FNV-1a of the bytes, with letters folded to lower case.
///
/// - Source: G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm", 64 bits.
enum WordHash {
  static let initial: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of a word in lower case.
  static func folded(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = initial
    var previous: UInt8 = 0
    for byte in bytes {
      hash = adding(lower(byte, after: previous), to: hash)
      previous = byte
    }
    return hash
  }

  /// The hashes of the words of a table, as the tokens of a line have them: of the first one, and of all of them joined.
  ///
  /// A test compares it with the tokenizer for every text of the tables.
  static func phrase(_ text: FactText) -> (first: UInt64, all: UInt64, count: Int) {
    var words: (first: UInt64, all: UInt64, count: Int) = (0, 0, 0)
    var hash = initial
    var previous: UInt8 = 0
    // Bytes that are left of an ideograph, which is a word by itself.
    var left = 0
    func end() {
      guard hash != initial else { return }
      words = words.count == 0 ? (hash, hash, 1) : (words.first, joining(words.all, hash), words.count + 1)
      hash = initial
      previous = 0
    }
    for byte in text {
      guard byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == 0x27 || byte == 0x2D else {
        end()
        continue
      }
      if byte >= 0xE0 {
        end()
        left = 3
      }
      hash = adding(lower(byte, after: previous), to: hash)
      previous = byte
      left -= 1
      if left == 0 { end() }
    }
    end()
    return words
  }

  /// The hash of a word as it is written.
  static func exact(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(initial) { adding($1, to: $0) }
  }

  /// The hash of two words, one after the other.
  static func joining(_ first: UInt64, _ second: UInt64) -> UInt64 {
    (first &* 31) ^ second
  }

  /// A byte in lower case, of ASCII and of the letters of Latin-1 in UTF-8.
  @inline(__always)
  static func lower(_ byte: UInt8, after previous: UInt8) -> UInt8 {
    if byte &- UInt8(ascii: "A") < 26 { return byte | 0x20 }
    if previous == 0xC3, byte &- 0x80 < 0x1F, byte != 0x97 { return byte | 0x20 }
    return byte
  }
}
