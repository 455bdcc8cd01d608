extension String {
  /// Creates a text from bytes that are most likely valid UTF-8; what is not becomes U+FFFD, as in `String(decoding:as:)`.
  ///
  /// The standard library looks at each byte by itself once one is not ASCII, which took up to half of the time of
  /// reading recipes. Here whole words of ASCII are passed over wherever they are.
  @usableFromInline
  init(likelyUTF8 bytes: UnsafeBufferPointer<UInt8>) {
    switch UTF8Kind(of: UnsafeRawBufferPointer(bytes)) {
    case .ascii: self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
    case .valid: self.init(copying: UTF8Span(unchecked: bytes.span))
    case .invalid: self.init(decoding: bytes, as: UTF8.self)
    }
  }
}

/// What some bytes are as UTF-8.
enum UTF8Kind {
  case ascii, valid, invalid

  /// - Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  init(of bytes: UnsafeRawBufferPointer) {
    self = .ascii
    var rest = UTF8Scanner(bytes)
    rest.skipASCII()
    while !rest.isAtEnd {
      guard rest.skipCharacter() else {
        self = .invalid
        return
      }
      self = .valid
      rest.skipASCII()
    }
  }
}

/// The bytes that have not been looked at yet.
private struct UTF8Scanner {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  private var count: Int { bytes.count - offset }

  /// Skips ASCII up to the first byte of something else: four words at once, then one, then bytes.
  @inline(__always)
  mutating func skipASCII() {
    // Ideographs come in rows.
    guard count > 0, byte(at: 0) < 0x80 else { return }
    while count >= 32, (word(at: 0) | word(at: 8) | word(at: 16) | word(at: 24)) & Self.highBits == 0 { offset += 32 }
    while count >= 8 {
      let highBits = word(at: 0) & Self.highBits
      if highBits != 0 {
        offset += highBits.littleEndian.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while count > 0, byte(at: 0) < 0x80 { offset += 1 }
  }

  /// Skips the two to four bytes of a character that is not ASCII; `false` if they are not one.
  @inline(__always)
  mutating func skipCharacter() -> Bool {
    let first = byte(at: 0)
    switch first {
    case 0xE1...0xEC: return skip(3, second: 0x80...0xBF)
    case 0xC2...0xDF: return skip(2, second: 0x80...0xBF)
    case 0xE0: return skip(3, second: 0xA0...0xBF)
    case 0xED: return skip(3, second: 0x80...0x9F)
    case 0xEE...0xEF: return skip(3, second: 0x80...0xBF)
    case 0xF0: return skip(4, second: 0x90...0xBF)
    case 0xF1...0xF3: return skip(4, second: 0x80...0xBF)
    case 0xF4: return skip(4, second: 0x80...0x8F)
    default: return false
    }
  }

  @inline(__always)
  private mutating func skip(_ length: Int, second: ClosedRange<UInt8>) -> Bool {
    guard count >= length, second.contains(byte(at: 1)) else { return false }
    for index in 2..<max(length, 2) where byte(at: index) & 0xC0 != 0x80 { return false }
    offset += length
    return true
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    bytes.baseAddress!.loadUnaligned(fromByteOffset: offset + index, as: UInt64.self)
  }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 {
    bytes.baseAddress!.load(fromByteOffset: offset + index, as: UInt8.self)
  }
}
