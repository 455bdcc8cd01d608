/// Other people's text where it is shown: on a terminal, in a page, a document or a file name.
///
/// This is the project's only list of characters that are not seen but obeyed, or not seen at all. The stored text keeps
/// all of them, and so does JSON, as escapes. Where text is shown
///
/// - control characters (C0, DEL, C1) and the separators of lines and paragraphs become what the place asks for;
/// - characters that Unicode lets every program ignore (Default_Ignorable_Code_Point: bidi controls, zero-width spaces,
///   soft hyphens, tags, fillers) are left out, and interlinear annotations with them. A joiner, a variation selector and
///   the tags of a flag stay where they change how the character before them is drawn, and nowhere else.
///
/// - Source: UAX #44, Default_Ignorable_Code_Point; UTR #36, sections 2.5 and 3.5; UAX #31, section 2.3, for joiners;
///   UTS #51, for emoji sequences; the Unicode Standard, section 23.4, for variation selectors.
package enum ShownText {
  /// Returns the text as it may be shown.
  ///
  /// - Parameter replacement: What is shown for a control character or a separator, nil for nothing.
  package static func scalars(
    of text: Substring, replacement: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String.UnicodeScalarView {
    var shown = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      if isControl(scalar) || isSeparator(scalar) {
        if let replacement = replacement(scalar) { shown.append(replacement) }
      } else if !isInvisible(scalar) || isVariation(scalar, of: shown.last) {
        shown.append(scalar)
        if scalar == blackFlag { shown.append(contentsOf: takeTags(from: &rest)) }
      }
    }
    return shown
  }

  /// Returns the text for a document: line ends and tabs stay, other controls go, separators become spaces.
  package static func document(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return text }
    return String(
      scalars(of: text[...]) { scalar in
        switch scalar {
        case "\n", "\t": scalar
        case "\u{2028}", "\u{2029}": " "
        default: nil
        }
      })
  }

  /// Returns whether nothing of a text can be seen: it is empty, or all white space, zero-width spaces and the like.
  package static func isInvisible(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isControl($0) || isInvisible($0) || $0.properties.isWhitespace }
  }

  /// Returns whether a character is of C0, DEL or C1, which a terminal obeys.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
  }

  /// Returns whether a character ends a line or a paragraph for some programs and not for others.
  package static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { 0x2028...0x2029 ~= scalar.value }

  /// `true` if nothing is drawn for a character, whatever it does to others: it is ignorable by default, or an interlinear
  /// annotation.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin, and Chinese, Japanese and Korean syllables, where there are none but these: looking them up takes time.
    case 0..<0x34F: scalar.value == 0xAD
    case 0x3165..<0xFE00: false
    case 0xFFF9...0xFFFB: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether a character is a tag (U+E0000 to U+E007F), of which only flags are made.
  package static func isTag(_ scalar: Unicode.Scalar) -> Bool { 0xE0000...0xE007F ~= scalar.value }

  /// Returns whether an invisible character makes another variation or a joined form of the one before it.
  package static func isVariation(_ scalar: Unicode.Scalar, of previous: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return switch scalar.value {
    case 0x200C, 0x200D: previous.value >= 0x300 && previous.canBeJoined
    case 0xFE0E, 0xFE0F: previous.properties.isEmoji
    case 0xFE00...0xFE0D: previous.value > 0x7F && !previous.properties.isWhitespace && !isInvisible(previous)
    case 0xE0100...0xE01EF: previous.properties.isIdeographic
    // Mongolian has selectors and a vowel separator of its own.
    case 0x180B...0x180F: 0x1820...0x18AA ~= previous.value
    default: false
    }
  }
}

extension ShownText {
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let tagEnd: Unicode.Scalar = "\u{E007F}"

  /// Takes the tags after a black flag that make it the flag of a region, such as Scotland; none if they do not.
  ///
  /// - Source: UTS #51, ED-14a; UTS #35 for the subdivisions: the two letters of a country, and up to three characters.
  private static func takeTags(from rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    let tags = Array(rest.prefix(6).prefix { 0xE0030...0xE0039 ~= $0.value || 0xE0061...0xE007A ~= $0.value })
    guard 3...5 ~= tags.count, rest.dropFirst(tags.count).first == tagEnd else { return [] }
    rest = rest.dropFirst(tags.count + 1)
    return tags + [tagEnd]
  }
}

extension Unicode.Scalar {
  /// `true` if a letter, a mark or a picture, which a joiner after it can join to the next one, or keep from it.
  fileprivate var canBeJoined: Bool {
    if properties.isAlphabetic || properties.isEmoji { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
