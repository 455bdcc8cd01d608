import RecipeModel

/// Text that a terminal may be sent, made out of text from anywhere.
///
/// Titles and texts come from other people's files, and a terminal obeys what it is sent: an
/// escape sequence moves the cursor, a bidirectional control shows one word as another, a
/// thousand combining marks cover the lines above. So nothing reaches a terminal or a pipe but
/// through here. The stored text keeps everything; only what is shown changes:
///
/// - control characters (C0, DEL, C1) show as U+FFFD, so that you see there was something;
/// - invisible characters are left out, as `ShownText` says;
/// - at most `mostMarks` zero-width characters follow one that takes room.
///
/// Making safe text safe again changes nothing.
struct SafeText: Hashable, Sendable {
  /// The text, which holds no control character but newlines.
  let string: String

  /// `true` if the text was longer, so that its last sign is our `…`.
  private(set) var isCut = false

  /// Makes text safe to stand within one line: a newline or a tab becomes a space.
  init(line: some StringProtocol) {
    string = Self.isPlain(line) ? String(line) : Self.filter(line, keepsNewlines: false)
  }

  /// Makes text of several lines safe: newlines stay, a tab becomes a space.
  init(lines: some StringProtocol) {
    string = Self.isPlain(lines) ? String(lines) : Self.filter(lines, keepsNewlines: true)
  }

  private init(safe: String) {
    string = safe
  }

  /// Appends what `init(line:)` makes of a text, which needs no string of its own where all of it is safe.
  static func append(line text: String, to bytes: inout [UInt8]) {
    let isAppended = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard isPlain(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if isAppended != true { bytes.append(contentsOf: filter(text, keepsNewlines: false).utf8) }
  }

  static func + (one: SafeText, other: SafeText) -> SafeText {
    var joined = SafeText(safe: one.string + other.string)
    joined.isCut = other.isCut
    return joined
  }

  /// The most zero-width characters that may follow one that takes room.
  ///
  /// A family of four with skin tones needs six, a flag of a region six; Vietnamese needs two.
  static let mostMarks = 8

  private static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// Returns whether all of a text is shown as it is, as far as that is known without asking what each character is.
  ///
  /// That is ASCII, Latin letters with accents, Greek and Cyrillic, Chinese characters and most of Hangul.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < utf8.count {
      switch utf8[index] {
      case 0x20...0x7E: index += 1
      // U+00A0 to U+00BF, but for the soft hyphen.
      case 0xC2 where utf8[index + 1] >= 0xA0 && utf8[index + 1] != 0xAD: index += 2
      // U+00C0 to U+02FF.
      case 0xC3...0xCB: index += 2
      // U+0380 to U+047F.
      case 0xCE...0xD1: index += 2
      // U+4000 to U+9FFF, and U+B000 to U+CFFF.
      case 0xE4...0xE9, 0xEB, 0xEC: index += 3
      default: return false
      }
    }
    return true
  }

  private static func filter(_ text: some StringProtocol, keepsNewlines: Bool) -> String {
    var kept = String.UnicodeScalarView()
    var marks = 0
    var isJoined = false
    let shown = ShownText.scalars(of: Substring(text)) { replacement(for: $0, keepsNewlines: keepsNewlines) }
    for scalar in shown {
      if scalar.isZeroWidth {
        // The tags of a flag are few, and half of them would be none.
        if ShownText.isTag(scalar) {
          kept.append(scalar)
          continue
        }
        guard marks < mostMarks else { continue }
        marks += 1
      } else if !isJoined {
        marks = 0
      }
      isJoined = scalar == Unicode.Scalar.zeroWidthJoiner
      kept.append(scalar)
    }
    return String(kept)
  }

  /// Returns what is shown for a control character or a separator.
  private static func replacement(for scalar: Unicode.Scalar, keepsNewlines: Bool) -> Unicode.Scalar {
    switch scalar {
    case "\n": keepsNewlines ? scalar : " "
    case "\t", "\u{2028}", "\u{2029}": " "
    default: "\u{FFFD}"
    }
  }
}

extension Unicode.Scalar {
  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}

