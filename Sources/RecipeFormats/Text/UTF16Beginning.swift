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
