import Foundation
import RecipeTestSupport
import Testing

/// System calls that fail, each in turn: the command says so, and has changed nothing.
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct FaultInjectionTests {
  private static let faults = [
    "EIO": [
      "openat", "read", "pread64", "pwrite64", "write", "fdatasync", "fsync", "ftruncate", "unlink", "link", "rename",
      "mkdir", "fcntl",
    ],
    "ENOSPC": ["openat", "pwrite64", "write", "fdatasync", "fsync", "link", "rename", "mkdir"],
  ]

  @Test(arguments: WritingCommand.all + [.exportOfSeveral], ["EIO", "ENOSPC"])
  func `a command that meets an error changes nothing and reports it`(command: WritingCommand, error: String) throws {
    let calls = try Strace.calls(of: command, among: Self.faults[error] ?? [])
    // What cannot be read is what a recovery is there to leave out: it has a test of its own.
    let looks = Strace.reads + Strace.locks
    let counted = command.name == "doctor --recover" ? calls.filter { !looks.contains($0.name) } : calls
    try fail(counted.chosen(Trials.failingCalls, seed: 5), of: command, with: error)
  }

  @Test(arguments: WritingCommand.all.filter { !["backup", "export", "doctor --recover"].contains($0.name) })
  func `a lock that cannot be given back once a change is made does not make it a failure`(
    command: WritingCommand
  ) throws {
    // The last ones take the lock that keeps readers out, go back to a shared one, and release that.
    try fail(Strace.calls(of: command, among: Strace.locks).suffix(7), of: command, with: "EIO")
  }

  @Test func `a doctor that cannot read or lock something does not say that all is in order`() throws {
    let command = WritingCommand(name: "doctor", words: ["doctor"], start: .ailingLibrary)
    let calls = try Strace.calls(of: command, among: Strace.reads + Strace.locks)
    let tally = Tally("EIO while doctor looks")
    for call in calls.chosen(Trials.failingLooks, seed: 6) {
      tally.trial("\(call.name) \(call.ordinal) of \(call.paths)") {
        let result = try FaultBox(.ailingLibrary).run(command.words, after: Strace.meeting(.error("EIO"), at: call))
        return [73, 74, 78].contains(result.code) ? [] : ["exit \(result.code): \(result.output)"]
      }
    }
    tally.finish()
  }

  @Test func `a recovery that cannot read or lock something says so, and leaves the library as it is`() throws {
    let command = WritingCommand.recovery
    let undisturbed = try FaultBox(command.start)
    try #require(undisturbed.run(command.words).code == 0)
    let whole = try LibraryState(of: undisturbed.box.folder.appending(path: command.product!).path)
    let tally = Tally("EIO while a library is recovered")
    for call in try Strace.calls(of: command, among: Strace.reads + Strace.locks).chosen(Trials.failingCalls, seed: 7) {
      tally.trial("\(call.name) \(call.ordinal) of \(call.paths)") {
        let box = try FaultBox(command.start)
        let before = try box.state
        let result = try box.run(command.words, after: Strace.meeting(.error("EIO"), at: call))
        var complaints: [String] = []
        if try box.state != before { complaints.append("the library is another") }
        let copy = box.box.folder.appending(path: command.product!).path
        let hasCopy = FileManager.default.fileExists(atPath: copy)
        let isWhole = try hasCopy && LibraryState(of: copy) == whole
        if hasCopy { complaints += try Integrity.problems(of: copy) }
        let isHonest =
          switch result.code {
          case 0: isWhole
          case 78: (result.output + result.messages).contains("Lost: ") || !result.messages.isEmpty && !hasCopy
          case 73, 74: !result.messages.isEmpty && (!hasCopy || isWhole)
          default: false
          }
        if !isHonest { complaints.append("exit \(result.code): \(result.output)\(result.messages)") }
        return complaints
      }
    }
    tally.finish()
  }

  private func fail(_ calls: some Sequence<SystemCall>, of command: WritingCommand, with error: String) throws {
    let outcome = try Outcome.of(command)
    let tally = Tally("\(error)", of: command.name)
    for call in calls {
      tally.trial("\(call.name) \(call.ordinal) of \(call.paths)") {
        let box = try FaultBox(command.start)
        let result = try box.run(command.words, after: Strace.meeting(.error(error), at: call))
        // Where the last sync fails, or the report, the change is made already; that is said. A migration is a change of
        // its own, made before the command's.
        let isSaved = [
          "the change was made, but", "saved, but could not be printed", "Repaired: ",
          "was replaced, but the disk did not confirm it",
        ].contains {
          result.messages.contains($0)
        }
        let mayBeMade = isSaved || command.start == .olderLibrary
        // A sidebar is shown even if what is expanded in it cannot be kept, which is said.
        let isForgotten = result.messages.contains("could not be remembered")
        let outcomeOfResult = isForgotten ? Binary.Result(messages: result.messages, code: 74) : result
        let losses = try outcome.losses(after: outcomeOfResult, in: box, isKilled: mayBeMade)
        return Self.complaints(about: result, of: command, from: call) + losses
      }
    }
    tally.finish()
  }

  /// What a command may say when it meets an error: that it could not read, write or create.
  ///
  /// A page that cannot be read is one that SQLite takes for damage (vdbe.c, `SQLITE_IOERR_CORRUPTFS`). A repair looks at the
  /// library once more at the end, and what it cannot look at then is a problem that is left.
  private static func complaints(
    about result: Binary.Result, of command: WritingCommand, from call: SystemCall
  ) -> [String] {
    if result.code == 0 { return [] }
    let isLeft =
      command.name == "doctor --fix" && Strace.locks.contains(call.name) && result.messages.contains(" left;")
    let isExpected = [73, 74].contains(result.code) || result.code == 78 && (call.name == "pread64" || isLeft)
    guard isExpected else { return ["exit \(result.code): \(result.messages)"] }
    return result.messages.isEmpty ? ["exit \(result.code) without a word"] : []
  }
}
