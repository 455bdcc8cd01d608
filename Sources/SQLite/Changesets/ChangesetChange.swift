import CSQLite

/// The change of one row in a changeset.
///
/// Columns are numbered as in the table, from 0. Of a row that was updated a changeset holds the primary key, and of the
/// other columns those that changed.
///
/// - Source: sqlite.org/session/sqlite3changeset_op.html.
package struct ChangesetChange: ~Copyable {
  package enum Operation: Hashable, Sendable {
    case insert, update, delete
  }

  package let table: String
  package let operation: Operation
  package let columnCount: Int
  private let iterator: OpaquePointer

  init(at iterator: OpaquePointer) throws(SQLiteError) {
    var table: UnsafePointer<CChar>?
    var (columnCount, operation): (Int32, Int32) = (0, 0)
    let code = csqlite_changeset_operation(iterator, &table, &columnCount, &operation)
    guard code == SQLITE_OK, let table else { throw SQLiteError(ResultCode(rawValue: code)) }
    self.table = String(cString: table)
    self.columnCount = Int(columnCount)
    self.operation =
      switch operation {
      case SQLITE_INSERT: .insert
      case SQLITE_DELETE: .delete
      default: .update
      }
    self.iterator = iterator
  }

  /// Returns the value of a column before, `nil` where the changeset does not say.
  package func old(at column: Int) -> ColumnValue? {
    value(at: column, csqlite_changeset_old)
  }

  /// Returns the value of a column afterwards, `nil` where the changeset does not say.
  package func new(at column: Int) -> ColumnValue? {
    value(at: column, csqlite_changeset_new)
  }

  /// The values of the primary key's columns, which no update changes.
  package var key: [ColumnValue] {
    var isKey: UnsafeMutablePointer<UInt8>?
    var count: Int32 = 0
    guard csqlite_changeset_key(iterator, &isKey, &count) == SQLITE_OK, let isKey else { return [] }
    return (0..<Int(count)).filter { isKey[$0] != 0 }.compactMap { operation == .insert ? new(at: $0) : old(at: $0) }
  }

  /// The columns that an update changed.
  package var changedColumns: [Int] {
    (0..<columnCount).filter { new(at: $0) != nil }
  }

  private func value(
    at column: Int, _ get: (OpaquePointer, Int32, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) -> ColumnValue? {
    var value: OpaquePointer?
    guard get(iterator, Int32(column), &value) == SQLITE_OK else { return nil }
    return value.map(ColumnValue.init)
  }
}

/// Reading changesets, for which no connection is needed.
package enum Changeset {
  /// Calls `body` with each change of a changeset in turn.
  ///
  /// - Parameter inverted: Whether to read what would undo the changes.
  /// - Precondition: `Connection.canRecordChanges`.
  /// - Throws: What `input` and `body` throw, and `SQLiteError` for bytes that are no changeset.
  /// - Source: sqlite.org/session/sqlite3changeset_start.html.
  package static func forEachChange(
    in input: any ChangesetInput, inverted: Bool = false, _ body: (borrowing ChangesetChange) throws -> Void
  ) throws {
    let call = ChangesetReading(input)
    var iterator: OpaquePointer?
    try call.check(csqlite_changeset_start(&iterator, ChangesetReading.read, call.context, inverted))
    var code = csqlite_changeset_next(iterator)
    do {
      while code == SQLITE_ROW {
        try body(ChangesetChange(at: iterator!))
        code = csqlite_changeset_next(iterator)
      }
    } catch {
      csqlite_changeset_finalize(iterator)
      throw error
    }
    // Repeats the code of the last step where that failed.
    try call.check(csqlite_changeset_finalize(iterator))
  }
}

/// A value as SQLite keeps it in a column.
package enum ColumnValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// Copies a value that SQLite lends.
  ///
  /// - Source: sqlite.org/c3ref/value_blob.html.
  init(_ value: OpaquePointer) {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      let start = sqlite3_value_text(value)
      let text = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
      self = .text(String(decoding: text, as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_value_blob(value)
      self = .blob(Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))))
    default: self = .null
    }
  }

  /// The integer, 0 for a value of another type.
  package var int: Int {
    if case .integer(let value) = self { Int(value) } else { 0 }
  }

  /// The text, empty for a value of another type.
  package var text: String {
    if case .text(let value) = self { value } else { "" }
  }
}
