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

/// The ways in which bytes are UTF-8, or are not.
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
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    // Where there are no bytes nothing is read, wherever that is.
    next = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!
    end = next + bytes.count
  }

  var isAtEnd: Bool { next == end }

  private var count: Int { end - next }

  /// Skips ASCII up to the first byte of something else: eight words at once, then one, then bytes.
  @inline(__always)
  mutating func skipASCII() {
    // Ideographs come in rows.
    guard count > 0, byte(at: 0) < 0x80 else { return }
    while count >= 64, areASCII(next.loadUnaligned(as: SIMD8<UInt64>.self)) { next += 64 }
    while count >= 8 {
      let highBits = next.loadUnaligned(as: UInt64.self) & Self.highBits
      if highBits != 0 {
        next += highBits.littleEndian.trailingZeroBitCount / 8
        return
      }
      next += 8
    }
    while count > 0, byte(at: 0) < 0x80 { next += 1 }
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
    next += length
    return true
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private func areASCII(_ words: SIMD8<UInt64>) -> Bool {
    let four = words.lowHalf | words.highHalf
    let two = four.lowHalf | four.highHalf
    return (two[0] | two[1]) & Self.highBits == 0
  }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 {
    next.load(fromByteOffset: index, as: UInt8.self)
  }
}
