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
    if let bytes = utf8(ofUTF16: bytes) { return (bytes, nil) }
    let names = [decoding.charset, namedEncoding(in: bytes)].compactMap { $0 }
    // Seven bits a byte, so that it would pass for ASCII.
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

  /// Returns a text in UTF-16 as UTF-8; `nil` for any other text.
  static func utf8(ofUTF16 bytes: [UInt8]) -> [UInt8]? {
    UTF16Beginning(bytes).map { utf8(ofUTF16: bytes.dropFirst($0.markLength), isBigEndian: $0.isBigEndian) }
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

  private static func utf8(ofUTF16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    let first = bytes.startIndex
    let units = stride(from: first, to: bytes.endIndex - 1, by: 2).lazy.map { place -> UInt16 in
      let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? one << 8 | other : other << 8 | one
    }
    return Array(String(decoding: Array(units), as: UTF16.self).utf8)
  }
}

extension String {
  /// Returns the index behind the first occurrence of a text of ASCII.
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
