import SQLite
import Testing

@Suite struct MigratorTests {
  @Test func `a new database gets every migration and is recorded as ours`() throws {
    let connection = try Connection(.memory)
    let migrator = Migrator(
      applicationID: 7,
      migrations: [
        Migration(identifier: "a", sql: "CREATE TABLE a (x INTEGER) STRICT"),
        Migration(identifier: "b", sql: "CREATE TABLE b (x INTEGER) STRICT;\n"),
      ])
    #expect(try migrator.migrate(connection) == ["a", "b"])
    #expect(try migrator.migrate(connection) == [])
    #expect(try migrator.applied(on: connection) == ["a", "b"])
    #expect(try migrator.pending(on: connection) == [])
    #expect(try connection.userVersion() == 2)
    #expect(try connection.applicationID() == 7)
  }
}
