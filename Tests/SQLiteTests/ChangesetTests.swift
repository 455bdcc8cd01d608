import SQLite
import Testing

@Suite(.enabled(if: Connection.canRecordChanges, "SQLite was built without its session extension"))
struct ChangesetTests {
  private struct Stop: Error {}

  private let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE parents (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, size INTEGER) STRICT;
      CREATE TABLE children (
        parent INTEGER NOT NULL REFERENCES parents, name TEXT NOT NULL, PRIMARY KEY (parent, name)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE others (id INTEGER PRIMARY KEY, x);
      """)
  }

  private func record(_ body: () throws -> Void) throws -> [[UInt8]] {
    let changesets = Changesets()
    try connection.transaction {
      try connection.recordChanges(to: ["children", "parents"], in: changesets, during: body)
    }
    return changesets.all
  }

  private func apply(_ changeset: [UInt8], inverted: Bool = false) throws {
    try connection.transaction {
      try connection.apply(Bytes(changeset), inverted: inverted) { _ in throw Stop() }
    }
  }

  private func dump() throws -> [String] {
    try connection.query(
      "SELECT id || name || coalesce(size, '') FROM parents UNION ALL SELECT parent || name FROM children ORDER BY 1"
    ) { $0.text(at: 0) }
  }

  @Test func `what is done to rows is undone and done again`() throws {
    try connection.execute(
      "INSERT INTO parents VALUES (1, 'A', 5), (2, 'B', NULL); INSERT INTO children VALUES (2, 'x')")
    let before = try dump()
    let changesets = try record {
      try connection.run("UPDATE parents SET size = 6 WHERE id = 1")
      try connection.run("DELETE FROM children WHERE parent = 2")
      try connection.run("DELETE FROM parents WHERE id = 2")
      try connection.run("INSERT INTO parents VALUES (3, 'C' || char(0) || 'c', 7)")
      try connection.run("INSERT INTO children VALUES (3, 'y')")
    }
    let after = try dump()
    #expect(changesets.count == 1)
    for _ in 1...2 {
      try apply(changesets[0], inverted: true)
      #expect(try dump() == before)
      try apply(changesets[0])
      #expect(try dump() == after)
    }
  }

  @Test func `what changes nothing is no changeset`() throws {
    try connection.execute("INSERT INTO parents VALUES (1, 'A', 5)")
    let changesets = try record {
      try connection.run("UPDATE parents SET size = 6")
      try connection.run("UPDATE parents SET size = 5")
      try connection.run("INSERT INTO others VALUES (1, 2)")
      try connection.run("INSERT INTO parents VALUES (2, 'B', 1)")
      try connection.run("DELETE FROM parents WHERE id = 2")
    }
    #expect(changesets == [])
  }

  @Test func `deleting all rows by a statement compiled before the recording is recorded`() throws {
    try connection.execute("INSERT INTO children SELECT 1, 'x' WHERE 0; INSERT INTO parents VALUES (1, 'A', 5)")
    try? connection.transaction {
      try connection.run("DELETE FROM parents WHERE true")
      throw Stop()
    }
    let changesets = try record { try connection.run("DELETE FROM parents WHERE true") }
    try apply(try #require(changesets.first), inverted: true)
    #expect(try dump() == ["1A5"])
  }

  @Test func `a nested transaction that is rolled back takes only its own changes along`() throws {
    try connection.execute("INSERT INTO parents VALUES (1, 'A', 5)")
    let before = try dump()
    let changesets = try record {
      try connection.run("UPDATE parents SET size = 6")
      try? connection.transaction {
        for size in 10..<2000 { try connection.run("UPDATE parents SET size = ?1", size) }
        throw Stop()
      }
      try connection.run("UPDATE parents SET name = 'B'")
    }
    // What was recorded inside is gone with the tables that a store keeps it in; here it is left out by hand.
    for changeset in [changesets.first, changesets.last].reversed() { try apply(changeset ?? [], inverted: true) }
    #expect(try dump() == before)
  }

  @Test func `a large change is recorded as several changesets in small pieces`() throws {
    let output = Changesets()
    let text = String(repeating: "x", count: 1000)
    try connection.transaction {
      try connection.recordChanges(to: ["parents"], in: output) {
        for number in 0..<3000 { try connection.run("INSERT INTO parents (name) VALUES (?1)", "\(number)\(text)") }
      }
    }
    #expect(output.all.count == 3)
    #expect(output.largestPiece < 10_000)
    for changeset in output.all.reversed() { try apply(changeset, inverted: true) }
    #expect(try dump() == [])
  }

  @Test func `names that were swapped through a third one are restored`() throws {
    try connection.execute("INSERT INTO parents VALUES (1, 'A', 5), (2, 'B', 6)")
    let before = try dump()
    let changesets = try record {
      for (id, name) in [(1, "C"), (2, "A"), (1, "B")] {
        try connection.transaction { _ = try connection.run("UPDATE parents SET name = ?2 WHERE id = ?1", id, name) }
      }
    }
    for changeset in changesets.reversed() { try apply(changeset, inverted: true) }
    #expect(try dump() == before)
  }

  @Test func `a change has the row's key and its values before and after`() throws {
    try connection.execute("INSERT INTO parents VALUES (1, 'A', 5)")
    let changesets = try record {
      try connection.run("UPDATE parents SET size = 6 WHERE id = 1")
      try connection.run("INSERT INTO parents VALUES (2, 'B', NULL)")
    }
    func lines(inverted: Bool) throws -> [String] {
      var lines: [String] = []
      try Changeset.forEachChange(in: Bytes(changesets[0]), inverted: inverted) { change in
        let columns = (0..<change.columnCount).map { "\(short(change.old(at: $0)))→\(short(change.new(at: $0)))" }
        lines.append("\(change.table) \(change.operation) \(change.key.map(\.int)) \(columns.joined(separator: " "))")
      }
      return lines.sorted()
    }
    #expect(
      try lines(inverted: false) == ["parents insert [2] -→2 -→B -→null", "parents update [1] 1→- -→- 5→6"])
    #expect(
      try lines(inverted: true) == ["parents delete [2] 2→- B→- null→-", "parents update [1] 1→- -→- 6→5"])
  }

  private func short(_ value: ColumnValue?) -> String {
    switch value {
    case nil: "-"
    case .null?: "null"
    case .integer(let number)?: "\(number)"
    case let other?: other.text
    }
  }

  enum Obstacle: String, CaseIterable {
    case data = "UPDATE parents SET size = 9 WHERE id = 1"
    case notFound = "DELETE FROM parents WHERE id = 1"
    case foreignKey = "INSERT INTO children VALUES (2, 'x')"
    case constraint = "INSERT INTO parents VALUES (4, 'C', 1)"
  }

  @Test(arguments: Obstacle.allCases)
  func `a conflict is reported, and nothing is undone`(obstacle: Obstacle) throws {
    try connection.execute("INSERT INTO parents VALUES (1, 'A', 5), (3, 'C', 5)")
    let changesets = try record {
      try connection.run("UPDATE parents SET size = 6 WHERE id = 1")
      try connection.run("INSERT INTO parents VALUES (2, 'B', 6)")
      try connection.run("DELETE FROM parents WHERE id = 3")
    }
    try connection.execute(obstacle.rawValue)
    let before = try dump()
    var conflicts: [ConflictKind] = []
    var columns: [Int] = []
    #expect(throws: Stop.self) {
      try connection.apply(Bytes(changesets[0]), inverted: true) { conflict in
        conflicts.append(conflict.kind)
        columns = conflict.differingColumns
        throw Stop()
      }
    }
    let expected: ConflictKind =
      switch obstacle {
      case .data: .data
      case .notFound: .notFound
      case .foreignKey: .foreignKey
      case .constraint: .constraint
      }
    #expect(conflicts == [expected])
    #expect(columns == (obstacle == .data ? [2] : []))
    #expect(try dump() == before)
    #expect(!connection.isInTransaction)
  }

  @Test func `a conflict that is ignored sets the row to what the change says`() throws {
    try connection.execute("INSERT INTO parents VALUES (1, 'A', 5)")
    let changesets = try record { try connection.run("UPDATE parents SET size = 6 WHERE id = 1") }
    try connection.execute("UPDATE parents SET size = 9, name = 'Z'")
    try connection.apply(Bytes(changesets[0]), inverted: true) { _ in }
    #expect(try dump() == ["1Z5"])
  }

  @Test func `bytes that are no changeset are an error`() throws {
    #expect(throws: SQLiteError.self) { try Changeset.forEachChange(in: Bytes([1, 2, 3])) { _ in } }
  }

  @Test func `what an output throws is what is thrown, and everything is rolled back`() throws {
    final class Full: ChangesetOutput {
      func append(_ bytes: UnsafeRawBufferPointer) throws(SQLiteError) {
        throw SQLiteError(code: .full, message: "full")
      }
      func endChangeset() {}
    }
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try connection.recordChanges(to: ["parents"], in: Full()) {
          _ = try connection.run("INSERT INTO parents VALUES (1, 'A', 5)")
        }
      }
    }
    #expect(error?.code == .full)
    #expect(try dump() == [])
  }
}
