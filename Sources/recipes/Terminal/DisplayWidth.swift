/// The number of cells of a terminal that a text takes.
///
/// One for most characters, two for Chinese, Japanese, Korean and emoji, none for marks. Emoji
/// joined into one (families, flags, skin tones) count as the one that is drawn.
enum DisplayWidth {
  /// Returns the number of cells that a text within one line takes.
  ///
  /// - Complexity: O(*n*) for *n* scalars.
  static func of(_ text: SafeText) -> Int {
    of(text.string)
  }

  static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var counter = Counter()
    for scalar in text.unicodeScalars { counter.add(scalar) }
    return counter.cells
  }

  /// Counts cells scalar by scalar, remembering what the next one may join.
  struct Counter {
    private(set) var cells = 0
    private var previous: Unicode.Scalar?
    /// The last scalar that took cells, and how many.
    private var base: Unicode.Scalar?
    private var baseCells = 0
    private var isHalfOfFlag = false

    mutating func add(_ scalar: Unicode.Scalar) {
      let added = cells(addedBy: scalar)
      isHalfOfFlag = scalar.isRegionalIndicator && !isHalfOfFlag
      cells += added
      if scalar.isZeroWidth {
        baseCells += added
      } else if added > 0 {
        base = scalar
        baseCells = added
      }
      previous = scalar
    }

    private func cells(addedBy scalar: Unicode.Scalar) -> Int {
      if scalar.value == 0xFE0F { return previous?.isPictograph == true ? 2 - baseCells : 0 }
      if scalar.isZeroWidth { return 0 }
      if scalar.isRegionalIndicator { return isHalfOfFlag ? 0 : 2 }
      if previous == .zeroWidthJoiner, base?.isPictograph == true, scalar.isPictograph { return 0 }
      if scalar.properties.isEmojiModifier, previous?.properties.isEmojiModifierBase == true { return 0 }
      return scalar.isWide ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// `true` if the scalar takes no cell of its own: marks, joiners, selectors, tags, and the vowels
  /// and finals of a Korean syllable written letter by letter.
  var isZeroWidth: Bool {
    switch value {
    case 0..<0x300: return false
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// `true` if the scalar can be drawn as a picture, which digits and © cannot for most terminals: one
  /// that U+FE0F asks for the two-cell form of, and that joins others.
  fileprivate var isPictograph: Bool { value > 0xFF && properties.isEmoji }

  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isEmojiPresentation || Self.isEastAsianWide(value)
  }
}

extension Unicode.Scalar {
  /// Returns whether a code point is wide or fullwidth, emoji apart.
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
