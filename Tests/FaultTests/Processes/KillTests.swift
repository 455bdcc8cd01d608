import Foundation
import RecipeTestSupport
import Testing

/// Commands that are killed: the next one finds the whole change or none of it.
@Suite struct KillTests {
  @Test(.enabled(if: Strace.isAvailable, Strace.absence), arguments: WritingCommand.all)
  func `a command killed at a system call has changed everything or nothing`(command: WritingCommand) throws {
    let outcome = try Outcome(of: command)
    let tally = Tally("kill -9 at a call of \(command.name)")
    for call in try Strace.calls(of: command).chosen(Trials.callsOfAKind) {
      tally.trial("\(call.name) \(call.ordinal)") {
        let box = try FaultBox(command.start)
        let result = try box.run(command.words, after: Strace.meeting(.killed, at: call))
        let survived = result.code == -SIGKILL ? [] : ["not killed: \(result)"]
        return try survived + outcome.losses(after: result, in: box, isKilled: true)
      }
    }
    tally.finish()
  }

  @Test(arguments: WritingCommand.all)
  func `a command killed at any moment has changed everything or nothing`(command: WritingCommand) throws {
    var random = SeededGenerator(seed: 1)
    let outcome = try Outcome(of: command)
    let tally = Tally("kill -9 during \(command.name)")
    for number in 1...Trials.randomKills {
      // A release executable is done in a tenth of the time.
      let microseconds = UInt32.random(in: 0..<(Trials.isRelease ? 12_000 : 60_000), using: &random)
      tally.trial("seed 1, kill \(number)") {
        let box = try FaultBox(command.start)
        let output = try NamelessFile()
        let child = try Binary(box: box.box).start(
          command.words, output: output.descriptor, messages: output.descriptor)
        usleep(microseconds)
        child.kill()
        let code = child.wait()
        // A migration is announced before it is made.
        let said = command.start == .olderLibrary && code != 0 ? "" : output.text
        return try outcome.losses(after: .init(output: said, code: code), in: box, isKilled: true)
      }
    }
    tally.finish()
  }

  @Test func `a shell killed in the middle of a script has done all lines that it told of, and one more at most`()
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
