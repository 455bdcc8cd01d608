extension Unicode.Scalar {
  /// Whether a code point is wide or fullwidth, emoji apart.
  ///
  /// - Complexity: O(log *n*) for *n* ranges.
  /// - Source: East_Asian_Width W and F of the Unicode Character Database (Unicode Standard Annex
  ///   #11), with the unassigned code points of their blocks, which the annex calls wide too.
  static func isEastAsianWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = eastAsianWide.count
    while low < high {
      let middle = (low + high) / 2
      if eastAsianWide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < eastAsianWide.count && eastAsianWide[low].contains(value)
  }

  private static let eastAsianWide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, CJK punctuation
    0x3041...0x3247,  // Hiragana to enclosed CJK
    0x3250...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F,  // Hangul initials, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana, extended; Nushu
    0x1F200...0x1F2FF,  // enclosed ideographs
    0x20000...0x3FFFD,  // supplementary ideographs
  ]
}
