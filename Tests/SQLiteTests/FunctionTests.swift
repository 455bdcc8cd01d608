import SQLite
import Testing

@Suite struct FunctionTests {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
  }

  private func text(_ sql: String) throws -> String? {
    try connection.first(sql) { $0.text(at: 0) }
  }

  @Test func `a function sees its arguments and gives a result`() throws {
    try connection.createFunction("join_texts", argumentCount: 2) { call in
      call.returnText(call.text(at: 0) + "\0" + call.text(at: 1))
    }
    try connection.createFunction("twice", argumentCount: 1) { call in
      if !call.isNull(at: 0) { call.returnInt64(2 * call.int64(at: 0)) }
    }
    #expect(try connection.first("SELECT join_texts('a', ?1)", "b\0c") { $0.text(at: 0) } == "a\0b\0c")
    #expect(try text("SELECT twice(21)") == "42")
    #expect(try text("SELECT typeof(twice(NULL))") == "null")
  }

  @Test(arguments: ["NULL", "7", "1.5", "'text'", "x'00FF'", "''"])
  func `an argument can be returned as it is`(value: String) throws {
    try connection.createFunction("same", argumentCount: 1) { $0.returnArgument(at: 0) }
    #expect(try text("SELECT same(\(value)) IS \(value) AND typeof(same(\(value))) = typeof(\(value))") == "1")
  }

  @Test func `bytes that are not UTF-8 reach a function unharmed or repaired, as it asks`() throws {
    try connection.createFunction("repaired", argumentCount: 1) { $0.returnText($0.text(at: 0)) }
    try connection.createFunction("byte_count", argumentCount: 1) { call in
      call.returnInt64(Int64(call.withTextBytes(at: 0) { $0.count }))
    }
    #expect(try text("SELECT repaired(CAST(x'61FF' AS TEXT))") == "a\u{FFFD}")
    #expect(try text("SELECT byte_count(CAST(x'61FF00' AS TEXT))") == "3")
    #expect(try text("SELECT byte_count(NULL)") == "0")
  }

  @Test func `an empty text is not NULL`() throws {
    try connection.createFunction("empty", argumentCount: 0) { $0.returnText("") }
    try connection.createFunction("empty_bytes", argumentCount: 0) {
      $0.returnText(UnsafeBufferPointer(start: nil, count: 0))
    }
    #expect(try text("SELECT typeof(empty()) || typeof(empty_bytes())") == "texttext")
  }

  @Test func `a function can fail`() throws {
    try connection.createFunction("refuse", argumentCount: 0) { $0.fail("not today") }
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT refuse()") }
    #expect(error?.code == .error)
    #expect(error?.message == "not today")
  }

  @Test func `a function may stand in indexes, triggers and views`() throws {
    try connection.createFunction("folded", argumentCount: 1) { $0.returnText($0.text(at: 0).lowercased()) }
    try connection.execute(
      """
      CREATE TABLE t (x TEXT) STRICT;
      CREATE TABLE log (x TEXT) STRICT;
      CREATE INDEX t_by_folded ON t (folded(x));
      CREATE VIEW v AS SELECT folded(x) AS x FROM t;
      CREATE TRIGGER t_inserted AFTER INSERT ON t BEGIN INSERT INTO log VALUES (folded(new.x)); END;
      INSERT INTO t VALUES ('Soup');
      """)
    #expect(try text("SELECT x FROM v") == "soup")
    #expect(try text("SELECT x FROM log") == "soup")
  }

  @Test func `a function is released with its connection, when it is replaced, and when it cannot be created`() throws {
    final class Token {}
    weak var kept: Token?
    weak var replaced: Token?
    weak var refused: Token?
    do {
      let connection = try Connection(.memory)
      func define(_ token: Token, argumentCount: Int) throws {
        try connection.createFunction("f", argumentCount: argumentCount) { _ in withExtendedLifetime(token) {} }
      }
      try {
        let token = Token(); replaced = token; try define(token, argumentCount: 1)
      }()
      try {
        let token = Token(); kept = token; try define(token, argumentCount: 1)
      }()
      #expect(throws: SQLiteError.self) {
        let token = Token()
        refused = token
        try define(token, argumentCount: 1000)
      }
      #expect(replaced == nil)
      #expect(kept != nil)
      #expect(refused == nil)
    }
    #expect(kept == nil)
  }
}
