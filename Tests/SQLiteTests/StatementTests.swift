import RecipeTestSupport
import SQLite
import Testing

@Suite struct StatementTests {
  @Test func `nested uses of one text do not disturb each other`() throws {
    let connection = try Connection(.memory)
    let sql = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i, ?1 FROM n"
    var seen: [[Int]] = []
    for _ in 1...2 {
      try connection.forEachRow(sql, 2) { outer in
        try connection.forEachRow(sql, 3) { inner in
          let innermost = try connection.query(sql, 1) { $0.int(at: 1) }
          seen.append([outer.int(at: 0), outer.int(at: 1), inner.int(at: 0), inner.int(at: 1)] + innermost)
        }
      }
    }
    let once = (1...2).flatMap { outer in (1...3).map { inner in [outer, 2, inner, 3, 1] } }
    #expect(seen == once + once)
  }

  @Test func `a throw in the middle of the rows keeps no lock and no values`() throws {
    struct Stop: Error {}
    let folder = try TemporaryFolder()
    let connection = try Connection(.file(folder.path("test.sqlite")), access: .create)
    try connection.execute("CREATE TABLE t (x INTEGER) STRICT; INSERT INTO t VALUES (1), (2)")
    #expect(throws: Stop.self) {
      try connection.forEachRow("SELECT x, ?1 FROM t", 5) { _ in throw Stop() }
    }
    let other = try Connection(.file(folder.path("test.sqlite")), busyPolicy: BusyPolicy(timeout: .zero))
    #expect(try other.run("INSERT INTO t VALUES (3)") == 1)
    try connection.forEachRow("SELECT x, ?1 FROM t", Int?.none) { row in
      let isNull = row.isNull(at: 1)
      #expect(isNull)
    }
  }

  @Test(arguments: ["", "  ", "-- only a comment", "SELECT 1; SELECT 2", "SELECT 1; x", "SELECT 1\0; SELECT 2"])
  func `what is not exactly one statement is refused`(sql: String) throws {
    let connection = try Connection(.memory)
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error.map { [.misuse, .error].contains($0.code) } == true)
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 ; -- done", "/* one */ SELECT 1;\n\n;", "SELECT 1"])
  func `space and comments may follow a statement`(sql: String) throws {
    let connection = try Connection(.memory)
    #expect(try connection.first(sql) { $0.int(at: 0) } == 1)
  }

  @Test func `a statement survives a change of the schema`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (x INTEGER); INSERT INTO t VALUES (1)")
    #expect(try connection.first("SELECT * FROM t") { $0.columnCount } == 1)
    try connection.execute("ALTER TABLE t ADD COLUMN y INTEGER DEFAULT 2")
    #expect(try connection.first("SELECT * FROM t") { $0.int(at: 1) } == 2)
  }

  @Test func `a statement knows its text and whether it writes`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (x INTEGER)")
    let select = try connection.withStatement("SELECT x FROM t") { ($0.sql, $0.isReadOnly) }
    #expect(select == ("SELECT x FROM t", true))
    let insert = try connection.withStatement("INSERT INTO t VALUES (1)") { ($0.sql, $0.isReadOnly) }
    #expect(insert == ("INSERT INTO t VALUES (1)", false))
  }

  @Test func `changes are counted`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, x INTEGER)")
    #expect(try connection.run("INSERT INTO t (x) VALUES (1), (2), (3)") == 3)
    #expect(connection.lastInsertRowID == 3)
    #expect(try connection.run("UPDATE t SET x = 0 WHERE id > ?1", 1) == 2)
    #expect(connection.changes == 2)
    #expect(try connection.run("DELETE FROM t WHERE id = ?1", 99) == 0)
    #expect(connection.totalChanges == 5)
  }

  @Test func `first is nil without a row, and query is empty`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.first("SELECT 1 WHERE 0") { $0.int(at: 0) } == nil)
    #expect(try connection.query("SELECT 1 WHERE 0") { $0.int(at: 0) } == [])
  }
}