extension SafeText {
  /// Makes text of a part of safe text.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(line: String(String.UnicodeScalarView(scalars)))
  }

  /// Returns the part of a line around a range of its Unicode scalars that fits a width, with `…` where anything was cut.
  static func around(_ range: Range<Int>?, of line: String, fitting width: Int) -> SafeText {
    let text = SafeText(line: line)
    guard text.width > width, let range else { return text.truncated(to: max(1, width)) }
    let scalars = Array(line.unicodeScalars)
    let match = SafeText(scalars[range]).width
    var start = range.lowerBound
    guard start > 0, SafeText(scalars[..<start]).width + match >= width else {
      return text.truncated(to: max(1, width))
    }
    var room = (width - match) / 2
    while start > 0, room > 1 {
      start -= 1
      room -= SafeText(scalars[start...start]).width
    }
    return SafeText(line: "…" + SafeText(scalars[start...]).string).truncated(to: max(1, width))
  }

  var width: Int { DisplayWidth.of(self) }

  /// Returns the text cut to a number of cells, with `…` in its last cell where anything was cut.
  ///
  /// A character is kept whole or not at all, so the result may be a cell narrower than asked.
  ///
  /// - Precondition: `width` is at least 1.
  /// - Complexity: O(*n*) for *n* scalars.
  func truncated(to width: Int) -> SafeText {
    guard self.width > width else { return self }
    var kept = ""
    var cells = 0
    for character in string {
      let needed = DisplayWidth.of(String(character))
      guard cells + needed < width else { break }
      kept.append(character)
      cells += needed
    }
    while kept.hasSuffix(" ") { kept.removeLast() }
    return SafeText(cutAfter: kept)
  }

  /// Returns names with commas between, of which those are left out that do not fit; the first is cut if it does not.
  ///
  /// - Precondition: `width` is at least 1.
  static func names(_ names: [String], cutTo width: Int) -> SafeText {
    let all = SafeText(line: names.joined(separator: ", "))
    guard all.width > width, let first = names.first else { return all }
    var kept = ""
    for name in names {
      let more = SafeText(line: kept + name + ", ").string
      guard DisplayWidth.of(more) < width else { break }
      kept = more
    }
    return kept.isEmpty ? SafeText(line: first + ", …").truncated(to: width) : SafeText(cutAfter: kept)
  }

  private init(cutAfter kept: String) {
    self.init(line: kept + "…")
    isCut = true
  }
}

extension SafeText {
  static func spaces(_ count: Int) -> SafeText { SafeText(safe: String(repeating: " ", count: max(0, count))) }

  /// Ends the part of a line that is written from right to left. No other text may hold it.
  static let leftToRightMark = SafeText(safe: "\u{200E}")

  /// Returns whether some of a text is written from right to left.
  ///
  /// - Source: The ranges whose unassigned code points are right-to-left by default, in DerivedBidiClass.txt of the Unicode
  ///   Character Database.
  static func hasRightToLeftLetters(_ text: String) -> Bool {
    let firstByte: UInt8 = 0xD6  // of U+0590 in UTF-8
    if text.utf8.allSatisfy({ $0 < firstByte }) { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}

extension SafeText {
  /// Returns the text in lines no wider than `width`, broken at spaces, inside a word only where
  /// the word is wider than a line or is Chinese, Japanese or Korean.
  ///
  /// - Parameter hanging: How many cells less the lines after the first one have.
  /// - Precondition: The text is of one line, and `width - hanging` is at least 2.
  func wrapped(to width: Int, hanging: Int = 0) -> [SafeText] {
    guard self.width > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for piece in Self.pieces(of: string, width: width - hanging) {
      let pieceWidth = DisplayWidth.of(piece)
      let width = lines.isEmpty ? width : width - hanging
      if lineWidth + pieceWidth > width, piece != " " {
        lines.append(line)
        (line, lineWidth) = ("", 0)
      }
      // Spaces at the end of a line are as good as none.
      if piece == " ", line.isEmpty || lineWidth == width { continue }
      line += piece
      lineWidth += pieceWidth
    }
    lines.append(line)
    return lines.map { line in SafeText(line: line.hasSuffix(" ") ? String(line.dropLast()) : line) }
  }

  /// Returns a character, or its scalars where a chain of them would not fit into one line.
  private static func units(of character: Character, width: Int) -> [Character] {
    DisplayWidth.of(String(character)) <= width ? [character] : character.unicodeScalars.map(Character.init)
  }

  /// Returns the text in pieces that must not be broken: words, spaces, single wide characters.
  private static func pieces(of text: String, width: Int) -> [String] {
    var pieces: [String] = []
    var word = ""
    var wordWidth = 0
    for character in text.flatMap({ units(of: $0, width: width) }) {
      let characterWidth = DisplayWidth.of(String(character))
      let standsAlone = character == " " || characterWidth == 2
      if standsAlone || wordWidth + characterWidth > width {
        if !word.isEmpty { pieces.append(word) }
        (word, wordWidth) = ("", 0)
      }
      if standsAlone {
        pieces.append(String(character))
      } else {
        word.append(character)
        wordWidth += characterWidth
      }
    }
    return word.isEmpty ? pieces : pieces + [word]
  }
}
