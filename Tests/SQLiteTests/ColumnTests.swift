import SQLite
import Testing

@Suite struct ColumnTests {
  @Test(arguments: Opening.allCases)
  func `bytes that are not UTF-8 come out as replacement characters`(opening: Opening) throws {
    let setUp = """
      CREATE TABLE t (x TEXT) STRICT;
      INSERT INTO t VALUES (CAST(x'61FF62' AS TEXT)), (CAST(x'C3' AS TEXT)), (CAST(x'EDA080' AS TEXT)),
        (CAST(x'F8888080' AS TEXT)), (CAST(x'00FF00' AS TEXT)), (CAST(x'E795AA' AS TEXT))
      """
    try opening.withConnection(setUp) { connection in
      let texts = try connection.query("SELECT x FROM t ORDER BY rowid") { $0.text(at: 0) }
      #expect(
        texts == [
          "a\u{FFFD}b", "\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\0\u{FFFD}\0", "番",
        ])
      let bytes = try connection.query("SELECT x FROM t ORDER BY rowid") { row in
        row.withTextBytes(at: 0) { Array($0) }
      }
      #expect(bytes.first == [0x61, 0xFF, 0x62])
    }
  }

  @Test func `values of another type are converted as SQLite converts them`() throws {
    let connection = try Connection(.memory)
    try connection.forEachRow("SELECT NULL, 'abc', '12 pots', 3.9, x'4142', 9223372036854775807") { row in
      #expect(row.columnCount == 6)
      #expect((0..<6).map { row.int64(at: $0) } == [0, 0, 12, 3, 0, .max])
      #expect((0..<5).map { row.text(at: $0) } == ["", "abc", "12 pots", "3.9", "AB"])
      #expect((0..<6).map { row.isNull(at: $0) } == [true, false, false, false, false, false])
      #expect(row.bytes(at: 0) == [])
      #expect(row.bytes(at: 1) == Array("abc".utf8))
      #expect(row.double(at: 2) == 12)
    }
  }

  @Test(arguments: [-1, 1, Int.max, .min])
  func `a column that is not there reads as NULL`(index: Int) throws {
    let connection = try Connection(.memory)
    try connection.forEachRow("SELECT 'x'") { row in
      #expect(row.isNull(at: index) == true)
      #expect(row.int(at: index) == 0)
      #expect(row.text(at: index) == "")
      #expect(row.bytes(at: index) == [])
      #expect(row.columnName(at: index) == "")
    }
  }

  @Test func `columns have names`() throws {
    let connection = try Connection(.memory)
    try connection.forEachRow("SELECT 1 AS one, 2 AS \"zwei\"") { row in
      #expect([row.columnName(at: 0), row.columnName(at: 1)] == ["one", "zwei"])
    }
  }
}
