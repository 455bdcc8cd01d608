import CSQLite

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
