import Foundation
import RecipeTestSupport
import Testing

/// System calls that fail, each in turn: the command says so, and has changed nothing.
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct FaultInjectionTests {
  private static let faults = [
    ("EIO", ["openat", "pwrite64", "fdatasync", "fsync", "ftruncate", "unlink", "rename", "mkdir"]),
    ("ENOSPC", ["openat", "pwrite64", "fdatasync", "mkdir"]),
  ]

  @Test(arguments: WritingCommand.all, ["EIO", "ENOSPC"])
  func `a command that meets an error has changed nothing and says so`(command: WritingCommand, error: String) throws {
    let names = Self.faults.first { $0.0 == error }!.1
    let outcome = try Outcome(of: command)
    let tally = Tally("\(error) during \(command.name)")
    for call in try Strace.calls(of: command, among: names).chosen(Trials.callsOfAKind) {
      tally.trial("\(call.name) \(call.ordinal) of \(call.paths)") {
        let box = try FaultBox(command.start)
        let result = try box.run(command.words, after: Strace.meeting(.error(error), at: call))
        // Where the last sync fails, or reading for the report, the change is made already; that is said.
        let isSaved = ["the change was made, but", "saved, but not printed"].contains { result.messages.contains($0) }
        let losses = try outcome.losses(after: result, in: box, isKilled: isSaved)
        return Self.complaints(about: result, from: call) + losses
      }
    }
    tally.finish()
  }

  /// What a command may say when it meets an error: that it could not read, write or create.
  ///
  /// A page that cannot be read is one that SQLite takes for damage (vdbe.c, `SQLITE_IOERR_CORRUPTFS`).
  private static func complaints(about result: Binary.Result, from call: SystemCall) -> [String] {
    if result.code == 0 { return [] }
    let isExpected = [73, 74].contains(result.code) || result.code == 78 && call.name == "pread64"
    guard isExpected else { return ["exit \(result.code): \(result.messages)"] }
    return result.messages.isEmpty ? ["exit \(result.code) without a word"] : []
  }
}
