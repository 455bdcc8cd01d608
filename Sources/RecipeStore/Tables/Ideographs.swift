/// Scripts that put no spaces between words: there, each character is a word of the full-text index.
enum Ideographs {
  /// The function of SQL that the full-text index takes its texts through.
  static let functionName = "ideographs_apart"

  /// Returns whether a scalar is an ideograph, a kana or a Hangul syllable.
  ///
  /// - Source: The Unicode Standard, Blocks.txt.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FDF,  // radicals
      0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B,  // iteration mark, closing mark, zero and numerals
      0x3041...0x3096, 0x309D...0x309F,  // Hiragana
      0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D,  // Katakana
      0x3105...0x312F, 0x31A0...0x31BF,  // Bopomofo
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD,  // Han
      0xAC00...0xD7A3:  // Hangul
      true
    default: false
    }
  }

  /// Returns a text with a space on each side of every ideograph, `nil` if it has none.
  static func apart(_ text: String) -> String? {
    var text = text
    return text.withUTF8(apart)
  }

  /// Returns a text with a space on each side of every ideograph, `nil` if it has none.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and a fraction of a nanosecond each where all are Latin script without
  ///   typographic punctuation: no ideograph begins with a byte less than `E2`.
  static func apart(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.contains(where: { $0 >= 0xE2 }) else { return nil }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    guard let first = scalars.firstIndex(where: contains) else { return nil }
    var result = String.UnicodeScalarView(scalars[..<first])
    for scalar in scalars[first...] {
      if contains(scalar) {
        result.append(contentsOf: [" ", scalar, " "])
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
