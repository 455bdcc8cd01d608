/// How many cells of a terminal a text takes.
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
  /// Whether the scalar takes no cell of its own: marks, joiners, selectors, tags, and the vowels
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

  /// Whether the scalar can be drawn as a picture, which digits and © cannot for most terminals: one
  /// that U+FE0F asks for the two-cell form of, and that joins others.
  fileprivate var isPictograph: Bool { value > 0xFF && properties.isEmoji }

  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isEmojiPresentation || Self.isEastAsianWide(value)
  }
}
