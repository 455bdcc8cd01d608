import Foundation
import RecipeTestSupport
import Testing

/// Databases with flipped bits or a lost end, and such as were made to harm: no command crashes, or hangs.
@Suite struct DamagedFileTests {
  private static let commands = [["list"], ["show", "1-60"], ["search", "soup"], ["edit", "7", "--notes", "x"]]

  @Test func `damage makes no command crash`() throws {
    var random = SeededGenerator(seed: 4)
    let tally = Tally("damaged database")
    for number in 1...Trials.damagedFiles {
      let damaged = Damage.allCases.randomElement(using: &random)!
      let content = damaged.applied(to: Library.present, using: &random)
      for words in Self.commands {
        tally.trial("seed 4, file \(number), \(damaged): \(words)") {
          let box = try FaultBox(.nothing)
          try content.write(to: box.box.database)
          return Self.complaints(about: try box.run(words, after: Self.bound))
        }
      }
    }
    tally.finish()
  }

  /// Time is bounded only where nothing else slows the machine down.
  private static let bound = Trials.isRelease ? ["timeout", "--signal=KILL", "5"] : []

  private static func complaints(about result: Binary.Result) -> [String] {
    // What SQLite does not notice is read as it is; then a recipe may be missing, or its text may be another.
    let isExpected = [0, 1, 65, 74, 75, 78].contains(result.code)
    return isExpected ? [] : ["exit \(result.code): \(result.messages)"]
  }
}

enum Damage: CaseIterable {
  case bit, bits, piece, zeros, end, middle

  func applied(to content: Data, using random: inout some RandomNumberGenerator) -> Data {
    var bytes = [UInt8](content)
    let pageSize = content.pageSize
    func flip() { bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    switch self {
    case .bit: flip()
    case .bits: for _ in 0..<50 { flip() }
    case .piece:
      let start = Int.random(in: 0..<bytes.count / 512, using: &random) * 512
      for index in start..<start + 512 { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    case .zeros:
      let start = Int.random(in: 0..<bytes.count / pageSize, using: &random) * pageSize
      for index in start..<start + pageSize { bytes[index] = 0 }
    case .end: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case .middle:
      let start = Int.random(in: 0..<bytes.count / pageSize - 1, using: &random) * pageSize
      bytes.removeSubrange(start..<start + pageSize)
    }
    return Data(bytes)
  }
}
