import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct OpeningTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
  }

  @Test func `what one store writes another one reads`() throws {
    try makeDatabase()
    let store = try open(.reading)
    #expect(try store.titles() == ["Soup"])
  }

  @Test func `a database in UTF-16 is refused and stays as it is`() throws {
    try makeDatabase()
    let connection = try Connection(.file(folder.path("wide.sqlite")), access: .create)
    try connection.execute(
      "PRAGMA encoding = 'UTF-16le'; PRAGMA application_id = \(RecipeStore.applicationID); CREATE TABLE recipes (x)")
    let bytes = try folder.contents(of: "wide.sqlite")
    let wide = folder.path("wide.sqlite")
    for access in [StoreAccess.reading, .staying, .changing, .writing] {
      #expect(throws: RecipeStoreError.otherEncoding(wide)) { try open(access, wide) }
    }
    let location = StoreLocation.file(wide, isDefault: false)
    #expect(throws: RecipeStoreError.otherEncoding(wide)) {
      try Doctor(of: location, environment: testEnvironment())
    }
    #expect(throws: RecipeStoreError.otherEncoding(wide)) {
      try Doctor.recover(location, to: folder.path("saved.sqlite"), environment: testEnvironment())
    }
    #expect(try folder.contents(of: "wide.sqlite") == bytes)
  }

  @Test func `an empty database in UTF-16 is refused`() throws {
    let connection = try Connection(.file(path), access: .create)
    try connection.execute("PRAGMA encoding = 'UTF-16'; CREATE TABLE x (y); DROP TABLE x")
    #expect(throws: RecipeStoreError.notOurDatabase(path)) { try open(.writing) }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `a pipe with the name of a journal is not waited for`(ending: String) throws {
    try makeDatabase()
    #expect(mkfifo(path + ending, 0o600) == 0)
    for access in [StoreAccess.reading, .writing] {
      #expect(throws: RecipeStoreError.notRegularFile(path + ending)) { try open(access) }
    }
    let location = StoreLocation.file(path, isDefault: false)
    #expect(throws: RecipeStoreError.notRegularFile(path + ending)) {
      try Doctor(of: location, environment: testEnvironment())
    }
    #expect(throws: RecipeStoreError.notRegularFile(path + ending)) {
      try RecipeStore.checkBackup(path, environment: testEnvironment())
    }
  }

  @Test func `a file with a second name is read through either, and written to through neither`() throws {
    try makeDatabase()
    let (other, copy) = (folder.path("other.sqlite"), folder.path("copy.sqlite"))
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    #expect(link(path, other) == 0)
    for name in [path, other] {
      for access in [StoreAccess.staying, .changing, .writing] {
        #expect(throws: RecipeStoreError.hasSeveralNames(name)) { try open(access, name) }
      }
      #expect(throws: Never.self) { try open(.reading, name) }
      #expect(throws: RecipeStoreError.hasSeveralNames(name)) {
        try RecipeStore.restore(
          copy, into: .file(name, isDefault: false), environment: testEnvironment())
      }
    }
    #expect(unlink(other) == 0)
    #expect(throws: Never.self) { try open(.writing) }
  }

  @Test func `a pipe is no database, and nothing is recovered from it`() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: RecipeStoreError.notOurDatabase(pipe)) {
      try Doctor.recover(
        .file(pipe, isDefault: false), to: folder.path("saved.sqlite"), environment: testEnvironment())
    }
  }

  @Test func `a file that was named is not made by reading`() throws {
    #expect(throws: RecipeStoreError.noSuchFile(path)) { try open(.reading) }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a folder of a file that was named is not made by writing`() throws {
    let missing = folder.path("missing")
    #expect(throws: RecipeStoreError.missingFolder(missing)) { try open(.writing, "\(missing)/recipes.sqlite") }
    #expect(throws: RecipeStoreError.noSuchFile("\(missing)/recipes.sqlite")) {
      try open(.reading, "\(missing)/recipes.sqlite")
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `the default file is made with its folders, for their owner alone whatever the umask`() throws {
    let previous = umask(0)
    defer { umask(previous) }
    let path = folder.path("share/recipes/recipes.sqlite")
    _ = try RecipeStore(at: .file(path, isDefault: true), access: .reading, environment: testEnvironment())
    #expect(try permissions(of: path) == 0o600)
    #expect(try permissions(of: folder.path("share/recipes")) == 0o700)
    #expect(try permissions(of: folder.path("share")) == 0o700)
  }

  @Test func `a file that was named is made for its owner alone`() throws {
    try makeDatabase()
    #expect(try permissions(of: path) == 0o600)
  }

  @Test func `a default folder that cannot be made is an error that names it`() throws {
    try Data("not a folder".utf8).write(to: URL(filePath: folder.path("share")))
    let path = folder.path("share/recipes/recipes.sqlite")
    #expect(throws: RecipeStoreError.self) {
      try RecipeStore(at: .file(path, isDefault: true), access: .writing, environment: testEnvironment())
    }
  }

  @Test func `a folder in place of the file is an error`() throws {
    #expect(throws: RecipeStoreError.isFolder(folder.url.path)) { try open(.writing, folder.url.path) }
    #expect(throws: RecipeStoreError.isFolder(folder.url.path)) { try open(.reading, folder.url.path) }
  }

  @Test func `an empty file becomes a database by a writer, and is left alone by a reader`() throws {
    try Data().write(to: URL(filePath: path))
    #expect(try open(.reading).count() == 0)
    try expectOnlyFile(with: Data())
    #expect(try open(.staying).count() == 0)
    #expect(try Data(contentsOf: URL(filePath: path)).isEmpty == false)
    try Data().write(to: URL(filePath: path))
    #expect(try open(.writing).add(RecipeDraft(title: "Soup")) == .inserted([1]))
    #expect(try open(.reading).titles() == ["Soup"])
  }

  @Test func `a store that is open while a newer version migrates the file changes nothing any more`() throws {
    let store = try makeDatabase()
    try store.setFavorite([1], true)
    _ = try store.hasChangedElsewhere()
    try run("PRAGMA user_version = 99")
    let content = try Data(contentsOf: URL(filePath: path))
    let newer = RecipeStoreError.newer(path, found: 99, known: RecipeStore.migrator.migrations.count)
    #expect(throws: newer) { try store.hasChangedElsewhere() }
    #expect(throws: newer) { try store.setFavorite([1], false) }
    #expect(throws: newer) { try store.undo() }
    #expect(throws: newer) { try store.hasChangedElsewhere() }
    #expect(try Data(contentsOf: URL(filePath: path)) == content)
  }

  @Test func `a text file is not our database, and is left as it is`() throws {
    let content = Data(String(repeating: "Tomato soup\n", count: 200).utf8)
    try content.write(to: URL(filePath: path))
    #expect(throws: RecipeStoreError.notOurDatabase(path)) { try open(.writing) }
    try expectOnlyFile(with: content)
  }

  @Test func `a database of another program is not ours, and is left as it is`() throws {
    for script in [
      "CREATE TABLE recipes (id)", "PRAGMA application_id = 7", "CREATE TABLE t (x); PRAGMA user_version = 3",
    ] {
      try? FileManager.default.removeItem(atPath: path)
      try run(script)
      let content = try Data(contentsOf: URL(filePath: path))
      #expect(throws: RecipeStoreError.notOurDatabase(path)) { try open(.writing) }
      #expect(throws: RecipeStoreError.notOurDatabase(path)) { try open(.reading) }
      try expectOnlyFile(with: content)
    }
  }

  @Test(arguments: [
    "CREATE VIEW extra AS SELECT 1", "CREATE TRIGGER extra AFTER INSERT ON recipes BEGIN SELECT 1; END",
    "CREATE TRIGGER sqlite AFTER UPDATE ON collections BEGIN DELETE FROM recipes; END",
  ])
  func `a database in which something of another program could run is refused before it can`(script: String) throws {
    try makeDatabase()
    try run(script)
    let content = try Data(contentsOf: URL(filePath: path))
    let error = #expect(throws: RecipeStoreError.self) { try open(.writing) }
    guard case .holdsForeign = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try expectOnlyFile(with: content)
  }

  @Test(arguments: [
    "DROP TRIGGER recipes_fts_delete",
    "DROP INDEX recipes_by_title_key; CREATE INDEX recipes_by_title_key ON recipes (title)",
    "DROP INDEX recipes_by_position",
  ])
  func `a database with another schema than ours is refused before anything in it can run`(script: String) throws {
    try makeDatabase()
    try run(script)
    let content = try Data(contentsOf: URL(filePath: path))
    #expect(throws: RecipeStoreError.notOurDatabase(path)) { try open(.writing) }
    try expectOnlyFile(with: content)
  }

  @Test func `statistics that SQLite gathered do not make a database another one`() throws {
    try makeDatabase()
    try run("ANALYZE")
    #expect(try open(.writing).titles() == ["Soup"])
  }

  @Test func `a database of a newer version is refused with both versions, and is left as it is`() throws {
    try makeDatabase()
    try run("PRAGMA user_version = 99")
    let content = try Data(contentsOf: URL(filePath: path))
    let known = RecipeStore.migrator.migrations.count
    #expect(throws: RecipeStoreError.newer(path, found: 99, known: known)) { try open(.writing) }
    try expectOnlyFile(with: content)
  }

  @Test func `a database made by an edited migration is refused`() throws {
    try makeDatabase()
    try run("UPDATE migrations SET checksum = checksum + 1")
    #expect(throws: RecipeStoreError.editedMigration("v001_create_recipes")) { try open(.writing) }
  }

  @Test func `a truncated database is damaged`() throws {
    try makeDatabase()
    let content = try Data(contentsOf: URL(filePath: path)).prefix(20_000)
    try content.write(to: URL(filePath: path))
    #expect(throws: RecipeStoreError.damaged(path)) { try open(.writing).titles() }
  }

  @Test(.enabled(if: getuid() != 0, "root may write everything"))
  func `a file that may not be written can be read and not be written`() throws {
    try makeDatabase()
    chmod(path, 0o400)
    #expect(try open(.reading).titles() == ["Soup"])
    #expect(throws: RecipeStoreError.noPermission(path)) { try open(.writing) }
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a file that may not be read is an error that names it`() throws {
    try makeDatabase()
    chmod(path, 0)
    #expect(throws: RecipeStoreError.noPermission(path)) { try open(.reading) }
    #expect(throws: RecipeStoreError.noPermission(path)) { try open(.writing) }
  }

  @Test(.enabled(if: getuid() != 0, "root may write everything"))
  func `a file in a folder that may not be written can be read`() throws {
    try makeDatabase()
    chmod(folder.url.path, 0o500)
    #expect(try open(.reading).titles() == ["Soup"])
    let store = try open(.writing)
    #expect(throws: RecipeStoreError.noPermission(path)) { try store.setFavorite([1], true) }
    #expect(throws: RecipeStoreError.cannotCreate(folder.path("new"))) { try open(.writing, folder.path("new")) }
  }

  @Test func `a full disk changes nothing`() throws {
    let store = try makeDatabase()
    let content = try Data(contentsOf: URL(filePath: path))
    try store.connection.execute("PRAGMA max_page_count = 1")
    #expect(throws: RecipeStoreError.diskFull) {
      try store.add(RecipeDraft(title: "Long", directions: String(repeating: "Stir.\n", count: 10_000)))
    }
    try expectOnlyFile(with: content)
    #expect(try store.titles() == ["Soup"])
  }

  @Test func `a writer that waits too long fails with advice to try again`() throws {
    try makeDatabase()
    let other = try Connection(.file(path))
    var environment = testEnvironment()
    environment.busyTimeout = .zero
    let store = try RecipeStore(at: .file(path, isDefault: false), environment: environment)
    try other.transaction {
      _ = #expect(throws: RecipeStoreError.busy) { try store.setFavorite([1], true) }
    }
    #expect(try store.setFavorite([1], true) == .updated([1]))
  }

  @discardableResult
  private func makeDatabase() throws -> RecipeStore {
    let store = try open(.writing)
    try store.add(RecipeDraft(title: "Soup"))
    return store
  }

  private func open(_ access: StoreAccess, _ path: String? = nil) throws -> RecipeStore {
    try RecipeStore(at: .file(path ?? self.path, isDefault: false), access: access, environment: testEnvironment())
  }

  /// What another program does to the file.
  private func run(_ script: String) throws {
    try Connection(.file(path), access: .create).execute(script)
  }

  private func permissions(of path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as! Int
  }

  private func expectOnlyFile(with content: Data) throws {
    #expect(try Data(contentsOf: URL(filePath: path)) == content)
    #expect(try folder.names == ["recipes.sqlite"])
  }
}
