/// Character references in HTML: `&amp;`, `&#233;`, `&#x2019;`.
///
/// Named ones are those of HTML 4 and the few newer ones that recipes use. The rules for numbers, for missing semicolons
/// and for the numbers 128-159, which mean Windows-1252, are those of the HTML standard of the WHATWG.
enum HTMLEntities {
  /// Returns the text with each reference replaced by its character; what is no reference stays.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(.ampersand) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while let ampersand = bytes[index...].firstIndex(of: .ampersand) {
      result += bytes[index..<ampersand]
      if let (scalar, end) = reference(in: bytes, at: ampersand) {
        result.append(contentsOf: UTF8.encode(scalar)!)
        index = end
      } else {
        result.append(.ampersand)
        index = ampersand + 1
      }
    }
    result += bytes[index...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character that the reference at an ampersand means, and the index behind it.
  private static func reference(in bytes: [UInt8], at ampersand: Int) -> (Unicode.Scalar, Int)? {
    let rest = bytes[(ampersand + 1)...]
    // A quick look, since a text may be nothing but ampersands.
    guard let first = rest.first, first == UInt8(ascii: "#") || first.isASCIILetter || first.isDigit else { return nil }
    if first == UInt8(ascii: "#") { return number(in: rest.dropFirst()) }
    let longestName = 10
    let name = rest.prefix(longestName).prefix { $0.isASCIILetter || $0.isDigit }
    guard let scalar = HTMLEntityNames.scalars[String(decoding: name, as: UTF8.self)] else { return nil }
    if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") { return (scalar, name.endIndex + 1) }
    // Only the oldest names mean something without their semicolon.
    let isOld = scalar.value <= 0xFF
    return isOld && name.count < longestName ? (scalar, name.endIndex) : nil
  }

  private static func number(in text: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    let isHexadecimal = text.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let text = isHexadecimal ? text.dropFirst() : text
    guard let first = text.first, first.isDigit || isHexadecimal && first.isASCIILetter else { return nil }
    // Zeros in front aside, no character has more digits.
    let mostDigits = 16
    let digits = text.prefix(mostDigits).prefix {
      Character(Unicode.Scalar($0)).isHexDigit && (isHexadecimal || $0.isDigit)
    }
    guard !digits.isEmpty, let value = UInt64(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else {
      return nil
    }
    let end = text.endIndex > digits.endIndex && text[digits.endIndex] == UInt8(ascii: ";") ? 1 : 0
    return (scalar(numbered: value), digits.endIndex + end)
  }

  private static func scalar(numbered value: UInt64) -> Unicode.Scalar {
    if (0x80...0x9F).contains(value) { return Windows1252.scalar(UInt8(value)) }
    guard value != 0, let value = UInt32(exactly: value), let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }
}
