// The standard library normalizes for its own comparisons but offers the result only under this SPI; the public way,
// `precomposedStringWithCanonicalMapping`, needs ICU and 30 MB of it.
@_spi(_Unicode) import Swift

/// The key under which texts are alike whatever their case and accents: "Crème Brûlée" and "creme brulee".
///
/// Made for finding and sorting by title, not for identity. No ICU, so no language's own order of letters.
package enum TextFold {
  /// Returns the text in lower case without the accents of Latin, Greek and Cyrillic letters.
  ///
  /// Only the block "Combining Diacritical Marks" is dropped, so the voicing marks of Kana stay, which tell letters apart.
  package static func fold(_ text: String) -> String {
    guard text.hasByte(where: { $0 >= 0x80 }) else { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposed().unicodeScalars {
      if let plain = letters[scalar] {
        // One by one: a view appends a sequence by copying itself.
        for scalar in plain.unicodeScalars { folded.append(scalar) }
      } else if !(0x300...0x36F).contains(scalar.value) {
        folded.append(scalar)
      }
    }
    return String(folded).composed()
  }

  /// Returns the text with the fullwidth letters and halfwidth kana of East Asian keyboards in their usual width.
  ///
  /// - Source: The Unicode Standard, block "Halfwidth and Fullwidth Forms".
  package static func foldWidth(_ text: String) -> String {
    // All of them, and the ideographic space, begin with E3 or EF in UTF-8.
    guard text.hasByte(where: { $0 == 0xE3 || $0 == 0xEF }) else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3000: folded.append(" ")
      case 0xFF01...0xFF5E: folded.append(Unicode.Scalar(scalar.value - 0xFF01 + 0x21)!)
      case 0xFF65...0xFF9D: folded.append(halfwidthKana[Int(scalar.value - 0xFF65)])
      case 0xFF9E: folded.append("\u{3099}")
      case 0xFF9F: folded.append("\u{309A}")
      default: folded.append(scalar)
      }
    }
    return String(folded).composed()
  }

  /// U+FF65 to U+FF9D in full width.
  private static let halfwidthKana = Array(
    "・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

  /// Letters that Unicode does not decompose but people type without their stroke or as two.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ı": "i",
  ]
}

extension String {
  /// Returns the text in Unicode's normalization form C: "é" as one scalar.
  package func composed() -> String {
    guard hasByte(where: { $0 >= 0x80 }) else { return self }
    return String(String.UnicodeScalarView(_nfc))
  }

  /// Returns the text in Unicode's normalization form D: "é" as "e" and an accent.
  func decomposed() -> String {
    String(String.UnicodeScalarView(_nfd))
  }
}
