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

  /// Returns whether `code` is this code or an extension of it.
  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }

  /// Returns whether `error` is SQLite's and its code is this one or an extension of it.
  package static func ~= (pattern: ResultCode, error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return pattern ~= error.code
  }
}

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

/// Every extended code of SQLite 3.40, named after its primary code.
extension ResultCode {
  package static let errorMissingCollatingSequence = error.extended(1)
  package static let errorRetry = error.extended(2)
  package static let errorSnapshot = error.extended(3)

  package static let abortRollback = abort.extended(2)

  package static let busyRecovery = busy.extended(1)
  package static let busySnapshot = busy.extended(2)
  package static let busyTimeout = busy.extended(3)

  package static let lockedSharedCache = locked.extended(1)
  package static let lockedVirtualTable = locked.extended(2)

  package static let readOnlyRecovery = readOnly.extended(1)
  package static let readOnlyCannotLock = readOnly.extended(2)
  package static let readOnlyRollback = readOnly.extended(3)
  package static let readOnlyDatabaseMoved = readOnly.extended(4)
  package static let readOnlyCannotInit = readOnly.extended(5)
  package static let readOnlyDirectory = readOnly.extended(6)

  package static let inputOutputRead = inputOutput.extended(1)
  package static let inputOutputShortRead = inputOutput.extended(2)
  package static let inputOutputWrite = inputOutput.extended(3)
  package static let inputOutputSync = inputOutput.extended(4)
  package static let inputOutputSyncDirectory = inputOutput.extended(5)
  package static let inputOutputTruncate = inputOutput.extended(6)
  package static let inputOutputStatus = inputOutput.extended(7)
  package static let inputOutputUnlock = inputOutput.extended(8)
  package static let inputOutputReadLock = inputOutput.extended(9)
  package static let inputOutputDelete = inputOutput.extended(10)
  package static let inputOutputBlocked = inputOutput.extended(11)
  package static let inputOutputNoMemory = inputOutput.extended(12)
  package static let inputOutputAccess = inputOutput.extended(13)
  package static let inputOutputCheckReservedLock = inputOutput.extended(14)
  package static let inputOutputLock = inputOutput.extended(15)
  package static let inputOutputClose = inputOutput.extended(16)
  package static let inputOutputCloseDirectory = inputOutput.extended(17)
  package static let inputOutputSharedMemoryOpen = inputOutput.extended(18)
  package static let inputOutputSharedMemorySize = inputOutput.extended(19)
  package static let inputOutputSharedMemoryLock = inputOutput.extended(20)
  package static let inputOutputSharedMemoryMap = inputOutput.extended(21)
  package static let inputOutputSeek = inputOutput.extended(22)
  package static let inputOutputDeleteMissing = inputOutput.extended(23)
  package static let inputOutputMemoryMap = inputOutput.extended(24)
  package static let inputOutputTemporaryPath = inputOutput.extended(25)
  package static let inputOutputConvertPath = inputOutput.extended(26)
  package static let inputOutputVirtualNode = inputOutput.extended(27)
  package static let inputOutputAuthorization = inputOutput.extended(28)
  package static let inputOutputBeginAtomic = inputOutput.extended(29)
  package static let inputOutputCommitAtomic = inputOutput.extended(30)
  package static let inputOutputRollbackAtomic = inputOutput.extended(31)
  package static let inputOutputData = inputOutput.extended(32)
  package static let inputOutputCorruptFileSystem = inputOutput.extended(33)

  package static let corruptVirtualTable = corrupt.extended(1)
  package static let corruptSequence = corrupt.extended(2)
  package static let corruptIndex = corrupt.extended(3)

  package static let cannotOpenNoTemporaryFolder = cannotOpen.extended(1)
  package static let cannotOpenFolder = cannotOpen.extended(2)
  package static let cannotOpenFullPath = cannotOpen.extended(3)
  package static let cannotOpenConvertPath = cannotOpen.extended(4)
  package static let cannotOpenDirtyLog = cannotOpen.extended(5)
  package static let cannotOpenSymbolicLink = cannotOpen.extended(6)

  package static let constraintCheck = constraint.extended(1)
  package static let constraintCommitHook = constraint.extended(2)
  package static let constraintForeignKey = constraint.extended(3)
  package static let constraintFunction = constraint.extended(4)
  package static let constraintNotNull = constraint.extended(5)
  package static let constraintPrimaryKey = constraint.extended(6)
  package static let constraintTrigger = constraint.extended(7)
  package static let constraintUnique = constraint.extended(8)
  package static let constraintVirtualTable = constraint.extended(9)
  package static let constraintRowID = constraint.extended(10)
  package static let constraintPinned = constraint.extended(11)
  package static let constraintDataType = constraint.extended(12)

