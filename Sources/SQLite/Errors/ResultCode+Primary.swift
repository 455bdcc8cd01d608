extension ResultCode {
  /// Success.
  package static let ok = ResultCode(rawValue: 0)
  /// Any error without a code of its own, such as one in the SQL text.
  package static let error = ResultCode(rawValue: 1)
  /// A fault in SQLite itself.
  package static let internalError = ResultCode(rawValue: 2)
  /// The access mode that was asked for is not possible.
  package static let permissionDenied = ResultCode(rawValue: 3)
  /// The operation was aborted before it ended, for example by a rollback.
  package static let abort = ResultCode(rawValue: 4)
  /// Another connection holds the lock, and the wait is over.
  package static let busy = ResultCode(rawValue: 5)
  /// Something on this same connection is in the way.
  package static let locked = ResultCode(rawValue: 6)
  /// Memory could not be had.
  package static let outOfMemory = ResultCode(rawValue: 7)
  /// The database cannot be written.
  package static let readOnly = ResultCode(rawValue: 8)
  /// The connection was told to stop.
  package static let interrupted = ResultCode(rawValue: 9)
  /// The operating system reported an input or output error.
  package static let inputOutput = ResultCode(rawValue: 10)
  /// The file is damaged.
  package static let corrupt = ResultCode(rawValue: 11)
  /// An unknown file control.
  package static let notFound = ResultCode(rawValue: 12)
  /// The disk, or the database's page limit, is full.
  package static let full = ResultCode(rawValue: 13)
  /// The file, or its journal, cannot be opened.
  package static let cannotOpen = ResultCode(rawValue: 14)
  /// A lock could not be had because of how others lock.
  package static let lockingProtocol = ResultCode(rawValue: 15)
  /// The schema kept changing while a statement was prepared.
  package static let schemaChanged = ResultCode(rawValue: 17)
  /// A text, a blob or the SQL is over its limit.
  package static let tooBig = ResultCode(rawValue: 18)
  /// A constraint was violated.
  package static let constraint = ResultCode(rawValue: 19)
  /// A value has a type that its place cannot hold.
  package static let mismatch = ResultCode(rawValue: 20)
  /// SQLite was called in a way that it does not allow.
  package static let misuse = ResultCode(rawValue: 21)
  /// The system cannot hold a file this large.
  package static let noLargeFileSupport = ResultCode(rawValue: 22)
  /// An authorizer refused the statement.
  package static let notAuthorized = ResultCode(rawValue: 23)
  /// A parameter index that the statement lacks.
  package static let outOfRange = ResultCode(rawValue: 25)
  /// The file is not a database.
  package static let notADatabase = ResultCode(rawValue: 26)
  /// Not an error: a message to the log.
  package static let notice = ResultCode(rawValue: 27)
  /// Not an error: a warning to the log.
  package static let warning = ResultCode(rawValue: 28)
  /// Not an error: a row is ready.
  package static let row = ResultCode(rawValue: 100)
  /// Not an error: there are no more rows.
  package static let done = ResultCode(rawValue: 101)
}
