/// The beginning of a text in UTF-16: a byte order mark, or the first character of a page.
struct UTF16Beginning {
  let isBigEndian: Bool
  let markLength: Int

  /// Looks at the first bytes; `nil` for any other text.
  init?(_ head: [UInt8]) {
    switch (head.first, head.dropFirst().first) {
    case (0xFF, 0xFE): self.init(isBigEndian: false, markLength: 2)
    case (0xFE, 0xFF): self.init(isBigEndian: true, markLength: 2)
    case (.lessThan, 0): self.init(isBigEndian: false, markLength: 0)
    case (0, .lessThan): self.init(isBigEndian: true, markLength: 0)
    default: return nil
    }
  }

  private init(isBigEndian: Bool, markLength: Int) {
    self.isBigEndian = isBigEndian
    self.markLength = markLength
  }

  /// Returns a text in UTF-16 as UTF-8; `nil` for any other text.
  static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard let beginning = UTF16Beginning(bytes) else { return nil }
    let first = bytes.startIndex + beginning.markLength
    let units = stride(from: first, to: bytes.endIndex - 1, by: 2).lazy.map { place -> UInt16 in
      let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return beginning.isBigEndian ? one << 8 | other : other << 8 | one
    }
    return Array(String(decoding: Array(units), as: UTF16.self).utf8)
  }
}

/// Text in UTF-8 or UTF-16.
enum UnicodeText {
  /// Returns the text, and the name of the encoding if it is not UTF-8; `nil` for any other text.
  static func decoded(_ bytes: [UInt8]) -> (text: String, encoding: String?)? {
    if let utf8 = UTF16Beginning.utf8(of: bytes) { return (String(decoding: utf8, as: UTF8.self), "UTF-16") }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(validating: bytes[start...], as: UTF8.self).map { ($0, nil) }
  }
}

/// The encodings of one byte per character that pages of Europe still name, Windows-1252 aside.
///
/// The first half of each is ASCII; the tables hold the second half, with U+FFFD for bytes without a meaning.
///
/// - Source: The mappings of the Unicode Consortium, unicode.org/Public/MAPPINGS.
enum SingleByteEncoding {
  /// Returns bytes of the encoding of a name as UTF-8; `nil` if the name is not known.
  ///
  /// - Parameter name: The name in lower case.
  static func utf8(_ bytes: [UInt8], in name: String) -> [UInt8]? {
    guard let upperHalf = upperHalves.first(where: { $0.names.contains(name) })?.characters else { return nil }
    let characters = upperHalf.unicodeScalars.map { Array(String($0).utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      if byte < 0x80 { result.append(byte) } else { result += characters[Int(byte) - 0x80] }
    }
    return result
  }

  private static let upperHalves: [(names: Set<String>, characters: String)] = [
    (
      ["windows-1250", "cp1250"],
      "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź"
        + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
        + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    ),
    (
      ["windows-1251", "cp1251"],
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ"
        + "\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
        + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
        + "абвгдежзийклмнопрстуфхцчшщъыьэюя"
    ),
    (
      ["windows-1253", "cp1253"],
      "€\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        + "\u{A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{AD}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ"
        + "ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί"
        + "ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}"
    ),
    (
      ["windows-1254", "cp1254", "iso-8859-9", "iso8859-9", "latin5"],
      "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ"
        + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß"
        + "àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
    ),
    (
      ["iso-8859-2", "iso8859-2", "latin2"],
      controls
        + "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
        + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    ),
    (
      ["iso-8859-5", "iso8859-5"],
      controls
        + "\u{A0}ЁЂЃЄЅІЇЈЉЊЋЌ\u{AD}ЎЏАБВГДЕЖЗИЙКЛМНОП"
        + "РСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп"
        + "рстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ"
    ),
    (
      ["iso-8859-7", "iso8859-7"],
      controls
        + "\u{A0}‘’£€₯¦§¨©ͺ«¬\u{AD}\u{FFFD}―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏ"
        + "ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί"
        + "ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}"
    ),
    (
      ["iso-8859-15", "iso8859-15", "latin-9"],
      controls
        + "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿"
        + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
        + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    ),
    (
      ["koi8-r", "koi8-u"],
      "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷"
        + "═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©"
        + "юабцдефгхийклмнопярстужвьызшэщчъ"
        + "ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
    ),
  ]

  /// Controls that no page has, where others have letters.
  private static let controls = String(repeating: "\u{FFFD}", count: 32)
}

/// The encoding of pages that name none, by the HTML standard of the WHATWG.
enum Windows1252 {
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// Returns UTF-8 for text in Windows-1252.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { result.append(byte) } else { result.append(contentsOf: UTF8.encode(scalar(byte))!) }
    }
    return result
  }

  /// The meanings of 0x80-0x9F; the five without one are themselves.
  private static let upper: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
