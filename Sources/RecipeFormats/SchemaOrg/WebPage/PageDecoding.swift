/// Facts about the bytes of a page that the page does not state itself.
package struct PageDecoding {
  /// Turns bytes into UTF-8, where another program can: by the name that iconv(1) has for their encoding. What is not of the
  /// encoding is left out, and `isWhole` is false then.
  package typealias Conversion = (_ bytes: [UInt8], _ encoding: String) throws -> (utf8: [UInt8], isWhole: Bool)

  /// The encoding that the server names; `nil` if it names none.
  let charset: String?
  /// A conversion of encodings that have no table here; `nil` if they are refused.
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

extension WebPage {
  /// Returns the bytes of a page as UTF-8, and a warning if something had to be guessed or replaced.
  ///
  /// A byte order mark counts most, then what the bytes are, then what the server says, then what the page says of itself:
  /// many pages name an encoding that they are not in. What is neither UTF-8 nor said to be anything is Windows-1252.
  ///
  /// - Throws: `RecipeFileError.unknownEncoding`, or what the conversion throws.
  static func utf8(_ bytes: [UInt8], _ decoding: PageDecoding = PageDecoding()) throws -> (
    bytes: [UInt8], warning: String?
  ) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(Array(bytes.dropFirst(3)), decoding) }
    if let bytes = UTF16Beginning.utf8(of: bytes) { return (bytes, nil) }
    let names = [decoding.charset, namedEncoding(in: bytes)].compactMap { $0 }
    // Seven bits per byte, so that it would look like ASCII.
    let isShifted = names.first == "iso-2022-jp" && bytes.contains(0x1B)
    if !isShifted, String(validating: bytes, as: UTF8.self) != nil { return (bytes, nil) }
    switch names.first(where: { $0 != "utf-8" && $0 != "utf8" }) {
    case nil where names.isEmpty:
      return (Windows1252.utf8(bytes), "the page does not name its encoding; it was read as Windows-1252")
    case nil: return (bytes, "bytes that are not UTF-8 were replaced by U+FFFD")
    case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "windows-1252", "cp1252", "us-ascii", "ascii":
      return (Windows1252.utf8(bytes), nil)
    case let name?:
      if let bytes = SingleByteEncoding.utf8(bytes, in: name) { return (bytes, nil) }
      guard let conversion = decoding.conversion, let iconvName = PageDecoding.iconvName(of: name) else {
        throw RecipeFileError.unknownEncoding(PageText.line(name))
      }
      let (utf8, isWhole) = try conversion(bytes, iconvName)
      return (utf8, isWhole ? nil : "bytes that are not \(name) were left out")
    }
  }

  /// Returns the name after `charset=` near the beginning of a page, in lower case; after `encoding=` where it is XML.
  private static func namedEncoding(in bytes: [UInt8]) -> String? {
    // The standard looks at 1,024 bytes; pages name it later.
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    guard let end = head.firstIndex(ofText: head.hasPrefix("<?xml") ? "encoding=" : "charset=") else { return nil }
    let name = head[end...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return name.isEmpty ? nil : String(name)
  }
}

extension String {
  /// Returns the index after the first occurrence of a text of ASCII.
  fileprivate func firstIndex(ofText text: String) -> Index? {
    var rest = self[...]
    while let start = rest.firstIndex(of: text.first!) {
      rest = rest[start...]
      if rest.hasPrefix(text) { return rest.index(start, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
