import Foundation

/// One system call as `strace -y -xx` writes it.
struct SystemCall: Sendable {
  enum Argument: Equatable, Sendable {
    case text([UInt8])
    /// An open file, and the path that it was opened by.
    case descriptor(Int, path: String)
    case word(String)
  }

  var name: String
  /// Its place among the calls of that name, the first being 1.
  var ordinal: Int
  var arguments: [Argument]
  /// What it returned; -1 for an error, and where it did not return.
  var result: Int

  /// The paths that it names, through open files too.
  var paths: [String] {
    arguments.compactMap { argument in
      switch argument {
      case .text(let bytes) where name != "write" && name != "pwrite64": String(decoding: bytes, as: UTF8.self)
      case .descriptor(_, let path): path
      default: nil
      }
    }
  }

  /// Returns whether it prints, to standard output if nothing else is said.
  func isOutput(to stream: Int = 1) -> Bool {
    guard name == "write", case .descriptor(stream, _)? = arguments.first else { return false }
    return true
  }

  func number(at index: Int) -> Int {
    guard arguments.indices.contains(index), case .word(let word) = arguments[index] else { return 0 }
    return Int(word) ?? 0
  }

  func octal(at index: Int) -> Int {
    guard arguments.indices.contains(index), case .word(let word) = arguments[index] else { return 0o777 }
    return Int(word, radix: 8) ?? 0o777
  }

  func text(at index: Int) -> [UInt8] {
    guard arguments.indices.contains(index), case .text(let bytes) = arguments[index] else { return [] }
    return bytes
  }

  func has(_ flag: String) -> Bool {
    arguments.contains { argument in
      guard case .word(let word) = argument else { return false }
      return word.split(separator: "|").contains { $0 == flag }
    }
  }
}

extension SystemCall {
  /// Reads a log whose processes have one thread each, so that no call is interrupted by another's line.
  static func calls(inLog log: Data) throws -> [SystemCall] {
    try log.withUnsafeBytes { log in
      var counts: [String: Int] = [:]
      var calls: [SystemCall] = []
      var rest = log
      while let start = rest.baseAddress, let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count) {
        let length = start.distance(to: UnsafeRawPointer(end))
        var reader = SystemCallReader(UnsafeRawBufferPointer(rebasing: rest[..<length]))
        rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
        guard var call = try reader.call() else { continue }
        counts[call.name, default: 0] += 1
        call.ordinal = counts[call.name]!
        calls.append(call)
      }
      return calls
    }
  }
}
