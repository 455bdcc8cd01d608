import Foundation
import RecipeTestSupport
import Testing

/// Power cuts of a real file system, at random moments of a script.
///
/// A replayed recording knows what a disk may do at worst; here nothing is a model, and the kernel passes on what it
/// likes when it likes.
@Suite(.enabled(if: Trials.isRelease && CuttableDisk.isAvailable, "waits, and needs root, loop devices, ext4 and XFS"))
struct RealPowerLossTests {
  @Test func `a power cut of a real file system leaves all lines that were acknowledged, and one more at most`() throws
  {
    let tally = Tally("power cut of a real file system")
    try Self.cutPower(Trials.realPowerCuts) { name, losses in tally.trial(name, losses) }
    tally.finish()
  }

  @Test(.enabled(if: Strace.isAvailable, Strace.absence))
  func `without syncs a power cut of a real file system loses what was acknowledged`() throws {
    var lost = 0
    try Self.cutPower(100, after: Strace.ignoringSyncs) { _, losses in
      if (try? losses()) != [] { lost += 1 }
    }
    #expect(lost > 50, "only \(lost) of 100 cuts lost anything")
    Tally("control without syncs: losses on a real file system, as there must be").count(lost)
  }

  /// Tells a shell line after line, and cuts the power while it does each.
  private static func cutPower(
    _ count: Int, after launcher: [String] = [], _ check: (String, () throws -> [String]) -> Void
  ) throws {
    var random = SeededGenerator(seed: 6)
    let disk = try CuttableDisk()
    let script = try Script.sample()
    for round in 0..<count / script.words.count {
      let box = try FaultBox(.library, in: disk.folder)
      try disk.settle()
      let shell = try Conversation(with: box.box, after: launcher)
      for (acknowledged, words) in script.words.enumerated() {
        shell.say(words.map { "\"\($0)\"" }.joined(separator: " "))
        usleep(UInt32.random(in: 0..<7_000, using: &random))
        check("seed 6, round \(round), during line \(acknowledged + 1)") {
          try disk.cutPower(box.path) { try script.losses(in: $0, acknowledged: acknowledged) }
        }
        _ = shell.answer()
      }
      let (code, messages) = shell.close()
      #expect(code == 0, "\(messages)")
    }
  }
}
