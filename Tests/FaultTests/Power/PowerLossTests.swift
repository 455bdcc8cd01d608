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
    let tally = Tally("power cut", of: command.name)
    try Recording.of(command).cutPower(Trials.powerCuts) { name, losses in tally.trial(name, losses) }
    tally.finish()
  }

  @Test func `a power cut during a script leaves all lines that were acknowledged, and one more at most`() throws {
    let tally = Tally("power cut during a script")
    try Recording.ofScript().cutPower(Trials.powerCuts) { name, losses in tally.trial(name, losses) }
    tally.finish()
  }

  /// A process that is killed leaves what it has written until then.
  @Test(arguments: WritingCommand.all)
  func `a command that ends after any of its calls has changed everything or nothing`(command: WritingCommand) throws {
    let tally = Tally("kill -9 after each call, replayed", of: command.name)
    try Recording.of(command).endAfterEachCall { name, losses in tally.trial(name, losses) }
    tally.finish()
  }

  @Test(arguments: WritingCommand.all)
  func `what is acknowledged is durable`(command: WritingCommand) throws {
    let recording = try Recording.of(command)
    var disk = recording.disk()
    var outputs = 0
    for call in recording.calls {
      disk.apply(call)
      // A migration is announced before it is made, a backup is reported after the change.
      guard recording.isOutput(call) else { continue }
      outputs += 1
      #expect(disk.isDurable, "output \(outputs) came before the last sync")
    }
    #expect(outputs > 0)
  }
}
