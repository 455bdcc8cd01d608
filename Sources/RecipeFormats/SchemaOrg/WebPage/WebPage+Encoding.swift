extension WebPage {
  /// Returns the bytes of a page as UTF-8, and a warning if something had to be guessed or replaced.
  ///
  /// A byte order mark counts most, then what the bytes are, then what the page says of itself: many pages name an
  /// encoding that they are not in. What is neither UTF-8 nor said to be anything is Windows-1252.
  static func utf8(_ bytes: [UInt8]) -> (bytes: [UInt8], warning: String?) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(bytes.dropFirst(3))) }
    if let beginning = UTF16Beginning(bytes) {
      return (utf8(ofUTF16: bytes.dropFirst(beginning.markLength), isBigEndian: beginning.isBigEndian), nil)
    }
    if String(validating: bytes, as: UTF8.self) != nil { return (bytes, nil) }
    switch namedEncoding(in: bytes) {
    case nil, "iso-8859-1", "iso8859-1", "latin1", "latin-1", "windows-1252", "cp1252", "us-ascii", "ascii":
      return (Windows1252.utf8(bytes), nil)
    case "utf-8", "utf8":
      return (bytes, "bytes that are not UTF-8 were replaced by U+FFFD")
    case let name?:
      if let bytes = SingleByteEncoding.utf8(bytes, in: name) { return (bytes, nil) }
      return (bytes, "the page is in \(PageText.line(name)), which is not known; letters may be missing")
    }
  }

  /// Returns the name behind `charset=` near the beginning of a page, in lower case.
  private static func namedEncoding(in bytes: [UInt8]) -> String? {
    // The standard looks at 1,024 bytes; pages name it later.
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    guard let end = head.firstIndex(ofText: "charset=") else { return nil }
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
