/// Bytes of a link that are written as `%20` and the like.
enum PercentEncoding {
  /// Returns the text with what they stand for; other percent signs stay.
  static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let code = String(decoding: rest.prefix(2), as: UTF8.self)
      let isCode = byte == UInt8(ascii: "%") && code.utf8.count == 2 && !code.hasPrefix("+")
      if isCode, let value = UInt8(code, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
