import Files
import Foundation
import RecipeTestSupport
import SQLite
import Testing

@Suite struct BackupTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(.file(folder.path("test.sqlite")), access: .create)
    try connection.execute("PRAGMA application_id = 7; CREATE TABLE t (x TEXT) STRICT; INSERT INTO t VALUES ('kept')")
  }

  private func texts(in name: String) throws -> [String] {
    try Connection(.file(folder.path(name)), access: .readOnly).query("SELECT x FROM t") { $0.text(at: 0) }
  }

  @Test func `a backup contains everything, is private, and leaves no other file`() throws {
    try connection.backUp(to: folder.path("copy.sqlite"))
    #expect(try texts(in: "copy.sqlite") == ["kept"])
    #expect(try Connection(.file(folder.path("copy.sqlite"))).applicationID() == 7)
    #expect(try folder.permissions(of: "copy.sqlite") == 0o600)
    #expect(try folder.names == ["copy.sqlite", "test.sqlite"])
  }

  @Test func `a database in memory can be backed up too`() throws {
    let memory = try Connection(.memory)
    try memory.execute("CREATE TABLE t (x TEXT) STRICT; INSERT INTO t VALUES ('from memory')")
    try memory.backUp(to: folder.path("copy.sqlite"))
    #expect(try texts(in: "copy.sqlite") == ["from memory"])
  }

  @Test func `a backup replaces the file that was there`() throws {
    try folder.write(Data("an old backup".utf8), to: "copy.sqlite")
    try connection.backUp(to: folder.path("copy.sqlite"))
    #expect(try texts(in: "copy.sqlite") == ["kept"])
  }

  @Test func `a backup by a second connection holds what is committed`() throws {
    try connection.transaction {
      try connection.run("INSERT INTO t VALUES ('not yet')")
      try Connection(.file(folder.path("test.sqlite")), access: .readOnly).backUp(to: folder.path("copy.sqlite"))
    }
    #expect(try texts(in: "copy.sqlite") == ["kept"])
    #expect(try texts(in: "test.sqlite") == ["kept", "not yet"])
  }

  @Test func `a missing folder is an error`() throws {
    #expect(throws: FileError(ENOENT, at: folder.path("missing"))) {
      try connection.backUp(to: folder.path("missing/copy.sqlite"))
    }
  }

  @Test func `a folder in the file's place is an error, and nothing is left`() throws {
    try FileManager.default.createDirectory(atPath: folder.path("copy.sqlite"), withIntermediateDirectories: false)
    #expect(throws: FileError(EISDIR, at: folder.path("copy.sqlite"))) {
      try connection.backUp(to: folder.path("copy.sqlite"))
    }
    #expect(try folder.names == ["copy.sqlite", "test.sqlite"])
  }

  @Test func `a damaged database makes no backup, and the old one stays`() throws {
    let path = folder.path("damaged.sqlite")
    try Connection(.file(path), access: .create).execute(
      "CREATE TABLE t (x TEXT UNIQUE) STRICT; INSERT INTO t VALUES (hex(zeroblob(500)))")
    var bytes = try folder.contents(of: "damaged.sqlite")
    bytes.replaceSubrange(bytes.pageSize..<bytes.pageSize + 10, with: repeatElement(0xEE, count: 10))
    try folder.write(bytes, to: "damaged.sqlite")
    try connection.backUp(to: folder.path("copy.sqlite"))
    let damaged = try Connection(.file(path))
    #expect(try !damaged.integrityProblems().isEmpty)
    let error = #expect(throws: SQLiteError.self) { try damaged.backUp(to: folder.path("copy.sqlite")) }
    #expect(error?.code == .corrupt)
    #expect(try texts(in: "copy.sqlite") == ["kept"])
    #expect(try folder.names == ["copy.sqlite", "damaged.sqlite", "test.sqlite"])
  }
}
