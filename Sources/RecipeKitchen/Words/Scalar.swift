/// A Unicode scalar in UTF-8, and what it is to the tokenizer.
struct Scalar {
  enum Kind { case space, digit, fraction, letter, ideograph, mark }

  /// The scalar; fullwidth forms and typographic marks as their ASCII form.
  let value: UInt32
  let length: Int
  let kind: Kind

  /// `true` if letters on both sides of it belong to one word.
  var joinsLetters: Bool { value == 0x27 || value == 0x2D || value == 0x2011 }

  /// Reads the scalar that begins at a byte; a byte that begins none is a mark by itself.
  @inline(__always)
  init(_ bytes: [UInt8], at place: Int) {
    let byte = bytes[place]
    if byte < 0x80 {
      value = UInt32(byte)
      length = 1
      kind = Self.kind(ofASCII: byte)
    } else {
      (value, length, kind) = Self.read(bytes, at: place)
    }
  }

  private static func read(_ bytes: [UInt8], at place: Int) -> (UInt32, Int, Kind) {
    let byte = bytes[place]
    let count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    guard count > 1, place + count <= bytes.count else {
      return (0xFFFD, 1, .mark)
    }
    var scalar = UInt32(byte) & (0x7F >> UInt32(count))
    for next in bytes[(place + 1)..<(place + count)] { scalar = scalar << 6 | UInt32(next & 0x3F) }
    let (value, kind) = fold(scalar)
    return (value, count, kind)
  }

  @inline(__always)
  private static func kind(ofASCII byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0...0x20, 0x7F: .space
    default: .mark
    }
  }

  private static func fold(_ scalar: UInt32) -> (UInt32, Kind) {
    switch scalar {
    case 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: (0x20, .space)
    case 0xBC...0xBE, 0x2150...0x215E, 0x2189: (scalar, .fraction)
    case 0x2018, 0x2019, 0x2032: (0x27, .mark)
    case 0x201C, 0x201D, 0x201E, 0x2033: (0x22, .mark)
    case 0x2010, 0x2011, 0x2212: (0x2D, .mark)
    case 0x2012, 0x2013, 0x2015: (0x2013, .mark)
    case 0xFF5E, 0x301C, 0x223C: (0x7E, .mark)
    case 0x2044, 0x2215: (0x2F, .mark)
    case 0x3001, 0xFF0C: (0x2C, .mark)
    case 0xB0, 0xBA: (0xB0, .mark)
    case 0xFF10...0xFF19: (scalar - 0xFEE0, .digit)
    case 0xFF01...0xFF5D: (scalar - 0xFEE0, .mark)
    // 々, as in 少々, repeats an ideograph.
    case 0x3005...0x3007: (scalar, .ideograph)
    case 0x80...0xBF where scalar != 0xAA && scalar != 0xB5, 0xD7, 0xF7: (scalar, .mark)
    case 0x2000...0x2BFF, 0x3002...0x301F, 0xFE00...0xFE0F, 0x1F000...0x1FAFF: (scalar, .mark)
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: (scalar, .ideograph)
    default: (scalar, .letter)
    }
  }
}

/// The fractions that Unicode has a character for.
package enum VulgarFraction {
  /// The numerator and denominator of a fraction character; ↉ and others are zero.
  static func parts(of scalar: UInt32) -> (Int, Int) {
    all.first { $0.scalar == scalar }.map { ($0.numerator, $0.denominator) } ?? (0, 1)
  }

  /// The character of a fraction, if there is one.
  static func character(_ numerator: Int, _ denominator: Int) -> Character? {
    all.first { $0.numerator == numerator && $0.denominator == denominator }
      .flatMap { Unicode.Scalar($0.scalar) }.map { Character($0) }
  }

  private static let all: [(scalar: UInt32, numerator: Int, denominator: Int)] = [
    (0xBC, 1, 4), (0xBD, 1, 2), (0xBE, 3, 4), (0x2150, 1, 7), (0x2151, 1, 9), (0x2152, 1, 10), (0x2153, 1, 3),
    (0x2154, 2, 3), (0x2155, 1, 5), (0x2156, 2, 5), (0x2157, 3, 5), (0x2158, 4, 5), (0x2159, 1, 6), (0x215A, 5, 6),
    (0x215B, 1, 8), (0x215C, 3, 8), (0x215D, 5, 8), (0x215E, 7, 8),
  ]
}
