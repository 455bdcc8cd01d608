import Foundation
import RecipeTestSupport
import Testing

/// Commands that are killed: the next one finds the whole change or none of it.
@Suite struct KillTests {
  @Test(.enabled(if: Strace.isAvailable, Strace.absence), arguments: WritingCommand.all)
  func `a command killed at a system call has changed everything or nothing`(command: WritingCommand) throws {
    let outcome = try Outcome.of(command)
    let tally = Tally("kill -9 at a call", of: command.name)
    for call in try Strace.calls(of: command).chosen(Trials.killsAtCalls, seed: 1) {
      tally.trial("\(call.name) \(call.ordinal)") {
        let box = try FaultBox(command.start)
        let result = try box.run(command.words, after: Strace.meeting(.killed, at: call))
        let survived = result.code == -SIGKILL ? [] : ["not killed: \(result)"]
        return try survived + outcome.losses(after: result, in: box, isKilled: true)
      }
    }
    tally.finish()
  }

  @Test(
    .enabled(if: Strace.isAvailable, Strace.absence),
    arguments: WritingCommand.all.filter { ["backup", "restore", "doctor --recover", "export"].contains($0.name) })
  func `what a killed command leaves of a file is removed by the next one, and by doctor`(command: WritingCommand)
    throws
  {
    let tally = Tally("files left by kill -9", of: command.name)
    let links = try Strace.calls(of: command, among: ["link"])
    let syncs = try Strace.calls(of: command, among: ["fsync"])
    for call in [links.first, syncs.first].compactMap(\.self) {
      for next in [command.words, ["doctor", "--fix"]] {
        tally.trial("\(call.name), then \(next[0])") {
          let box = try FaultBox(command.start)
          _ = try box.run(command.words, after: Strace.meeting(.killed, at: call))
          func leftovers() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: box.box.folder.path).filter {
              $0.contains(".recipes-partial")
            }
          }
          let isLeft = try !leftovers().isEmpty
          let result = try box.run(next)
          return try (isLeft ? [] : ["nothing was left"]) + (result.code == 0 ? [] : ["exit \(result.code)"])
            + leftovers()
        }
      }
    }
    tally.finish()
  }

  /// What a process leaves is decided by its system calls, so the trials above tell the same; this one waits for a
  /// moment by the clock.
  @Test(.enabled(if: Trials.isRelease, "waits"), arguments: WritingCommand.all)
  func `a command killed at any moment has changed everything or nothing`(command: WritingCommand) throws {
    var random = SeededGenerator(seed: 1)
    let outcome = try Outcome.of(command)
    let tally = Tally("kill -9 at a random moment", of: command.name)
    for number in 1...Trials.randomKills {
      let microseconds = UInt32.random(in: 0..<7_000, using: &random)
      tally.trial("seed 1, kill \(number)") {
        let box = try FaultBox(command.start)
        let output = try NamelessFile()
        let child = try Binary(box: box.box).start(
          box.placed(command.words), output: output.descriptor, messages: FileHandle.nullDevice.fileDescriptor)
        usleep(microseconds)
        child.kill()
        let code = child.wait()
        return try outcome.losses(after: .init(output: output.text, code: code), in: box, isKilled: true)
      }
    }
    tally.finish()
  }

  @Test func `a shell killed in the middle of a script has done all acknowledged lines, and one more at most`()
    throws
  {
    var random = SeededGenerator(seed: 2)
    let script = try Script.sample()
    let tally = Tally("kill -9 of a shell")
    for number in 1...Trials.shellKills {
      let lines = Int.random(in: 0..<script.words.count, using: &random)
      tally.trial("seed 2, kill \(number), after \(lines) lines") {
        let box = try FaultBox(.library)
        let input = try NamelessFile(script.text)
        let output = Pipe()
        let null = FileHandle.nullDevice.fileDescriptor
        let child = try Binary(box: box.box).start(
          ["shell"], input: input.descriptor, output: output.fileHandleForWriting.fileDescriptor, messages: null)
        try output.fileHandleForWriting.close()
        var told = LineIterator(output.fileHandleForReading)
        for _ in 0..<lines { _ = told.next() }
        child.kill()
        _ = child.wait()
        var acknowledged = lines
        while told.next() != nil { acknowledged += 1 }
        return try script.losses(in: box.path, acknowledged: acknowledged)
      }
    }
    tally.finish()
  }
}
