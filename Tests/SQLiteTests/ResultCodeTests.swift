import SQLite
import Testing

@Suite struct ResultCodeTests {
  static let primary: [ResultCode] = [
    .ok, .error, .internalError, .permissionDenied, .abort, .busy, .locked, .outOfMemory, .readOnly, .interrupted,
    .inputOutput, .corrupt, .notFound, .full, .cannotOpen, .lockingProtocol, .schemaChanged, .tooBig, .constraint,
    .mismatch, .misuse, .noLargeFileSupport, .notAuthorized, .outOfRange, .notADatabase, .notice, .warning, .row, .done,
  ]

  @Test func `every primary code matches itself and its extensions, and no other code`() {
    for pattern in Self.primary {
      for code in Self.primary {
        #expect((pattern ~= code) == (pattern == code))
        let extended = ResultCode(rawValue: code.rawValue | 7 << 8)
        #expect((pattern ~= extended) == (pattern == code))
        #expect(!(extended ~= code))
        #expect(extended.primary == code)
      }
    }
  }

  @Test func `a catch matches by primary or extended code, and not other errors`() {
    struct Other: Error {}
    let error: any Error = SQLiteError(code: .busySnapshot, message: "")
    #expect(ResultCode.busy ~= error)
    #expect(ResultCode.busySnapshot ~= error)
    #expect(!(ResultCode.busyRecovery ~= error))
    #expect(!(ResultCode.locked ~= error))
    #expect(!(ResultCode.busy ~= (Other() as any Error)))
    do {
      throw error
    } catch ResultCode.locked {
      Issue.record("caught as locked")
    } catch ResultCode.busy {
    } catch {
      Issue.record("not caught as busy")
    }
  }

  @Test(
    arguments: [
      (ResultCode.ok, 0, "SQLITE_OK"), (.notADatabase, 26, "SQLITE_NOTADB"), (.done, 101, "SQLITE_DONE"),
      (.busySnapshot, 517, "SQLITE_BUSY_SNAPSHOT"), (.inputOutputShortRead, 522, "SQLITE_IOERR_SHORT_READ"),
      (.constraintUnique, 2067, "SQLITE_CONSTRAINT_UNIQUE"), (.readOnlyDirectory, 1544, "SQLITE_READONLY_DIRECTORY"),
      (.cannotOpenFolder, 526, "SQLITE_CANTOPEN_ISDIR"),
      (.inputOutputCorruptFileSystem, 8458, "SQLITE_IOERR_CORRUPTFS"),
    ] as [(ResultCode, Int32, String)])
  func `codes have the numbers and names of sqlite3.h`(code: ResultCode, number: Int32, name: String) {
    #expect(code.rawValue == number)
    #expect(code.description == name)
  }

  @Test func `a code of a later SQLite is named after its primary code`() {
    #expect(ResultCode(rawValue: 5 | 99 << 8).description == "SQLITE_BUSY 25349")
    #expect(ResultCode(rawValue: 77).description == "result code 77")
  }
}
