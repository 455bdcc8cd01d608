import CSQLite

/// A failure that SQLite reported.
@usableFromInline
package struct SQLiteError: Error, Hashable {
  /// The extended result code.
  package let code: ResultCode

  /// SQLite's own words, in English.
  package let message: String

  /// The statement or script that failed, where there was one.
  package let sql: String?

  /// Where in `sql` the error is, in bytes of UTF-8.
  ///
  /// Known for errors in the text itself, from SQLite 3.38 on.
  ///
  /// - Source: sqlite.org/c3ref/errcode.html.
  package let offset: Int?

  /// The operating system's number for what kept a file from being opened, read or written, 0 for none.
  ///
  /// - Source: sqlite.org/c3ref/system_errno.html.
  package let systemError: Int32

  package init(code: ResultCode, message: String, sql: String? = nil, offset: Int? = nil, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.sql = sql
    self.offset = offset
    self.systemError = systemError
  }
}

extension SQLiteError {
  /// The error that `connection` met last, which returned `code`.
  init(_ code: Int32, on connection: OpaquePointer?, sql: String? = nil, scriptOffset: Int = 0) {
    let offset = csqlite_error_offset(connection)
    let code = ResultCode(rawValue: code)
    let isOfSystem = code.primary == .cannotOpen || code.primary == .inputOutput
    self.init(
      code: code,
      message: String(cString: sqlite3_errmsg(connection)),
      sql: sql,
      offset: sql == nil || offset < 0 ? nil : scriptOffset + Int(offset),
      systemError: isOfSystem ? sqlite3_system_errno(connection) : 0)
  }
}

extension SQLiteError {
  /// An error with SQLite's words for its code, where no call of SQLite has left any.
  init(_ code: ResultCode, sql: String? = nil, systemError: Int32 = 0) {
    self.init(code: code, message: String(cString: sqlite3_errstr(code.rawValue)), sql: sql, systemError: systemError)
  }
}

extension SQLiteError: CustomStringConvertible {
  @usableFromInline
  package var description: String {
    var text = "\(message) (\(code))"
    if let sql {
      text += " in: \(sql)"
    }
    if let offset {
      text += " at byte \(offset)"
    }
    return text
  }
}
