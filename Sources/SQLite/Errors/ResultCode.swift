/// SQLite's result code: what went wrong, as one integer.
///
/// The low byte is the primary code; an extended code adds detail in the bytes above it.
/// A pattern matches an error by either, so `catch ResultCode.constraint` also catches
/// `SQLITE_CONSTRAINT_UNIQUE`, while `catch ResultCode.constraintUnique` catches nothing else.
///
/// - Source: sqlite.org/rescode.html.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The code without its extension.
  package var primary: ResultCode {
    ResultCode(rawValue: rawValue & 0xFF)
  }

  /// Whether `code` is this code or an extension of it.
  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }

  /// Whether `error` is SQLite's and its code is this one or an extension of it.
  package static func ~= (pattern: ResultCode, error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return pattern ~= error.code
  }
}
