/// Text from the time of DOS, when a file did not say how its letters are encoded.
///
/// What is not UTF-8 is code page 437 or 850, or Windows-1252 of later years; the letters show which.
enum DOSText {
  /// Returns the text, and the name of the encoding if it is not UTF-8.
  static func decoded(_ bytes: [UInt8]) -> (text: String, encoding: String?) {
    if let text = UnicodeText.decoded(bytes) { return (text.text.withoutMarks, text.encoding) }
    if isWindows1252(bytes) { return (String(decoding: Windows1252.utf8(bytes), as: UTF8.self), "Windows-1252") }
    let is850 = isCodePage850(bytes)
    let page = is850 ? codePage850 : codePage437
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : page[Int(byte) - 0x80]) }
    return (String(scalars).withoutMarks, is850 ? "code page 850" : "code page 437")
  }

  /// `true` if bytes that are letters in Windows-1252 are more than those that are letters, degrees and fractions in DOS.
  private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
    var dos = 0
    var windows = 0
    for byte in bytes {
      switch byte {
      case 0x80...0xA5, 0xAB, 0xAC, 0xE1, 0xF8: dos += 1
      case 0xB0, 0xBC...0xBE, 0xC0...0xFF: windows += 1
      default: break
      }
    }
    return windows > dos
  }

  /// Returns whether a byte that is a letter in code page 850 alone is next to a letter.
  private static func isCodePage850(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard lettersOf850.contains(bytes[index]) else { return false }
      let isAfterLetter = index > 0 && bytes[index - 1].isASCIILetter
      let isBeforeLetter = index + 1 < bytes.count && bytes[index + 1].isASCIILetter
      return isAfterLetter || isBeforeLetter
    }
  }

  private static let lettersOf850: Set<UInt8> = [
    0x9B, 0x9D, 0xB5, 0xB6, 0xB7, 0xC6, 0xC7, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xDE, 0xE0, 0xE2,
    0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xED,
  ]

  private static let codePage437 = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
    αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
    """.unicodeScalars)

  private static let codePage850 = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
    ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}
    """.unicodeScalars)
}

extension String {
  /// The text without what DOS and others put at the ends of files: a byte order mark, Ctrl-Z.
  fileprivate var withoutMarks: String {
    guard unicodeScalars.contains(where: { $0 == "\u{1A}" || $0 == "\u{FEFF}" }) else { return self }
    var scalars = unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars = scalars.dropFirst() }
    while let last = scalars.last, last == "\u{1A}" || last == "\n" { scalars = scalars.dropLast() }
    return String(scalars)
  }
}
