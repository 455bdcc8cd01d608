extension Session {
  /// Calls `body` with each line of standard input.
  ///
  /// - Throws: `CommandError` in a script, which standard input is, and where it cannot be read.
  func forEachInputLine(_ body: (String) throws -> Void) throws {
    if isInScript { throw CommandError("standard input is the script itself; name a recipe or a text", .usage) }
    while let line = try nextInputLine() { try body(line) }
  }

  private func nextInputLine() throws(CommandError) -> String? {
    do throws(SystemError) {
      return try world.input.readLine()
    } catch {
      throw CommandError("standard input could not be read: \(error.description)", .inputOutput)
    }
  }
}
