import Foundation
import RecipeTestSupport
import SQLite

/// SQLite's own shell, sqlite3(1), which can be told not to sync.
enum SQLiteShell {
  private static let path = "/usr/bin/sqlite3"

  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  private static let rounds = 1...20

  /// Records changes to every row of a table, each of which is reported once it is made.
  static func record(synchronous: String) throws -> Recording {
    let box = try FaultBox(.nothing)
    try Connection(.file(box.path), access: .create).execute(
      """
      CREATE TABLE dishes (id INTEGER PRIMARY KEY, round INTEGER, text TEXT);
      CREATE INDEX dishes_by_text ON dishes (text);
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
      INSERT INTO dishes SELECT n, 0, 'a dish with the number ' || n FROM numbers;
      """)
    let changes = rounds.map { round in
      "UPDATE dishes SET round = \(round), text = '\(round) ' || text; SELECT 'round \(round) is done';"
    }
    let script = (["PRAGMA synchronous = \(synchronous);"] + changes).joined(separator: "\n") + "\n"
    return try Recording(
      of: [box.path], by: path, in: box, input: Data(script.utf8), losses: losses(at:acknowledged:))
  }

  private static func losses(at path: String, acknowledged: Int) throws -> [String] {
    let connection = try Connection(.file(path))
    let problems = try connection.integrityProblems()
    let found = try connection.query("SELECT DISTINCT round FROM dishes") { $0.int(at: 0) }
    if found.count != 1 { return problems + ["half of a change is there: \(found)"] }
    let isExpected = found == [acknowledged] || found == [acknowledged + 1]
    return problems + (isExpected ? [] : ["round \(acknowledged) is acknowledged, but \(found) is there"])
  }
}
