import Testing

/// SQLite's own temporary files, for which there may be no folder (sqlite.org/tempfiles.html).
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct TemporaryFileTests {
  @Test(arguments: WritingCommand.all)
  func `a change of a small library needs no temporary file`(command: WritingCommand) throws {
    let paths = try Strace.calls(of: command, among: ["openat"]).flatMap(\.paths)
    #expect(!paths.contains { $0.contains("/etilqs_") })
  }
}
