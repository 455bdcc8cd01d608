/// Text that a terminal may be sent, made out of text from anywhere.
///
/// Titles and texts come from other people's files, and a terminal obeys what it is sent: an
/// escape sequence moves the cursor, a bidirectional control shows one word as another, a
/// thousand combining marks cover the lines above. So nothing reaches a terminal or a pipe but
/// through here. The stored text keeps everything; only what is shown changes:
///
/// - control characters (C0, DEL, C1) show as U+FFFD, so that a person sees there was something;
/// - bidirectional controls and other invisible format characters are left out, but for the
///   joiners and tags that emoji and several scripts are written with;
/// - at most `mostMarks` zero-width characters follow one that takes room.
///
/// Making safe text safe again changes nothing.
struct SafeText: Hashable, Sendable {
  /// The text, which holds no control character but newlines.
  let string: String

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
    SafeText(safe: one.string + other.string)
  }

  /// How many zero-width characters may follow one that takes room.
  ///
  /// A family of four with skin tones needs six, a flag of a region six; Vietnamese needs two.
  static let mostMarks = 8

  private static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  private static func filter(_ text: some StringProtocol, keepsNewlines: Bool) -> String {
    var kept = String.UnicodeScalarView()
    var marks = 0
    var isJoined = false
    for scalar in text.unicodeScalars {
      guard let shown = replacement(for: scalar, keepsNewlines: keepsNewlines) else { continue }
      if shown.isZeroWidth {
        guard marks < mostMarks else { continue }
        marks += 1
      } else if !isJoined {
        marks = 0
      }
      isJoined = shown == Unicode.Scalar.zeroWidthJoiner
      kept.append(shown)
    }
    return String(kept)
  }

  /// Returns what is shown for a scalar, nil for nothing.
  private static func replacement(for scalar: Unicode.Scalar, keepsNewlines: Bool) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A: keepsNewlines ? scalar : " "
    case 0x09, 0x2028, 0x2029: " "
    case 0...0x1F, 0x7F...0x9F: "\u{FFFD}"
    case 0x200C, 0x200D, 0xE0020...0xE007F: scalar
    default: scalar.isInvisibleFormat ? nil : scalar
    }
  }
}

extension Unicode.Scalar {
  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// Whether the scalar only directs how its neighbors are shown (general category Cf, ignorable
  /// by default): bidirectional controls, zero-width spaces, byte order marks, soft hyphens.
  fileprivate var isInvisibleFormat: Bool {
    properties.generalCategory == .format && properties.isDefaultIgnorableCodePoint
  }
}
