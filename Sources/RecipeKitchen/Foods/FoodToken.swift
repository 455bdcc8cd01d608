/// A word or a mark of a line, as the table of foods compares it.
///
/// A word is in lower case, without accents; a hyphen separates, an ideograph or a kana is a word by itself, and a possessive
/// `'s` and an elided `d'` or `l'` are left out. The names of the table are cut by the same function.
struct FoodToken {
  enum Kind: UInt8 { case word, comma, slash, bracket }

  let kind: Kind
  /// `true` for a word that begins with a digit.
  let isNumber: Bool
  /// Of the folded bytes of a word.
  let hash: UInt64
  /// In the bytes of the line.
  let start: Int32
  let end: Int32

  var span: Range<Int> { Int(start)..<Int(end) }

  /// The tokens of a range of bytes.
  ///
  /// - Complexity: O(*n*).
  static func tokens(of bytes: [UInt8], in range: Range<Int>, into tokens: inout [FoodToken]) {
    var reader = FoodTokenReader(bytes: bytes, place: range.lowerBound, end: range.upperBound)
    reader.read(into: &tokens)
  }

  static func tokens(of text: String) -> [FoodToken] {
    var tokens: [FoodToken] = []
    let bytes = Array(text.utf8)
    Self.tokens(of: bytes, in: 0..<bytes.count, into: &tokens)
    return tokens
  }

  /// The hash of a name: of its words one after the other.
  @inline(__always)
  static func joining(_ name: UInt64, _ word: UInt64) -> UInt64 { (name &* 0x0000_0100_0000_01B3 &+ 1) ^ word }
}

/// Cuts bytes into tokens.
private struct FoodTokenReader {
  let bytes: [UInt8]
  var place: Int
  let end: Int
  private var hash = WordHash.initial
  private var start = -1
  /// Letters of the word so far.
  private var length = 0
  private var last: UInt8 = 0

  init(bytes: [UInt8], place: Int, end: Int) {
    self.bytes = bytes
    self.place = place
    self.end = end
  }

  mutating func read(into tokens: inout [FoodToken]) {
    while place < end {
      let byte = bytes[place]
      if byte < 0x80 {
        readASCII(byte, into: &tokens)
      } else {
        readScalar(byte, into: &tokens)
      }
    }
    endWord(into: &tokens)
  }

  private mutating func readASCII(_ byte: UInt8, into tokens: inout [FoodToken]) {
    let lower = byte | 0x20
    if lower &- UInt8(ascii: "a") < 26 {
      add(lower)
    } else if byte &- UInt8(ascii: "0") < 10 {
      add(byte)
    } else if byte == UInt8(ascii: "'") {
      readApostrophe(width: 1, into: &tokens)
      return
    } else {
      endWord(into: &tokens)
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): addMark(.comma, width: 1, into: &tokens)
      case UInt8(ascii: "/"), UInt8(ascii: "|"): addMark(.slash, width: 1, into: &tokens)
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
        addMark(.bracket, width: 1, into: &tokens)
      case UInt8(ascii: "&"):
        add(byte)
        place += 1
        endWord(into: &tokens)
        return
      default: break
      }
    }
    place += 1
  }

  /// "Confectioner's" is "confectioner", "d'ail" is "ail"; in any other word the mark is left out.
  private mutating func readApostrophe(width: Int, into tokens: inout [FoodToken]) {
    let next = place + width
    if length == 1, last == UInt8(ascii: "d") || last == UInt8(ascii: "l") {
      (hash, start, length) = (WordHash.initial, -1, 0)
    } else if next < end, bytes[next] | 0x20 == UInt8(ascii: "s"), next + 1 >= end || !Self.isLetter(bytes[next + 1]) {
      endWord(into: &tokens)
      place = next + 1
      return
    } else if length == 0 {
      endWord(into: &tokens)
    }
    place = next
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private mutating func readScalar(_ byte: UInt8, into tokens: inout [FoodToken]) {
    let width = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    guard width > 1, place + width <= end else {
      endWord(into: &tokens)
      place += 1
      return
    }
    var scalar = UInt32(byte) & (0x7F >> UInt32(width))
    for index in 1..<width { scalar = scalar << 6 | UInt32(bytes[place + index] & 0x3F) }
    switch scalar {
    case 0xC0..<0x180:
      readAccented(scalar)
      place += width
    case 0x300..<0x370: place += width
    case 0x2018, 0x2019, 0x2032: readApostrophe(width: width, into: &tokens)
    case 0x3001, 0xFF0C:
      endWord(into: &tokens)
      addMark(.comma, width: width, into: &tokens)
      place += width
    case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      endWord(into: &tokens)
      addAll(width)
      endWord(into: &tokens)
    case 0xFF08, 0xFF09:
      endWord(into: &tokens)
      addMark(.bracket, width: width, into: &tokens)
      place += width
    // Greek and Cyrillic capitals.
    case 0x391...0x3A9, 0x410...0x42F: addFolded(scalar + 0x20, width)
    case 0x370..<0x2000: addAll(width)
    default:
      endWord(into: &tokens)
      place += width
    }
  }

  /// Adds the bytes of a letter that has no base letter.
  private mutating func addAll(_ width: Int) {
    for index in 0..<width {
      if start < 0 { start = place }
      hash = WordHash.adding(bytes[place + index], to: hash)
    }
    length += 1
    place += width
  }

  /// Adds a letter of two bytes.
  private mutating func addFolded(_ scalar: UInt32, _ width: Int) {
    if start < 0 { start = place }
    hash = WordHash.adding(UInt8(0xC0 | scalar >> 6), to: hash)
    hash = WordHash.adding(UInt8(0x80 | scalar & 0x3F), to: hash)
    length += 1
    place += width
  }

  private mutating func readAccented(_ scalar: UInt32) {
    switch scalar {
    case 0xDF: addTwo("s", "s")
    case 0xC6, 0xE6: addTwo("a", "e")
    case 0x152, 0x153: addTwo("o", "e")
    default: add(Self.base(of: scalar))
    }
  }

  private mutating func addTwo(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    add(UInt8(ascii: first))
    add(UInt8(ascii: second))
  }

  /// The letters of Latin-1 and Latin Extended-A without their accents.
  private static let bases: StaticString = """
    aaaaaaaceeeeiiiidnooooo*ouuuuyts\
    aaaaaaaceeeeiiiidnooooo*ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  private static func base(of scalar: UInt32) -> UInt8 {
    let place = Int(scalar - 0xC0)
    return place < bases.utf8CodeUnitCount ? bases.utf8Start[place] : UInt8(ascii: "*")
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    if start < 0 { start = place }
    hash = WordHash.adding(byte, to: hash)
    last = byte
    length += 1
  }

  private mutating func addMark(_ kind: FoodToken.Kind, width: Int, into tokens: inout [FoodToken]) {
    tokens.append(FoodToken(kind: kind, isNumber: false, hash: 0, start: Int32(place), end: Int32(place + width)))
  }

  private mutating func endWord(into tokens: inout [FoodToken]) {
    guard start >= 0 else { return }
    let isNumber = bytes[start] &- UInt8(ascii: "0") < 10
    tokens.append(FoodToken(kind: .word, isNumber: isNumber, hash: hash, start: Int32(start), end: Int32(place)))
    (hash, start, length) = (WordHash.initial, -1, 0)
  }
}
