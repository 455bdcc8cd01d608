/// Writes text as JSON does, safe to look at in a terminal.
package enum JSONText {
  /// Appends the text in double quotes.
  ///
  /// Control and bidi characters become `\u` escapes, since a terminal would obey them; everything else is itself.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copies runs of what may stay as it is, and looks closer only at bytes with which something else may begin.
  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var plainStart = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if mayNeedEscape(byte), let (escape, length) = escape(at: index, in: text) {
        bytes.append(contentsOf: text[plainStart..<index])
        bytes += escape.utf8
        index += length
        plainStart = index
      } else {
        index += 1
      }
    }
    bytes.append(contentsOf: text[plainStart...])
  }

  /// Whether an escaped character can begin with the byte: C0, quotes, DEL, and the lead bytes of C1, U+061C, U+20xx.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  private static func escape(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (escape: String, length: Int)? {
    switch text[index] {
    case UInt8(ascii: "\""): return (#"\""#, 1)
    case UInt8(ascii: "\\"): return (#"\\"#, 1)
    case 0x0A: return (#"\n"#, 1)
    case 0x09: return (#"\t"#, 1)
    case 0x0D: return (#"\r"#, 1)
    case let byte where byte < 0x80: return (unicodeEscape(UInt32(byte)), 1)
    case 0xC2 where text[index + 1] < 0xA0: return (unicodeEscape(UInt32(text[index + 1])), 2)
    case 0xD8 where text[index + 1] == 0x9C: return (unicodeEscape(0x61C), 2)
    case 0xE2:
      let scalar = 0x2000 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
      return isObeyed(scalar) ? (unicodeEscape(scalar), 3) : nil
    default: return nil
    }
  }

  private static func unicodeEscape(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// Whether the character of U+2xxx is a bidi control, or a line end for some renderers.
  private static func isObeyed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
