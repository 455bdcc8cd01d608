/// Writes the members of one object of a list: a member a line, or all on one line.
struct JSONObjectWriter {
  let isPretty: Bool
  private var isFirst = true

  init(isPretty: Bool) { self.isPretty = isPretty }

  func open(_ bytes: inout [UInt8]) { bytes.append(UInt8(ascii: "{")) }

  func close(_ bytes: inout [UInt8]) { bytes += (isPretty ? "\n  }" : "}").utf8 }

  mutating func append(_ key: String, text: String, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    JSONText.append(text, to: &bytes)
  }

  mutating func append(_ key: String, number: Int, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes += "\(number)".utf8
  }

  mutating func append(_ key: String, bool: Bool, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes += "\(bool)".utf8
  }

  mutating func append(_ key: String, texts: [String], to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if isPretty { bytes += "\n      ".utf8 }
      JSONText.append(text, to: &bytes)
    }
    if isPretty, !texts.isEmpty { bytes += "\n    ".utf8 }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(_ key: String, to bytes: inout [UInt8]) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if isPretty { bytes += "\n    ".utf8 }
    bytes += "\"\(key)\":".utf8
    if isPretty { bytes.append(UInt8(ascii: " ")) }
  }
}
