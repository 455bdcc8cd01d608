/// Writes text as JSON does, safe to look at in a terminal.
enum JSONText {
  /// Appends the text in double quotes.
  ///
  /// Control and bidi characters become `\u` escapes, since a terminal would obey them; everything else is itself.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += #"\""#.utf8
    case "\\": bytes += #"\\"#.utf8
    case "\n": bytes += #"\n"#.utf8
    case "\t": bytes += #"\t"#.utf8
    case "\r": bytes += #"\r"#.utf8
    case _ where isObeyed(scalar):
      let digits = String(scalar.value, radix: 16)
      bytes += #"\u"#.utf8
      bytes += String(repeating: "0", count: 4 - digits.utf8.count).utf8
      bytes += digits.utf8
    default: bytes += UTF8.encode(scalar)!
    }
  }

  /// Whether a terminal or a renderer acts on the character rather than showing it: C0, DEL, C1, bidi controls.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
