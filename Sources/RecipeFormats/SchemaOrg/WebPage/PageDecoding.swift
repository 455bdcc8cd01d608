/// What is known about the bytes of a page that the page does not say itself.
package struct PageDecoding {
  /// Turns bytes into UTF-8, where another program can: by the name that iconv(1) has for their encoding. What is not of the
  /// encoding is left out, and `isWhole` is false then.
  package typealias Conversion = (_ bytes: [UInt8], _ encoding: String) throws -> (utf8: [UInt8], isWhole: Bool)

  /// The encoding that the server names; `nil` if it names none.
  let charset: String?
  /// How encodings that have no table here are read; `nil` if they are refused.
  let conversion: Conversion?

  package init(charset: String? = nil, conversion: Conversion? = nil) {
    self.charset = charset?.lowercased()
    self.conversion = conversion
  }

  /// Returns the name that iconv(1) has for an encoding that pages name; `nil` if it is not known.
  ///
  /// - Source: The labels in the encoding standard of the WHATWG. As there, a name means the largest set that goes by it.
  static func iconvName(of encoding: String) -> String? {
    names.first { $0.labels.contains(encoding) }?.name
  }

  private static let names: [(labels: Set<String>, name: String)] = [
    (["gb2312", "gbk", "gb18030", "x-gbk", "gb_2312-80", "cp936", "chinese"], "GB18030"),
    (["big5", "big5-hkscs", "cn-big5", "x-x-big5"], "BIG5-HKSCS"),
    (["shift_jis", "shift-jis", "sjis", "x-sjis", "windows-31j", "ms_kanji", "cp932"], "CP932"),
    (["euc-jp", "x-euc-jp"], "EUC-JP"), (["iso-2022-jp"], "ISO-2022-JP"),
    (["euc-kr", "ks_c_5601-1987", "ksc5601", "ksc_5601", "windows-949", "cp949", "korean"], "CP949"),
    (["windows-874", "tis-620", "iso-8859-11"], "CP874"), (["windows-1255", "cp1255", "iso-8859-8"], "CP1255"),
    (["windows-1256", "cp1256"], "CP1256"), (["windows-1257", "cp1257"], "CP1257"),
    (["windows-1258", "cp1258"], "CP1258"), (["iso-8859-3"], "ISO-8859-3"), (["iso-8859-4"], "ISO-8859-4"),
    (["iso-8859-6"], "ISO-8859-6"), (["iso-8859-10"], "ISO-8859-10"), (["iso-8859-13"], "ISO-8859-13"),
    (["iso-8859-16"], "ISO-8859-16"), (["macintosh", "x-mac-roman"], "MACINTOSH"), (["ibm866", "cp866"], "CP866"),
  ]
}
