import Foundation
import SQLite
import Testing

/// The settings at open, each read back from the connection, or where SQLite does not tell, seen at work.
@Suite struct SettingsTests {
  @Test(arguments: [
    ("journal_mode", "delete"), ("synchronous", "3"), ("foreign_keys", "1"), ("cell_size_check", "1"),
    ("trusted_schema", "1"),
  ])
  func `a pragma reads back`(pragma: String, expected: String) throws {
    for opening in [Opening.file, .reopenedFile] {
      try opening.withConnection("CREATE TABLE t (x INTEGER) STRICT") { connection in
        let value = try connection.first("PRAGMA \(pragma)") { $0.text(at: 0) }
        #expect(value == expected)
      }
    }
  }

  @Test func `nothing is mapped into memory`() throws {
    try Opening.file.withConnection("CREATE TABLE t (x INTEGER) STRICT") { connection in
      let size = try connection.first("PRAGMA mmap_size") { $0.int(at: 0) }
      #expect(size == 0)
    }
  }

  @Test(arguments: Opening.allCases)
  func `foreign keys are enforced, and can be suspended`(opening: Opening) throws {
    try opening.withConnection("CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a REFERENCES a)") {
      connection in
      #expect(connection.enforcesForeignKeys)
      #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO b VALUES (1)") }
      connection.enforcesForeignKeys = false
      try connection.run("INSERT INTO b VALUES (1)")
      connection.enforcesForeignKeys = true
      #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO b VALUES (2)") }
    }
  }

  @Test func `the schema cannot be rewritten as rows of a table`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (x INTEGER) STRICT; PRAGMA writable_schema = ON")
    let error = #expect(throws: SQLiteError.self) { try connection.run("UPDATE sqlite_schema SET sql = ''") }
    #expect(error?.message == "table sqlite_master may not be modified")
  }

  @Test(arguments: ["SELECT \"nothing\"", "CREATE TABLE t (x TEXT CHECK (x <> \"nothing\"))"])
  func `double quotes never make a string`(sql: String) throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.memory).execute(sql) }
    #expect(error?.message == "no such column: nothing")
  }

  @Test func `no extension can be loaded`() throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT load_extension('x')") { $0.text(at: 0) }
    }
    #expect(error?.message == "not authorized")
  }

  @Test func `a value has at most 256 million bytes`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.first("SELECT length(zeroblob(256000000))") { $0.int(at: 0) } == 256_000_000)
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("SELECT length(zeroblob(256000001))") { $0.int(at: 0) }
    }
    #expect(error?.code == .tooBig)
  }

  @Test func `a statement has at most 100,000 bytes, and a script any number`() throws {
    let connection = try Connection(.memory)
    let select = "SELECT '\(String(repeating: "x", count: 90_000))';\n"
    try connection.execute(select + select)
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("SELECT '\(String(repeating: "x", count: 100_000))'")
    }
    #expect(error?.code == .tooBig)
  }

  @Test func `one database can be attached and no second one`() throws {
    let connection = try Connection(.memory)
    try connection.execute("ATTACH ':memory:' AS one")
    let error = #expect(throws: SQLiteError.self) { try connection.execute("ATTACH ':memory:' AS two") }
    #expect(error?.message == "too many attached databases - max 1")
  }
}
