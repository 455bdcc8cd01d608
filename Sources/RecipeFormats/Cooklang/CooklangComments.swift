/// Takes the comments out of Cooklang: `-- to the end of the line` and `[- over lines -]`.
///
/// A longer run of hyphens is not a comment, nor is a mark after a backslash, and a block that does not end is text.
struct CooklangComments {
  private(set) var wereFound = false
  private var isInBlock = false
  /// The number of lines to come that hold the end of a block.
  ///
  /// Counted beforehand: to look for the end from each beginning would take quadratic time.
  private var linesWithEnd: Int

  init(_ lines: ArraySlice<String>) {
    linesWithEnd = lines.count(where: Self.hasEnd)
  }

  /// Returns the next line without comments; `nil` if it held nothing else, so that it does not end a step.
  mutating func strip(_ line: String) -> String? {
    guard isInBlock || Self.hasMark(line) else { return line }
    if Self.hasEnd(line) { linesWithEnd -= 1 }
    var scanner = Scanner(line, isInBlock: isInBlock, blocksEndLater: linesWithEnd > 0)
    let kept = scanner.kept()
    isInBlock = scanner.isInBlock
    wereFound = wereFound || scanner.hasComment
    return scanner.hasComment && kept.isBlank ? nil : kept
  }

  /// Returns whether two adjacent characters begin or end a comment: `--`, `[-`, `-]`.
  private static func hasMark(_ line: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return zip(line.utf8, line.utf8.dropFirst()).contains { first, second in
      first == hyphen ? second == hyphen || second == UInt8(ascii: "]") : first == UInt8(ascii: "[") && second == hyphen
    }
  }

  private static func hasEnd(_ line: String) -> Bool {
    zip(line.utf8, line.utf8.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "]") }
  }
}

/// Goes over one line from left to right, by bytes: all marks are ASCII.
private struct Scanner {
  private let bytes: [UInt8]
  private var index = 0
  private let lastBlockEnd: Int
  private(set) var isInBlock: Bool
  private(set) var hasComment: Bool

  private static let hyphen = UInt8(ascii: "-")

  init(_ line: String, isInBlock: Bool, blocksEndLater: Bool) {
    let bytes = Array(line.utf8)
    let last = bytes.indices.dropLast().last { bytes[$0] == Self.hyphen && bytes[$0 + 1] == UInt8(ascii: "]") }
    self.bytes = bytes
    self.isInBlock = isInBlock
    hasComment = isInBlock
    lastBlockEnd = blocksEndLater ? .max : last ?? 0
  }

  mutating func kept() -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    while index < bytes.count {
      let start = index
      if isInBlock {
        if at(Self.hyphen, UInt8(ascii: "]")) { isInBlock = false }
        index += isInBlock ? 1 : 2
      } else if bytes[index] == UInt8(ascii: "\\") {
        index = min(index + 2, bytes.count)
        kept += bytes[start..<index]
      } else if at(UInt8(ascii: "["), Self.hyphen), lastBlockEnd > index + 1 {
        (isInBlock, hasComment) = (true, true)
        index += 2
      } else {
        // Hyphens are taken together, since two of them are a comment and three are not.
        repeat { index += 1 } while bytes[start] == Self.hyphen && index < bytes.count && bytes[index] == Self.hyphen
        if bytes[start] == Self.hyphen, index - start == 2 {
          hasComment = true
          break
        }
        kept += bytes[start..<index]
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private func at(_ first: UInt8, _ second: UInt8) -> Bool {
    bytes[index] == first && index + 1 < bytes.count && bytes[index + 1] == second
  }
}
