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
