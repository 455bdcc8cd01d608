import Foundation
import RecipeTestSupport
import SQLite
import Testing

@Suite struct OpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a missing file is not created by reading or writing`() throws {
    for access in [Connection.Access.readOnly, .readWrite] {
      let error = #expect(throws: SQLiteError.self) {
        try Connection(.file(folder.path("missing.sqlite")), access: access)
      }
      #expect(error?.code == .cannotOpen)
    }
    #expect(try folder.names == [])
  }

  @Test func `a missing folder is not created`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(.file(folder.path("missing/new.sqlite")), access: .create)
    }
    #expect(error?.code == .cannotOpen)
    #expect(try folder.names == [])
  }

  @Test(arguments: [Connection.Access.readOnly, .readWrite, .create])
  func `a folder is refused`(access: Connection.Access) throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.url.path), access: access) }
    #expect(error?.code == .cannotOpenFolder)
    #expect(try folder.names == [])
  }

  @Test(arguments: [Connection.Access.readOnly, .readWrite, .create])
  func `a pipe is refused without waiting for its other end`(access: Connection.Access) throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path("pipe")), access: access) }
    #expect(error?.code == .notADatabase)
  }

  @Test func `a created file is for its owner only, whatever the umask`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path("new.sqlite") as String] in
      umask(0o777)
      let connection = try Connection(.file(path), access: .create)
      try connection.execute("CREATE TABLE t (x INTEGER) STRICT")
    }
    #expect(try folder.permissions(of: "new.sqlite") == 0o600)
  }

  @Test func `an empty file can be opened and filled`() throws {
    try folder.write(Data(), to: "empty.sqlite")
    let connection = try Connection(.file(folder.path("empty.sqlite")))
    #expect(connection.header == nil)
    try connection.execute("CREATE TABLE t (x INTEGER) STRICT")
  }

  @Test(arguments: ["x", "just a text\n", String(repeating: "no database at all. ", count: 1000)])
  func `a file of another kind is refused and stays as it is`(text: String) throws {
    try folder.write(Data(text.utf8), to: "text.sqlite")
    for access in [Connection.Access.readOnly, .readWrite, .create] {
      let error = #expect(throws: SQLiteError.self) {
        try Connection(.file(folder.path("text.sqlite")), access: access)
      }
      #expect(error?.code == .notADatabase)
    }
    #expect(try folder.contents(of: "text.sqlite") == Data(text.utf8))
    #expect(try folder.names == ["text.sqlite"])
  }

  @Test func `an empty path is no file`() throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(""), access: .create) }
    #expect(error?.code == .cannotOpen)
  }

  @Test(arguments: ["file:a?mode=memory", ":memory:", " "])
  func `a path is a file's name and nothing else`(name: String) async throws {
    await #expect(processExitsWith: .success) { [folder = folder.url.path as String, name] in
      chdir(folder)
      let connection = try Connection(.file(name), access: .create)
      try connection.execute("CREATE TABLE t (x INTEGER) STRICT")
    }
    #expect(try folder.names == [name])
  }

  @Test func `a connection for reading cannot write`() throws {
    let path = folder.path("test.sqlite")
    try Connection(.file(path), access: .create).execute("CREATE TABLE t (x INTEGER) STRICT")
    let before = try folder.contents(of: "test.sqlite")
    let connection = try Connection(.file(path), access: .readOnly)
    #expect(connection.isReadOnly)
    let error = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (1)") }
    #expect(error?.code == .readOnly)
    #expect(try folder.contents(of: "test.sqlite") == before)
  }

  @Test func `a connection in memory reads and writes`() throws {
    let connection = try Connection(.memory)
    #expect(!connection.isReadOnly)
    #expect(connection.header == nil)
    try connection.execute("CREATE TABLE t (x INTEGER) STRICT")
  }

  @Test func `the header has the application, version, and mode of the file`() throws {
    let path = folder.path("test.sqlite")
    let connection = try Connection(.file(path), access: .create)
    try connection.setApplicationID(-5)
    try connection.setUserVersion(9)
    let header = try #require(try Connection(.file(path), access: .readOnly).header)
    #expect(header.applicationID == -5)
    #expect(header.userVersion == 9)
    #expect(!header.usesWriteAheadLog)
    try connection.execute("PRAGMA journal_mode = WAL")
    #expect(try Connection(.file(path)).header?.usesWriteAheadLog == true)
  }

  @Test func `a file that is refused is not changed, and neither is its journal`() throws {
    struct Refusal: Error {}
    let path = folder.path("test.sqlite")
    try Connection(.file(path), access: .create).execute("CREATE TABLE t (x INTEGER) STRICT")
    try folder.write(Data("a journal of another program".utf8), to: "test.sqlite-journal")
    let before = try folder.contents(of: "test.sqlite")
    #expect(throws: Refusal.self) {
      try Connection(.file(path), admit: { _ in throw Refusal() })
    }
    #expect(try folder.contents(of: "test.sqlite") == before)
    #expect(try folder.contents(of: "test.sqlite-journal") == Data("a journal of another program".utf8))
  }
}
