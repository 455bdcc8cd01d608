import RecipeTestSupport
import SQLite
import Testing

/// Two connections to one file, neither of which waits.
@Suite struct ContentionTests {
  let folder: TemporaryFolder
  let first: Connection
  let second: Connection

  init() throws {
    folder = try TemporaryFolder()
    let location = Connection.Location.file(folder.path("test.sqlite"))
    first = try Connection(location, access: .create, busyPolicy: BusyPolicy(timeout: .zero))
    try first.execute("CREATE TABLE t (x INTEGER) STRICT; INSERT INTO t VALUES (1)")
    second = try Connection(location, busyPolicy: BusyPolicy(timeout: .zero))
  }

  private func count(_ connection: Connection) throws -> Int? {
    try connection.first("SELECT count(*) FROM t") { $0.int(at: 0) }
  }

  @Test func `a second write transaction is refused at its beginning, before it has read anything`() throws {
    try first.transaction {
      var hasBegun = false
      let error = #expect(throws: SQLiteError.self) { try second.transaction { hasBegun = true } }
      #expect(error?.code == .busy)
      #expect(!hasBegun)
      #expect(!second.isInTransaction)
      try first.run("INSERT INTO t VALUES (2)")
    }
    try second.transaction { _ = try second.run("INSERT INTO t VALUES (3)") }
    #expect(try count(first) == 3)
  }

  @Test func `reading works during a write, and sees what was committed`() throws {
    try first.transaction {
      try first.run("INSERT INTO t VALUES (2)")
      let seen = try second.read { try count(second) }
      #expect(seen == 1)
    }
    #expect(try count(second) == 2)
  }

  @Test func `a commit waits for readers, and one that may not wait is rolled back`() throws {
    try second.read {
      let before = try count(second)
      let error = #expect(throws: SQLiteError.self) {
        try first.transaction { _ = try first.run("INSERT INTO t VALUES (2)") }
      }
      #expect(error?.code == .busy)
      #expect(!first.isInTransaction)
      let after = try count(second)
      #expect(before == after)
    }
    #expect(try count(first) == 1)
  }

  @Test func `the reads of one transaction see one state`() throws {
    try second.read {
      _ = try count(second)
      try? first.transaction { _ = try first.run("INSERT INTO t VALUES (2)") }
      let again = try count(second)
      #expect(again == 1)
    }
  }

  @Test func `the data version changes with the writes of others only`() throws {
    let before = try second.dataVersion()
    try second.run("INSERT INTO t VALUES (2)")
    #expect(try second.dataVersion() == before)
    try first.run("INSERT INTO t VALUES (3)")
    #expect(try second.dataVersion() != before)
  }

  @Test func `a wait ends when the connection is interrupted`() throws {
    let stopping = try Connection(.file(folder.path("test.sqlite")), shouldStop: { true })
    try first.transaction {
      let error = #expect(throws: SQLiteError.self) { try stopping.transaction {} }
      #expect(error?.code == .busy)
    }
  }

  @Test func `a running statement ends when the connection is interrupted, and its transaction is rolled back`() throws
  {
    final class Flag { var isSet = false }
    let flag = Flag()
    let stopping = try Connection(.file(folder.path("test.sqlite")), shouldStop: { flag.isSet })
    let error = #expect(throws: SQLiteError.self) {
      try stopping.transaction {
        try stopping.run("INSERT INTO t VALUES (2)")
        flag.isSet = true
        try stopping.run(
          "INSERT INTO t WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n")
      }
    }
    #expect(error?.code == .interrupted)
    #expect(!stopping.isInTransaction)
    #expect(try count(first) == 1)
  }
}
