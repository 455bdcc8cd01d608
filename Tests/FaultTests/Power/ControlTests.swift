import Foundation
import RecipeTestSupport
import Testing

/// `true` if power cuts would be seen if they did harm: where nothing is synced, they must leave corrupt databases.
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct ControlTests {
  /// A sync that does nothing and one that is not asked for leave the same disk; `synchronous=OFF` differs only in that
  /// SQLite writes at once, and not after a sync, how many pages the journal holds.
  @Test func `a disk whose syncs do nothing leaves corrupt databases`() throws {
    var corrupt = 0
    try Recording.ofScript().cutPower(Trials.controlCuts, ignoringSyncs: true) { _, losses in
      if Self.tellOfCorruption(losses) { corrupt += 1 }
    }
    Self.expectMany(corrupt)
  }

  @Test(.enabled(if: SQLiteShell.isInstalled, "needs sqlite3"))
  func `a program with synchronous=OFF leaves corrupt databases`() throws {
    let recording = try SQLiteShell.record(synchronous: "OFF")
    #expect(!recording.calls.contains { ["fsync", "fdatasync"].contains($0.name) })
    var corrupt = 0
    try recording.cutPower(Trials.controlCuts) { _, losses in
      if Self.tellOfCorruption(losses) { corrupt += 1 }
    }
    Self.expectMany(corrupt)
  }

  @Test(.enabled(if: SQLiteShell.isInstalled, "needs sqlite3"))
  func `the same program with synchronous=EXTRA loses nothing`() throws {
    let tally = Tally("power cut of sqlite3 with synchronous=EXTRA")
    try SQLiteShell.record(synchronous: "EXTRA").cutPower(Trials.controlCuts) { name, losses in
      tally.trial(name, losses)
    }
    tally.finish()
  }

  /// Returns whether a database is corrupt, and not only an older one.
  private static func tellOfCorruption(_ losses: () throws -> [String]) -> Bool {
    guard let losses = try? losses() else { return true }
    return losses.contains { !$0.contains("acknowledged") }
  }

  private static func expectMany(_ corrupt: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      corrupt > 100, "only \(corrupt) of \(Trials.controlCuts) cuts left a corrupt database", sourceLocation: location)
    Tally("control without syncs: corrupt databases, as there must be").count(corrupt)
  }
}
