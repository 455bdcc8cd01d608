import RecipeTestSupport
import Testing

/// Power cuts, by recording what the executable asks of the disk and building what a cut would leave of it.
///
/// - Source: sqlite.org/atomiccommit.html tells what SQLite expects of a disk.
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct PowerLossTests {
  @Test(arguments: WritingCommand.all)
  func `a power cut leaves everything or nothing of a command, and everything that was acknowledged`(
    command: WritingCommand
  ) throws {
    let tally = Tally("power cut during \(command.name)")
    try Recording(of: command).cutPower(Trials.powerCuts) { name, losses in tally.trial(name, losses) }
    tally.finish()
  }

  @Test func `a power cut during a script leaves all lines that were acknowledged, and one more at most`() throws {
    let tally = Tally("power cut during a shell")
    try Recording(of: .sample()).cutPower(Trials.powerCuts) { name, losses in tally.trial(name, losses) }
    tally.finish()
  }

  @Test(arguments: WritingCommand.all)
  func `what is acknowledged is durable`(command: WritingCommand) throws {
    let recording = try Recording(of: command)
    var disk = recording.disk()
    var outputs = 0
    for call in recording.calls {
      disk.apply(call)
      guard call.isOutput else { continue }
      outputs += 1
      #expect(disk.isDurable, "output \(outputs) came before the last sync")
    }
    #expect(outputs > 0)
  }

  @Test func `a disk whose syncs do nothing loses data, so that these trials would show a loss`() throws {
    var lost = 0
    var cuts = 0
    try Recording(of: .sample()).cutPower(Trials.powerCuts, ignoringSyncs: true) { _, losses in
      cuts += 1
      if (try? losses())?.isEmpty != true { lost += 1 }
    }
    #expect(lost * 10 > cuts, "only \(lost) of \(cuts) cuts lost anything")
  }
}
