import Testing

@testable import SQLite

@Suite struct StatementCacheTests {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    connection.cache = StatementCache(capacity: 3)
  }

  private func handle(of sql: String) throws -> OpaquePointer {
    try connection.withStatement(sql) { $0.handle }
  }

  @Test func `the same text gets the same statement`() throws {
    let text = "SELECT 1"
    #expect(try handle(of: text) == handle(of: "SELECT " + String(1)))
    #expect(connection.cache.count == 1)
  }

  @Test func `a text that is in use gets another statement`() throws {
    try connection.withStatement("SELECT 1") { outer in
      let outer = outer.handle
      let inner = try handle(of: "SELECT 1")
      #expect(inner != outer)
    }
  }

  @Test func `the statement used longest ago makes room`() throws {
    for sql in ["SELECT 1", "SELECT 2", "SELECT 3", "SELECT 1", "SELECT 4"] { _ = try handle(of: sql) }
    #expect(connection.cache.texts == ["SELECT 3", "SELECT 1", "SELECT 4"])
  }

  @Test func `more statements in use than fit are finalized at their end`() throws {
    func nest(_ depth: Int) throws -> Int {
      try connection.withStatement("SELECT \(depth)") { statement in
        _ = try statement.step()
        let inner = depth > 1 ? try nest(depth - 1) : 0
        return statement.int(at: 0) + inner
      }
    }
    #expect(try nest(10) == 55)
    #expect(connection.cache.texts == ["SELECT 10", "SELECT 9", "SELECT 8"])
    #expect(try nest(10) == 55)
  }

  @Test func `clearing keeps what is in use`() throws {
    _ = try handle(of: "SELECT 1")
    try connection.withStatement("SELECT 2") { statement in
      connection.clearStatementCache()
      #expect(connection.cache.texts == ["SELECT 2"])
      _ = try statement.step()
    }
    connection.clearStatementCache()
    #expect(connection.cache.count == 0)
  }

  @Test func `a statement with an error in its text is not kept`() throws {
    #expect(throws: SQLiteError.self) { try connection.run("SELEKT 1") }
    #expect(connection.cache.count == 0)
  }
}
