import RecipeTestSupport
import SQLite

/// The ways to come by a database that a test's body is run against.
enum Opening: CaseIterable {
  case memory
  case file
  /// A file that was closed and opened again after `setUp`.
  case reopenedFile

  /// Calls `body` with a connection to a database that has had `setUp`.
  func withConnection(_ setUp: String, _ body: (Connection) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let location: Connection.Location = self == .memory ? .memory : .file(folder.path("test.sqlite"))
    var connection = try Connection(location, access: .create)
    try connection.execute(setUp)
    if self == .reopenedFile { connection = try Connection(location) }
    try body(connection)
    withExtendedLifetime(folder) {}
  }
}
