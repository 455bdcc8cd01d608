/// Texts made of what must not reach a terminal, and the rule that tells.
package enum HostileText {
  private static let pieces: [String] =
    [
      "\u{1B}[2J", "\u{1B}]8;;http://example.org\u{07}", "\u{1B}]52;c;eA==\u{07}", "\u{1B}P+q\u{1B}\\", "\u{9B}31m",
      "\u{90}", "\u{9D}", "\r", "\u{08}\u{08}", "\u{0B}", "\u{0C}", "\u{7F}", "\u{00}", "\u{07}", "\t", "\n", "\r\n",
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{061C}", "\u{FEFF}", "\u{2028}", "\u{2029}",
      "\u{00AD}", "\u{E0001}", "\u{E0041}", "\u{E0067}", "\u{E007F}", "\u{FFF9}", "\u{206A}", "\u{180E}", "\u{FE0F}",
      "\u{20E3}", "\u{2060}", "\u{2064}", "\u{034F}", "\u{115F}", "\u{3164}", "\u{FFA0}", "\u{FE01}", "\u{E0100}", "🏴",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "\u{1D173}", "\u{E0FFF}",
      "soup", " ", "é", "ß", "汤", "スープ", "한국", "👩‍🍳", "🇫🇷", "🏳️‍🌈", "👍🏽", "\u{1F3FD}", "\u{1100}\u{1161}\u{11A8}",
    ] + (0x300..<0x310).map { String(Unicode.Scalar($0)!) } + (0..<0x20).map { String(Unicode.Scalar($0)!) }

  package static func random(using generator: inout some RandomNumberGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let piece = pieces.randomElement(using: &generator)!
      text += String(repeating: piece, count: Int.random(in: 0..<10, using: &generator) == 0 ? 20 : 1)
    }
    return text
  }

  /// Returns what in a line of output a terminal must not be sent, nil for nothing.
  ///
  /// - Parameter isJSON: Whether the line is JSON, which escapes what a terminal obeys and keeps all marks.
  package static func violation(in line: some StringProtocol, isJSON: Bool = false) -> String? {
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in line.unicodeScalars {
      let hexadecimal = "U+\(String(scalar.value, radix: 16))"
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F: return "a control character \(hexadecimal)"
      case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: return "a bidirectional control"
      case 0xFFF9...0xFFFB: return "an annotation"
      case _ where scalar.properties.isDefaultIgnorableCodePoint:
        if mayFollow(previous, scalar) || isJSON && isJoinerOrSelector(scalar) { break }
        return "an invisible character \(hexadecimal)"
      default: break
      }
      let isMark = scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark
      marks = isMark ? marks + 1 : 0
      if marks > 8, !isJSON { return "\(marks) marks" }
      previous = scalar
    }
    return nil
  }

  private static func isJoinerOrSelector(_ scalar: Unicode.Scalar) -> Bool {
    [0x200C, 0x200D].contains(scalar.value) || 0xFE00...0xFE0F ~= scalar.value || 0xE0100...0xE01EF ~= scalar.value
  }

  /// Returns whether an invisible character can have anything to do after another one.
  private static func mayFollow(_ previous: Unicode.Scalar?, _ scalar: Unicode.Scalar) -> Bool {
    guard let previous, !previous.properties.isWhitespace else { return false }
    if 0xE0030...0xE007F ~= scalar.value { return previous == "🏴" || 0xE0030...0xE007A ~= previous.value }
    if scalar.value == 0x180E { return 0x1800...0x18AF ~= previous.value }
    return isJoinerOrSelector(scalar) && (!previous.isASCII || scalar.value == 0xFE0F)
  }
}
