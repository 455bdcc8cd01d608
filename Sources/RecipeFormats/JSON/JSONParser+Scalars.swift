extension JSONParser {
  /// Reads a number, `true`, `false`, or `null` by the grammar; a number stays as written.
  mutating func literal() throws(Mode.Failure) -> JSONValue {
    switch peek() {
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: return try .number(number())
    case UInt8(ascii: "t") where skip(word: "true"): return .bool(true)
    case UInt8(ascii: "f") where skip(word: "false"): return .bool(false)
    case UInt8(ascii: "n") where skip(word: "null"): return .null
    default:
      try fail("expected a value, found \(found)")
      return .null
    }
  }

  private mutating func skip(word: StaticString) -> Bool {
    guard end - index >= word.utf8CodeUnitCount,
      word.withUTF8Buffer({ bytes[index..<index + $0.count].elementsEqual($0) })
    else { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  private mutating func number() throws(Mode.Failure) -> String {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    if peek() == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if peek() == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(Mode.Failure) {
    if peek()?.isDigit != true { try fail("expected a digit, found \(found)") }
    while index < end, bytes[index].isDigit { index += 1 }
  }
}

// MARK: - Texts

extension JSONParser {
  /// Reads a text in the quotes that the byte at the index opens.
  mutating func string() throws(Mode.Failure) -> String {
    let quote = bytes[index]
    index += 1
    let start = index
    try skipPlain(to: quote)
    guard peek() == UInt8(ascii: "\\") else { return closed(bytes[start..<index]) }
    var text = Array(bytes[start..<index])
    while peek() == UInt8(ascii: "\\") {
      index += 1
      try escape(into: &text)
      let plain = index
      try skipPlain(to: quote)
      text += bytes[plain..<index]
    }
    return closed(text[...])
  }

  /// Goes to the closing quote, the next backslash, or the end.
  private mutating func skipPlain(to quote: UInt8) throws(Mode.Failure) {
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") || byte == quote && (!Mode.isLenient || isClosingQuote) { return }
      if byte < 0x20 { try fail("found a control character in a string; escape it") }
      index += 1
    }
    try fail("expected a closing quote, found the end")
  }

  /// Goes past the closing quote, and returns the text.
  private mutating func closed(_ text: ArraySlice<UInt8>) -> String {
    if index < end { index += 1 } else { isCutShort = true }
    if let string = String(validating: text, as: UTF8.self) { return string }
    hasRepairedText = true
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws(Mode.Failure) {
    guard let byte = peek() else { return try fail("expected a closing quote, found the end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(Mode.isLenient ? 0x20 : 0x08)
    case UInt8(ascii: "f"): text.append(Mode.isLenient ? 0x20 : 0x0C)
    case UInt8(ascii: "u"): try text.append(contentsOf: UTF8.encode(escapedScalar())!)
    default:
      index -= 1
      try fail("unknown escape: \(found)")
      index += 1
      text.append(byte)
    }
  }

  /// Reads the digits of `\uXXXX`, and of the other half of a surrogate pair after them.
  ///
  /// Half a pair alone is U+FFFD.
  private mutating func escapedScalar() throws(Mode.Failure) -> Unicode.Scalar {
    guard let first = try hexDigits() else { return "u" }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if UTF16.isLeadSurrogate(first), end - index >= 6, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      if let second = try hexDigits(), UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    index = afterFirst
    hasRepairedText = true
    return "\u{FFFD}"
  }

  private mutating func hexDigits() throws(Mode.Failure) -> UInt16? {
    var number: UInt16 = 0
    for place in index..<index + 4 {
      guard place < end, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
        try fail("expected four hexadecimal digits")
        return nil
      }
      number = number << 4 | UInt16(digit)
    }
    index += 4
    return number
  }
}
