import SQLite

/// The numbers that rows can have, and the last ones given, which are never given again.
///
/// A damaged file may hold any integer. At the end of their range SQLite has no number for another row, which it calls a
/// full disk.
enum RowNumber {
  /// Far enough from the ends of `Int` for sums, and exact in the JSON of every program.
  static let range = 1...(1 << 53)

  /// The last number after which none is given: no change, however many rows it adds, comes to the end of `range`.
  static let mostGiven = range.upperBound - (1 << 32)

  /// The numbers that a recovery keeps. Other rows get new ones, so that there are many left.
  static let kept = 1...(1 << 52)

  /// The lowest and the highest number in a table.
  static func extent(of table: String) -> String { "SELECT min(id), max(id) FROM \(table)" }

  /// The highest number in a table that is between ?1 and ?2.
  static func highest(in table: String) -> String {
    "SELECT coalesce(max(id), 0) FROM \(table) WHERE id BETWEEN ?1 AND ?2"
  }

  /// The last number given in the table ?1; two rows, or none, where the file is damaged.
  static let last = "SELECT seq, typeof(seq) FROM sqlite_sequence WHERE name = ?1"

  static let forget = "DELETE FROM sqlite_sequence WHERE name = ?1"
  static let remember = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)"

  /// Last numbers of what is no table, which only damage brings.
  static let countOfStray = """
    SELECT count(*) FROM sqlite_sequence WHERE coalesce(name, '') NOT IN (SELECT name FROM sqlite_schema)
    """
  static let forgetStray = """
    DELETE FROM sqlite_sequence WHERE coalesce(name, '') NOT IN (SELECT name FROM sqlite_schema)
    """

  /// A statement that finds the last number that some tables, which count together, have given, or hold.
  static func last(of tables: [LibraryTable]) -> String {
    let given = tables.map { "SELECT seq AS number FROM sqlite_sequence WHERE name = '\($0.name)'" }
    let held = tables.map { "SELECT max(id) FROM \($0.name)" }
    return "SELECT max(number) FROM (" + (given + held).joined(separator: " UNION ALL ") + ")"
  }

  /// A row if some table has a number from ?1 on, or has given it.
  fileprivate static let isUsedUp =
    ([
      """
      SELECT 1 FROM sqlite_sequence
      WHERE seq >= ?1 AND name IN (\(LibraryTable.numbered.map { "'\($0.name)'" }.joined(separator: ", ")))
      """
    ] + LibraryTable.numbered.map { "SELECT 1 FROM \($0.name) WHERE id >= ?1" }).joined(separator: " UNION ALL ")
    + " LIMIT 1"
}

extension Connection {
  /// - Throws: A database is damaged that has no number for another row. SQLite itself would say that the disk is full,
  ///   and might give the whole transaction up.
  func checkNumbersAreLeft() throws {
    if try first(RowNumber.isUsedUp, RowNumber.mostGiven, row: { _ in }) != nil {
      throw SQLiteError(code: .corrupt, message: "the numbers of rows are used up")
    }
  }
}
