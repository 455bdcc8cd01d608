import Foundation
import RecipeTestSupport
import Testing

/// Disks that are full sooner or later: a change fits, or is refused and leaves everything as it was.
@Suite struct FullDiskTests {
  @Test(.enabled(if: SmallDisk.canMount, "needs root, and leave to mount"), arguments: Self.commands)
  func `on a disk of any size a change is made, or the disk is reported as full`(command: WritingCommand) throws {
    let outcome = try Outcome.of(command)
    let tally = Tally("full disk", of: command.name)
    // From too small for the database to large enough for the change and its journal.
    let start = command.start.size / 1_024 + 16
    let sizes = start...start + 800
    for size in Self.spread(over: sizes) {
      tally.trial("\(size) KiB") { try Self.losses(of: command, outcome, onDiskOf: size) }
    }
    tally.finish()
  }

  @Test(arguments: Self.commands)
  func `under a file size limit a change is made, or the disk is reported as full`(command: WritingCommand) throws {
    let outcome = try Outcome.of(command)
    let tally = Tally("file size limit", of: command.name)
    for size in Self.spread(over: 1...600) {
      tally.trial("\(size) KiB") {
        let box = try FaultBox(command.start)
        let result = try box.run(command.words, after: ["prlimit", "--fsize=\(size << 10)"])
        return try Self.complaints(about: result) + outcome.losses(after: result, in: box, isKilled: false)
      }
    }
    tally.finish()
  }

  /// In every run those of whom the disk asks most; in a release, also those of the kitchen.
  private static let commands = WritingCommand.all.filter {
    ["import", "the first add"].contains($0.name) || Trials.isRelease && $0.start == .kitchen
  }

  private static func spread(over sizes: ClosedRange<Int>) -> [Int] {
    let count = Trials.fullDisks
    return (0..<count).map { sizes.lowerBound + $0 * (sizes.count - 1) / (count - 1) }
  }

  private static func losses(of command: WritingCommand, _ outcome: Outcome, onDiskOf size: Int) throws -> [String] {
    let disk = try SmallDisk(kibibytes: size)
    let box = try FaultBox(command.start, in: disk.folder)
    let result = try box.run(command.words)
    var losses = try complaints(about: result)
    if command.start.database != nil {
      let reading = try box.run(["list"])
      if reading.code != 0 { losses.append("then list: exit \(reading.code): \(reading.messages)") }
    }
    return try losses + outcome.losses(after: result, in: box, isKilled: false)
  }

  private static func complaints(about result: Binary.Result) throws -> [String] {
    let isSaid = result.code == 0 || [73, 74].contains(result.code) && !result.messages.isEmpty
    return isSaid ? [] : ["exit \(result.code): \(result.messages)"]
  }

}
