import Glibc
import SQLite
import Testing

@Suite struct SQLiteErrorTests {
  @Test func `an error has code, message, text and offset`() throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT 1, missing") }
    #expect(
      error == SQLiteError(code: .error, message: "no such column: missing", sql: "SELECT 1, missing", offset: 10))
    #expect(error?.description == "no such column: missing (SQLITE_ERROR) in: SELECT 1, missing at byte 10")
  }

  @Test func `the offset counts bytes, and from the start of a script`() throws {
    let connection = try Connection(.memory)
    let script = "SELECT '番茄';\nSELECT missing;"
    let error = #expect(throws: SQLiteError.self) { try connection.execute(script) }
    #expect(error?.offset == 24)
    #expect(error?.sql == script)
  }

  @Test func `an error while running has the whole script's text, and no offset`() throws {
    let connection = try Connection(.memory)
    let script = "CREATE TABLE t (x INTEGER PRIMARY KEY); INSERT INTO t VALUES (1); INSERT INTO t VALUES (1)"
    let error = #expect(throws: SQLiteError.self) { try connection.execute(script) }
    #expect(
      error
        == SQLiteError(code: .constraintPrimaryKey, message: "UNIQUE constraint failed: t.x", sql: script, offset: nil))
  }

  @Test func `an error while opening has a message and no text`() throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file("/no such folder/x")) }
    #expect(error == SQLiteError(code: .cannotOpen, message: "unable to open database file", systemError: ENOENT))
    #expect(error?.description == "unable to open database file (SQLITE_CANTOPEN)")
  }

  @Test(arguments: [
    ("INSERT INTO t VALUES (NULL, 1)", ResultCode.constraintNotNull),
    ("INSERT INTO t VALUES (1, -1)", .constraintCheck),
    ("INSERT INTO t VALUES ('x', 1)", .constraintDataType),
    ("INSERT INTO t VALUES (1, 1), (1, 2)", .constraintUnique),
  ])
  func `a violated constraint has its own code`(sql: String, code: ResultCode) throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER NOT NULL UNIQUE, b INTEGER CHECK (b > 0)) STRICT")
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.code == code)
  }
}