  package static let noticeRecoverLog = notice.extended(1)
  package static let noticeRecoverRollback = notice.extended(2)

  package static let warningAutoIndex = warning.extended(1)

  package static let notAuthorizedUser = notAuthorized.extended(1)

  package static let okLoadPermanently = ok.extended(1)
  package static let okSymbolicLink = ok.extended(2)

  private func extended(_ detail: Int32) -> ResultCode {
    ResultCode(rawValue: rawValue | detail << 8)
  }
}

extension ResultCode: CustomStringConvertible {
  /// The code's name in sqlite3.h, or its number where it has none here.
  package var description: String {
    Self.names[self] ?? Self.names[primary].map { "\($0) \(rawValue)" } ?? "result code \(rawValue)"
  }

  private static let names: [ResultCode: String] = [
    .ok: "SQLITE_OK",
    .error: "SQLITE_ERROR",
    .internalError: "SQLITE_INTERNAL",
    .permissionDenied: "SQLITE_PERM",
    .abort: "SQLITE_ABORT",
    .busy: "SQLITE_BUSY",
    .locked: "SQLITE_LOCKED",
    .outOfMemory: "SQLITE_NOMEM",
    .readOnly: "SQLITE_READONLY",
    .interrupted: "SQLITE_INTERRUPT",
    .inputOutput: "SQLITE_IOERR",
    .corrupt: "SQLITE_CORRUPT",
    .notFound: "SQLITE_NOTFOUND",
    .full: "SQLITE_FULL",
    .cannotOpen: "SQLITE_CANTOPEN",
    .lockingProtocol: "SQLITE_PROTOCOL",
    .schemaChanged: "SQLITE_SCHEMA",
    .tooBig: "SQLITE_TOOBIG",
    .constraint: "SQLITE_CONSTRAINT",
    .mismatch: "SQLITE_MISMATCH",
    .misuse: "SQLITE_MISUSE",
    .noLargeFileSupport: "SQLITE_NOLFS",
    .notAuthorized: "SQLITE_AUTH",
    .outOfRange: "SQLITE_RANGE",
    .notADatabase: "SQLITE_NOTADB",
    .notice: "SQLITE_NOTICE",
    .warning: "SQLITE_WARNING",
    .row: "SQLITE_ROW",
    .done: "SQLITE_DONE",
    .errorMissingCollatingSequence: "SQLITE_ERROR_MISSING_COLLSEQ",
    .errorRetry: "SQLITE_ERROR_RETRY",
    .errorSnapshot: "SQLITE_ERROR_SNAPSHOT",
    .abortRollback: "SQLITE_ABORT_ROLLBACK",
    .busyRecovery: "SQLITE_BUSY_RECOVERY",
    .busySnapshot: "SQLITE_BUSY_SNAPSHOT",
    .busyTimeout: "SQLITE_BUSY_TIMEOUT",
    .lockedSharedCache: "SQLITE_LOCKED_SHAREDCACHE",
    .lockedVirtualTable: "SQLITE_LOCKED_VTAB",
    .readOnlyRecovery: "SQLITE_READONLY_RECOVERY",
    .readOnlyCannotLock: "SQLITE_READONLY_CANTLOCK",
    .readOnlyRollback: "SQLITE_READONLY_ROLLBACK",
    .readOnlyDatabaseMoved: "SQLITE_READONLY_DBMOVED",
    .readOnlyCannotInit: "SQLITE_READONLY_CANTINIT",
    .readOnlyDirectory: "SQLITE_READONLY_DIRECTORY",
    .inputOutputRead: "SQLITE_IOERR_READ",
    .inputOutputShortRead: "SQLITE_IOERR_SHORT_READ",
    .inputOutputWrite: "SQLITE_IOERR_WRITE",
    .inputOutputSync: "SQLITE_IOERR_FSYNC",
    .inputOutputSyncDirectory: "SQLITE_IOERR_DIR_FSYNC",
    .inputOutputTruncate: "SQLITE_IOERR_TRUNCATE",
    .inputOutputStatus: "SQLITE_IOERR_FSTAT",
    .inputOutputUnlock: "SQLITE_IOERR_UNLOCK",
    .inputOutputReadLock: "SQLITE_IOERR_RDLOCK",
    .inputOutputDelete: "SQLITE_IOERR_DELETE",
    .inputOutputBlocked: "SQLITE_IOERR_BLOCKED",
    .inputOutputNoMemory: "SQLITE_IOERR_NOMEM",
    .inputOutputAccess: "SQLITE_IOERR_ACCESS",
    .inputOutputCheckReservedLock: "SQLITE_IOERR_CHECKRESERVEDLOCK",
    .inputOutputLock: "SQLITE_IOERR_LOCK",
    .inputOutputClose: "SQLITE_IOERR_CLOSE",
    .inputOutputCloseDirectory: "SQLITE_IOERR_DIR_CLOSE",
    .inputOutputSharedMemoryOpen: "SQLITE_IOERR_SHMOPEN",
    .inputOutputSharedMemorySize: "SQLITE_IOERR_SHMSIZE",
    .inputOutputSharedMemoryLock: "SQLITE_IOERR_SHMLOCK",
    .inputOutputSharedMemoryMap: "SQLITE_IOERR_SHMMAP",
    .inputOutputSeek: "SQLITE_IOERR_SEEK",
    .inputOutputDeleteMissing: "SQLITE_IOERR_DELETE_NOENT",
    .inputOutputMemoryMap: "SQLITE_IOERR_MMAP",
    .inputOutputTemporaryPath: "SQLITE_IOERR_GETTEMPPATH",
    .inputOutputConvertPath: "SQLITE_IOERR_CONVPATH",
    .inputOutputVirtualNode: "SQLITE_IOERR_VNODE",
    .inputOutputAuthorization: "SQLITE_IOERR_AUTH",
    .inputOutputBeginAtomic: "SQLITE_IOERR_BEGIN_ATOMIC",
    .inputOutputCommitAtomic: "SQLITE_IOERR_COMMIT_ATOMIC",
    .inputOutputRollbackAtomic: "SQLITE_IOERR_ROLLBACK_ATOMIC",
    .inputOutputData: "SQLITE_IOERR_DATA",
    .inputOutputCorruptFileSystem: "SQLITE_IOERR_CORRUPTFS",
    .corruptVirtualTable: "SQLITE_CORRUPT_VTAB",
    .corruptSequence: "SQLITE_CORRUPT_SEQUENCE",
    .corruptIndex: "SQLITE_CORRUPT_INDEX",
    .cannotOpenNoTemporaryFolder: "SQLITE_CANTOPEN_NOTEMPDIR",
    .cannotOpenFolder: "SQLITE_CANTOPEN_ISDIR",
    .cannotOpenFullPath: "SQLITE_CANTOPEN_FULLPATH",
    .cannotOpenConvertPath: "SQLITE_CANTOPEN_CONVPATH",
    .cannotOpenDirtyLog: "SQLITE_CANTOPEN_DIRTYWAL",
    .cannotOpenSymbolicLink: "SQLITE_CANTOPEN_SYMLINK",
    .constraintCheck: "SQLITE_CONSTRAINT_CHECK",
    .constraintCommitHook: "SQLITE_CONSTRAINT_COMMITHOOK",
    .constraintForeignKey: "SQLITE_CONSTRAINT_FOREIGNKEY",
    .constraintFunction: "SQLITE_CONSTRAINT_FUNCTION",
    .constraintNotNull: "SQLITE_CONSTRAINT_NOTNULL",
    .constraintPrimaryKey: "SQLITE_CONSTRAINT_PRIMARYKEY",
    .constraintTrigger: "SQLITE_CONSTRAINT_TRIGGER",
    .constraintUnique: "SQLITE_CONSTRAINT_UNIQUE",
    .constraintVirtualTable: "SQLITE_CONSTRAINT_VTAB",
    .constraintRowID: "SQLITE_CONSTRAINT_ROWID",
    .constraintPinned: "SQLITE_CONSTRAINT_PINNED",
    .constraintDataType: "SQLITE_CONSTRAINT_DATATYPE",
    .noticeRecoverLog: "SQLITE_NOTICE_RECOVER_WAL",
    .noticeRecoverRollback: "SQLITE_NOTICE_RECOVER_ROLLBACK",
    .warningAutoIndex: "SQLITE_WARNING_AUTOINDEX",
    .notAuthorizedUser: "SQLITE_AUTH_USER",
    .okLoadPermanently: "SQLITE_OK_LOAD_PERMANENTLY",
    .okSymbolicLink: "SQLITE_OK_SYMLINK",
  ]
}
