import RecipeModel

/// A layout of JSON, which means the same in each.
package enum JSONLayout: Sendable {
  /// A member or element per line, indented by two spaces per level.
  case indented
  /// On one line, with a space after each comma and colon.
  case spaced
  /// On one line, without spaces.
  case compact

  fileprivate var colon: StaticString { self == .compact ? ":" : ": " }

  fileprivate func appendBreak(isFirst: Bool, depth: Int, to bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    switch self {
    case .indented: appendLineEnd(depth: depth, to: &bytes)
    case .spaced: if !isFirst { bytes.append(.space) }
    case .compact: break
    }
  }

  fileprivate func appendLineEnd(depth: Int, to bytes: inout [UInt8]) {
    guard self == .indented else { return }
    bytes.append(.newline)
    bytes.append(contentsOf: repeatElement(.space, count: 2 * depth))
  }
}

extension JSONValue {
  /// Appends the value as JSON, safe to look at in a terminal.
  ///
  /// - Parameter depth: How many levels of brackets the value is in.
  package func append(to bytes: inout [UInt8], _ layout: JSONLayout = .indented, depth: Int = 0) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): JSONText.append(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        layout.appendBreak(isFirst: index == 0, depth: depth + 1, to: &bytes)
        element.append(to: &bytes, layout, depth: depth + 1)
      }
      if !elements.isEmpty { layout.appendLineEnd(depth: depth, to: &bytes) }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        layout.appendBreak(isFirst: index == 0, depth: depth + 1, to: &bytes)
        JSONText.append(member.key, to: &bytes)
        layout.colon.withUTF8Buffer { bytes += $0 }
        member.value.append(to: &bytes, layout, depth: depth + 1)
      }
      if !object.members.isEmpty { layout.appendLineEnd(depth: depth, to: &bytes) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Returns the value as JSON on one line.
  func onOneLine(_ layout: JSONLayout = .spaced) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, layout)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Texts as JSON writes them.
private enum JSONText {
  /// Appends the text in double quotes.
  ///
  /// Control characters, which a terminal would obey, and invisible ones become `\u` escapes; everything else is itself.
  /// Joiners and variation selectors are too, as emoji and several scripts are written with them.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copies runs of what may stay as it is, and looks closer only at bytes with which something else may begin.
  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var plainStart = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if mayNeedEscape(byte), let (escape, length) = escape(at: index, in: text) {
        bytes.append(contentsOf: text[plainStart..<index])
        bytes += escape.utf8
        index += length
        plainStart = index
      } else {
        index += 1
      }
    }
    bytes.append(contentsOf: text[plainStart...])
  }

  /// `true` if an escaped character can begin with the byte: C0, quotes, DEL, and the first bytes of C1 and of all that is
  /// invisible.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    if byte < 0x80 { return byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F }
    return switch byte {
    case 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }

  private static func escape(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (escape: String, length: Int)? {
    switch text[index] {
    case UInt8(ascii: "\""): return (#"\""#, 1)
    case UInt8(ascii: "\\"): return (#"\\"#, 1)
    case 0x0A: return (#"\n"#, 1)
    case 0x09: return (#"\t"#, 1)
    case 0x0D: return (#"\r"#, 1)
    case let byte where byte < 0x80: return (unicodeEscape(UInt16(byte)), 1)
    default:
      let (scalar, length) = scalar(at: index, in: text)
      return isEscaped(scalar) ? (String(scalar).utf16.map(unicodeEscape).joined(), length) : nil
    }
  }

  /// Returns the character of more than one byte that begins there; the text is valid UTF-8.
  private static func scalar(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, length: Int) {
    let length = text[index] < 0xE0 ? 2 : text[index] < 0xF0 ? 3 : 4
    var value = UInt32(text[index]) & (0x7F >> UInt32(length))
    for byte in text[index + 1..<index + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
    default: ShownText.isControl(scalar) || ShownText.isSeparator(scalar) || ShownText.isInvisible(scalar)
    }
  }

  private static func unicodeEscape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
