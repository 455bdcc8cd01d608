extension LenientJSONParser {
  /// Reads a text in quotes, to the quote that closes it or to the end.
  mutating func string() -> String {
    let quote = bytes[index]
    index += 1
    let start = index
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") { return string(from: start, quote: quote) }
      if byte == quote, isClosingQuote {
        defer { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    isCutShort = true
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads on a text that has an escape at the index.
  private mutating func string(from start: Int, quote: UInt8) -> String {
    var text = Array(bytes[start..<index])
    while index < end {
      let byte = bytes[index]
      if byte == quote, isClosingQuote {
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      index += 1
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    isCutShort = true
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the quote at the index ends its text: what follows belongs to JSON, not to a sentence.
  ///
  /// In correct JSON this holds for every quote that is not escaped. Where people forgot to escape (`a "large" pan`),
  /// letters follow.
  private var isClosingQuote: Bool {
    var next = index + 1
    let isOnSameLine = skipBlanks(from: &next)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "/"): return true
    // A comma was forgotten between two lines.
    case UInt8(ascii: "\""): return !isOnSameLine
    case UInt8(ascii: ","):
      next += 1
      _ = skipBlanks(from: &next)
      return next >= end || startsMember(at: next)
    default: return false
    }
  }

  /// Whether JSON goes on at a place after a comma: with a value, a key, an end.
  private func startsMember(at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ","),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default:
      // A word: a key if a colon follows soon, or a value if the next comma or end does.
      let longestWord = 32
      var next = place
      while next < min(place + longestWord, end), Self.isLetter(bytes[next]) { next += 1 }
      guard next > place else { return false }
      _ = skipBlanks(from: &next)
      guard next < end else { return true }
      return [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[next])
    }
  }

  /// Moves past white space; returns whether no line ended there.
  private func skipBlanks(from place: inout Int) -> Bool {
    var isOnSameLine = true
    while place < end, bytes[place] <= 0x20 {
      if bytes[place] == .newline || bytes[place] == .carriageReturn { isOnSameLine = false }
      place += 1
    }
    return isOnSameLine
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "@"): true
    default: false
    }
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = peek() else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
    case UInt8(ascii: "u"): text.append(contentsOf: Array(String(escapedScalar()).utf8))
    default: text.append(byte)
    }
  }

  /// Reads the digits of `\uXXXX`, and of the other half of a surrogate pair after them; half a pair is U+FFFD.
  private mutating func escapedScalar() -> Unicode.Scalar {
    guard let first = hexDigits() else { return "u" }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if UTF16.isLeadSurrogate(first), end - index >= 6, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      if let second = hexDigits(), UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexDigits() -> UInt16? {
    guard end - index >= 4 else { return nil }
    var number: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | UInt16(digit)
    }
    index += 4
    return number
  }
}
