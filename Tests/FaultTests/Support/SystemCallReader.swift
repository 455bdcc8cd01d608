import Foundation

/// Reads one line of a log, such as `812 fdatasync(3<\x2f\x61>) = 0`.
///
/// It reads from memory that it does not own: logs are long, and an executable that is not optimized would spend more
/// time on their bytes than on all trials.
struct SystemCallReader {
  struct NotUnderstood: Error {
    var line: String
  }

  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ line: UnsafeRawBufferPointer) {
    bytes = line
  }

  /// Returns nil for a line about a signal or the end of a process.
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
    guard next == UInt8(ascii: "=") else { throw notUnderstood }
    index += 1
    skipSpaces()
    let result = take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
    return SystemCall(name: name, ordinal: 0, arguments: arguments, result: Int(result) ?? -1)
  }

  private mutating func argument() throws -> SystemCall.Argument {
    if next == UInt8(ascii: "\"") {
      let text = try quoted(until: UInt8(ascii: "\""))
      // Three of them where the text goes on.
      while next == UInt8(ascii: ".") { index += 1 }
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
    let start = index + 1
    let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
    guard let base = rest.baseAddress, let found = memchr(base, Int32(end), rest.count) else { throw notUnderstood }
    let length = base.distance(to: UnsafeRawPointer(found))
    guard length.isMultiple(of: 4) else { throw notUnderstood }
    index = start + length + 1
    return [UInt8](unsafeUninitializedCapacity: length / 4) { result, count in
      count = length / 4
      var place = 0
      while place < count {
        result[place] = Self.digit(rest[4 * place + 2]) << 4 | Self.digit(rest[4 * place + 3])
        place += 1
      }
    }
  }

  /// The value of a digit, `0` to `9` or `a` to `f`.
  private static func digit(_ byte: UInt8) -> UInt8 { (byte & 0xF) + 9 * (byte >> 6) }

  private var notUnderstood: NotUnderstood { NotUnderstood(line: String(decoding: bytes.prefix(200), as: UTF8.self)) }

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
