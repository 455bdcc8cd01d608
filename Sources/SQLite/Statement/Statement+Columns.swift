// Public because the bodies that other modules inline call SQLite.
public import CSQLite

/// Reading the columns of the current row, whose index starts at 0.
///
/// A value of another type is converted as SQLite converts it, NULL to 0 and to empty text; no value traps.
///
/// - Source: sqlite.org/c3ref/column_blob.html.
extension Statement {
  /// The number of columns of each row, 0 for a statement that returns none.
  package var columnCount: Int {
    Int(sqlite3_column_count(handle))
  }

  package func columnName(at index: Int) -> String {
    sqlite3_column_name(handle, Int32(clamping: index)).map { String(cString: $0) } ?? ""
  }

  @inlinable
  package func isNull(at index: Int) -> Bool {
    sqlite3_column_type(handle, Int32(clamping: index)) == SQLITE_NULL
  }

  @inlinable
  package func int(at index: Int) -> Int {
    Int(int64(at: index))
  }

  @inlinable
  package func int64(at index: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(clamping: index))
  }

  @inlinable
  package func bool(at index: Int) -> Bool {
    int64(at: index) != 0
  }

  @inlinable
  package func double(at index: Int) -> Double {
    sqlite3_column_double(handle, Int32(clamping: index))
  }

  /// The text of a column by its length, so that U+0000 in it survives.
  ///
  /// SQLite does not check encodings: what is not UTF-8 comes out as U+FFFD.
  @inlinable
  package func text(at index: Int) -> String {
    String(likelyUTF8: textBytes(at: index))
  }

  package func bytes(at index: Int) -> [UInt8] {
    let index = Int32(clamping: index)
    // In this order: sqlite3_column_blob may convert, and the length is then that of the result.
    let start = sqlite3_column_blob(handle, index)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index))))
  }

  /// Calls `body` with the text's bytes where SQLite holds them, without a copy.
  ///
  /// They need not be valid UTF-8, and are gone when `body` returns.
  @inlinable
  package func withTextBytes<R, E: Error>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try body(textBytes(at: index))
  }

  @inlinable
  func textBytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let index = Int32(clamping: index)
    // In this order: sqlite3_column_text may convert, and the length is then that of the result.
    let start = sqlite3_column_text(handle, index)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
  }
}
