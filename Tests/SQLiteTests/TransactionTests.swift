import SQLite
import Testing

@Suite struct TransactionTests {
  struct Stop: Error, Equatable {
    var number = 0
  }

  static let table = "CREATE TABLE t (x INTEGER UNIQUE) STRICT"

  private func values(_ connection: Connection) throws -> [Int] {
    try connection.query("SELECT x FROM t ORDER BY x") { $0.int(at: 0) }
  }

  @Test(arguments: Opening.allCases)
  func `a transaction returns what its body returns, and keeps the changes`(opening: Opening) throws {
    try opening.withConnection(Self.table) { connection in
      let inside = try connection.transaction {
        try connection.run("INSERT INTO t VALUES (1)")
        return connection.isInTransaction
      }
      #expect(inside)
      #expect(!connection.isInTransaction)
      let kept = try values(connection)
      #expect(kept == [1])
    }
  }

  @Test(arguments: Opening.allCases)
  func `any throw rolls a transaction back, and is the error that is seen`(opening: Opening) throws {
    try opening.withConnection(Self.table) { connection in
      try connection.run("INSERT INTO t VALUES (1)")
      #expect(throws: Stop(number: 5)) {
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          throw Stop(number: 5)
        }
      }
      let error = #expect(throws: SQLiteError.self) {
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          try connection.run("INSERT INTO t VALUES (1)")
        }
      }
      #expect(error?.code == .constraintUnique)
      #expect(!connection.isInTransaction)
      let kept = try values(connection)
      #expect(kept == [1])
    }
  }

  @Test(arguments: Opening.allCases)
  func `a throw that is caught inside undoes the nested part only`(opening: Opening) throws {
    try opening.withConnection(Self.table) { connection in
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (1)")
        try? connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          try connection.transaction { _ = try connection.run("INSERT INTO t VALUES (3)") }
          try? connection.transaction {
            try connection.run("INSERT INTO t VALUES (4)")
            throw Stop()
          }
          let inside = try values(connection)
          #expect(inside == [1, 2, 3])
          throw Stop()
        }
        try connection.transaction { _ = try connection.run("INSERT INTO t VALUES (5)") }
      }
      let kept = try values(connection)
      #expect(kept == [1, 5])
    }
  }

  @Test func `a throw through all levels undoes everything`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.table)
    #expect(throws: Stop()) {
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (1)")
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (2)")
          try connection.transaction {
            try connection.run("INSERT INTO t VALUES (3)")
            throw Stop()
          }
        }
      }
    }
    #expect(try values(connection) == [])
  }

  @Test func `a transaction can be rolled back while its rows are read`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.table + "; INSERT INTO t VALUES (1), (2)")
    #expect(throws: Stop()) {
      try connection.forEachRow("SELECT x FROM t") { _ in
        try connection.transaction {
          try connection.run("INSERT INTO t VALUES (3)")
          throw Stop()
        }
      }
    }
    #expect(try values(connection) == [1, 2])
  }

  @Test func `when SQLite itself rolls back, nothing more runs until the outermost transaction has ended`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.table + "; INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.run("INSERT INTO t VALUES (2)")
        do {
          try connection.transaction { _ = try connection.run("INSERT OR ROLLBACK INTO t VALUES (1)") }
        } catch ResultCode.constraintUnique {
          // Swallowed: what follows would otherwise be committed by itself.
        }
        try connection.run("INSERT INTO t VALUES (3)")
      }
    }
    #expect(error?.code == .abortRollback)
    #expect(try values(connection) == [1])
    try connection.transaction { _ = try connection.run("INSERT INTO t VALUES (4)") }
    #expect(try values(connection) == [1, 4])
  }

  @Test func `an error of the rollback never hides the first`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.table + "; INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.transaction { _ = try connection.run("INSERT OR ROLLBACK INTO t VALUES (1)") }
      }
    }
    #expect(error?.code == .constraintUnique)
    #expect(!connection.isInTransaction)
  }

  @Test func `a commit that fails rolls back`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED)
      """)
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { _ = try connection.run("INSERT INTO children VALUES (1)") }
    }
    #expect(error?.code == .constraintForeignKey)
    #expect(!connection.isInTransaction)
    #expect(try connection.first("SELECT count(*) FROM children") { $0.int(at: 0) } == 0)
  }

  @Test func `reads nest freely, alone and inside a write`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.table + "; INSERT INTO t VALUES (1)")
    let alone = try connection.read { try connection.read { try values(connection) } }
    #expect(alone == [1])
    let inside = try connection.transaction { try connection.read { try values(connection) } }
    #expect(inside == [1])
    #expect(!connection.isInTransaction)
    #expect(throws: Stop()) { try connection.read { throw Stop() } }
    #expect(!connection.isInTransaction)
  }

  @Test func `a write cannot begin inside a read`() throws {
    let connection = try Connection(.memory)
    try connection.execute(Self.table)
    let error = #expect(throws: SQLiteError.self) {
      try connection.read {
        try connection.transaction { _ = try connection.run("INSERT INTO t VALUES (1)") }
      }
    }
    #expect(error?.code == .misuse)
    #expect(try values(connection) == [])
  }
}
