import Foundation

/// Reads one line of a log, such as `812 fdatasync(3<\x2f\x61>) = 0`.
struct SystemCallReader {
  struct NotUnderstood: Error {
    var line: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ line: Data) {
    bytes = Array(line)
  }

  /// Returns nil for a line that tells of a signal or of a process's end.
  mutating func call() throws -> SystemCall? {
    _ = take { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    skipSpaces()
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { return nil }
    let name = take { $0 != UInt8(ascii: "(") }
    index += 1
    var arguments: [SystemCall.Argument] = []
    while let byte = next, byte != UInt8(ascii: ")") {
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") {
        index += 1
      } else {
        arguments.append(try argument())
      }
    }
    index += 1
    skipSpaces()
    guard next == UInt8(ascii: "=") else {
      throw NotUnderstood(line: String(decoding: bytes.prefix(200), as: UTF8.self))
    }
    index += 1
    skipSpaces()
    let result = take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
    return SystemCall(name: name, ordinal: 0, arguments: arguments, result: Int(result) ?? -1)
  }

  private mutating func argument() throws -> SystemCall.Argument {
    if next == UInt8(ascii: "\"") {
      let text = try quoted(until: UInt8(ascii: "\""))
      return .text(text)
    }
    let word = take { ![UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: " ")].contains($0) }
    guard next == UInt8(ascii: "<") else { return .word(word) }
    let path = try quoted(until: UInt8(ascii: ">"))
    let mark = Array("(deleted)".utf8)
    if bytes[index...].starts(with: mark) { index += mark.count }
    return .descriptor(Int(word) ?? -1, path: String(decoding: path, as: UTF8.self))
  }

  /// Reads `\x..` after `\x..` from the mark at hand to the one that ends them.
  private mutating func quoted(until end: UInt8) throws -> [UInt8] {
    index += 1
    var result: [UInt8] = []
    while let byte = next, byte != end {
      guard byte == UInt8(ascii: "\\"), index + 3 < bytes.count, let high = Self.digit(bytes[index + 2]),
        let low = Self.digit(bytes[index + 3])
      else { throw NotUnderstood(line: String(decoding: bytes.prefix(200), as: UTF8.self)) }
      result.append(high << 4 | low)
      index += 4
    }
    index += 1
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = next, isWanted(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
