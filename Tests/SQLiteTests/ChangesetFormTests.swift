import RecipeTestSupport
import Testing

@testable import SQLite

/// Changesets that somebody has made to harm, of which a checksum says nothing.
@Suite struct ChangesetFormTests {
  private let connection: Connection
  private let changeset: [UInt8]

  init() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT, size REAL, picture BLOB);
      CREATE TABLE children (parent INTEGER, name TEXT, PRIMARY KEY (parent, name)) WITHOUT ROWID;
      INSERT INTO parents VALUES (1, 'A', 0.5, NULL), (2, 'B', NULL, x'00FF');
      """)
    let output = Changesets()
    try connection.transaction {
      try connection.recordChanges(to: ["children", "parents"], in: output) {
        try connection.run("INSERT INTO parents VALUES (3, ?1, 1.5, x'')", String(repeating: "c", count: 200))
        try connection.run("UPDATE parents SET name = 'AA', picture = zeroblob(300) WHERE id = 1")
        try connection.run("DELETE FROM parents WHERE id = 2")
        try connection.run("INSERT INTO children VALUES (1, 'x'), (3, '')")
      }
    }
    self.connection = connection
    changeset = try #require(output.all.first)
  }

  private struct Conflict: Error {}

  /// Undoes what some bytes say, and takes that back; returns why it was not done.
  private func undo(_ bytes: [UInt8]) throws -> (any Error)? {
    var failure: (any Error)?
    do {
      try connection.transaction {
        do {
          try connection.apply(Bytes(bytes), inverted: true) { _ in throw Conflict() }
        } catch {
          failure = error
        }
        throw Conflict()
      }
    } catch is Conflict {}
    return failure
  }

  @Test func `a changeset that ends within a table's header or a change is refused`() throws {
    var whole: [Int] = []
    for length in changeset.indices.dropFirst() {
      let beginning = Array(changeset[..<length])
      var changes = 0
      do {
        try Changeset.forEachChange(in: Bytes(beginning)) { _ in changes += 1 }
        whole.append(length)
      } catch let error as SQLiteError {
        #expect(error.code == .corrupt, "\(length) bytes")
        #expect((try undo(beginning) as? SQLiteError)?.code == .corrupt, "\(length) bytes")
      }
    }
    // After each change but the last, and after the header of each table but the first byte of the next change.
    #expect(try undo(changeset) == nil)
    #expect(whole.count == 6)
  }

  @Test(arguments: [
    ("a row that came without a value", [0x54, 1, 1, 0x74, 0, 18, 0, 0]),
    ("a row that went without a value", [0x54, 1, 1, 0x74, 0, 9, 0, 0]),
    ("a change of a key", [0x54, 1, 1, 0x74, 0, 23, 0, 5, 5]),
    ("an update without a key", [0x54, 2, 1, 0, 0x74, 0, 23, 0, 0, 5, 0, 5]),
    ("an update without what was", [0x54, 2, 1, 0, 0x74, 0, 23, 0, 5, 0, 0, 5]),
    ("no columns", [0x54, 0, 0x74, 0]),
    ("more columns than there can be", [0x54, 0x8F, 0xFF, 0xFF, 0xFF, 0x7F]),
    ("a number without an end", [0x54, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
    ("a change of no table", [18, 0, 5]),
    ("a patchset", [0x50, 1, 1, 0x74, 0]),
    ("a value of no type", [0x54, 1, 1, 0x74, 0, 18, 0, 9]),
    ("a text of two gigabytes", [0x54, 1, 1, 0x74, 0, 18, 0, 3, 0x88, 0x80, 0x80, 0x80, 0]),
    ("nothing but a beginning", [0x54]),
  ])
  func `what no session records is refused`(name: String, bytes: [UInt8]) throws {
    #expect((try undo(bytes) as? SQLiteError)?.code == .corrupt)
  }

  @Test func `bytes changed at random are undone, refused or in conflict, and always at an end`() throws {
    let seed: UInt64 = 44
    var random = SeededGenerator(seed: seed)
    var outcomes: [String: Int] = [:]
    for _ in 1...20_000 {
      var bytes = changeset
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.remove(at: index)
        default: bytes.insert(UInt8.random(in: 0...32, using: &random), at: index)
        }
      }
      switch try undo(bytes) {
      case nil: outcomes["undone", default: 0] += 1
      case is Conflict: outcomes["in conflict", default: 0] += 1
      case is SQLiteError: outcomes["refused", default: 0] += 1
      case let error?: Issue.record("seed \(seed): \(error)")
      }
    }
    #expect(outcomes.keys.sorted() == ["in conflict", "refused", "undone"])
  }
}
