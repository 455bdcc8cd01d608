extension JSONParser {
  /// Reads a number by the grammar, as written.
  mutating func number() throws(Failure) -> String {
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

  private mutating func digits() throws(Failure) {
    guard peek()?.isDigit == true else { throw failure("expected a digit, found \(found)") }
    while index < end, bytes[index].isDigit { index += 1 }
  }

  /// Reads a text in double quotes.
  mutating func string() throws(Failure) -> String {
    index += 1
    let start = index
    try skipPlain()
    if bytes[index] == UInt8(ascii: "\"") {
      defer { index += 1 }
      return decode(bytes[start..<index])
    }
    return try string(from: start)
  }

  /// Reads on a text that has an escape at the index.
  private mutating func string(from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start..<index])
    while bytes[index] == UInt8(ascii: "\\") {
      index += 1
      try escape(into: &text)
      let plain = index
      try skipPlain()
      text += bytes[plain..<index]
    }
    index += 1
    return decode(text[...])
  }

  /// Goes to the next quote or backslash.
  private mutating func skipPlain() throws(Failure) {
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      guard byte >= 0x20 else { throw failure("expected no control character in a text; write it as an escape") }
      index += 1
    }
    throw failure("expected a closing quote, found the end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard let byte = peek() else { throw failure("expected a closing quote, found the end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): try text.append(contentsOf: UTF8.encode(scalar())!)
    default:
      index -= 1
      throw failure("expected an escape that exists, found \(found)")
    }
  }

  /// Reads the digits of `\uXXXX`, and of the other half of a surrogate pair behind them.
  ///
  /// Half a pair alone is U+FFFD.
  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    let first = try hexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), end - index >= 6, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let afterFirst = index
      index += 2
      let second = try hexDigits()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
      index = afterFirst
    }
    hasRepairedText = true
    return "\u{FFFD}"
  }

  private mutating func hexDigits() throws(Failure) -> UInt16 {
    let digits = bytes[index..<min(index + 4, end)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    index += 4
    return number
  }

  private mutating func decode(_ text: ArraySlice<UInt8>) -> String {
    if let string = String(validating: text, as: UTF8.self) { return string }
    hasRepairedText = true
    return String(decoding: text, as: UTF8.self)
  }
}
