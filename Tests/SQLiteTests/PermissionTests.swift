import Files
import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// What happens where the file system forbids writing. Its rules do not bind root, so the bodies run as another user.
@Suite(.enabled(if: getuid() == 0, "needs root, to become a user whom permissions bind"))
struct PermissionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let connection = try Connection(.file(folder.path("test.sqlite")), access: .create)
    try connection.execute("CREATE TABLE t (x INTEGER) STRICT; INSERT INTO t VALUES (1)")
  }

  @Test func `a read-only file is read and not written`() async throws {
    chmod(folder.url.path, 0o777)
    chmod(folder.path("test.sqlite"), 0o444)
    await #expect(processExitsWith: .success) { [path = folder.path("test.sqlite") as String] in
      #expect(setuid(65534) == 0)
      let connection = try Connection(.file(path))
      #expect(connection.isReadOnly)
      #expect(try connection.first("SELECT x FROM t") { $0.int(at: 0) } == 1)
      let error = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (2)") }
      #expect(error?.code == .readOnly)
    }
    #expect(try folder.names == ["test.sqlite"])
  }

  @Test func `a file in a read-only folder is read and not written`() async throws {
    chmod(folder.url.path, 0o555)
    chmod(folder.path("test.sqlite"), 0o666)
    await #expect(processExitsWith: .success) { [path = folder.path("test.sqlite") as String] in
      #expect(setuid(65534) == 0)
      let connection = try Connection(.file(path))
      #expect(try connection.first("SELECT x FROM t") { $0.int(at: 0) } == 1)
      let error = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (2)") }
      #expect(error?.code == .readOnlyDirectory)
    }
    #expect(try folder.names == ["test.sqlite"])
  }

  @Test func `a file that may not be read cannot be opened`() async throws {
    chmod(folder.url.path, 0o777)
    chmod(folder.path("test.sqlite"), 0o000)
    await #expect(processExitsWith: .success) { [path = folder.path("test.sqlite") as String] in
      #expect(setuid(65534) == 0)
      let error = #expect(throws: SQLiteError.self) { try Connection(.file(path), access: .create) }
      #expect(error?.code == .cannotOpen)
    }
  }

  @Test func `a backup into a read-only folder fails and leaves no file`() async throws {
    chmod(folder.url.path, 0o555)
    chmod(folder.path("test.sqlite"), 0o444)
    await #expect(processExitsWith: .success) { [folder = folder.url.path as String] in
      #expect(setuid(65534) == 0)
      let connection = try Connection(.file(folder + "/test.sqlite"))
      #expect(throws: FileError(EACCES, at: folder + "/copy.sqlite")) {
        try connection.backUp(to: folder + "/copy.sqlite")
      }
    }
    #expect(try folder.names == ["test.sqlite"])
  }
}
