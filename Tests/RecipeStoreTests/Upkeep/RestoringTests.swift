import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct RestoringTests {
  private let folder: TemporaryFolder
  private let path: String
  private let backup: String
  private let location: StoreLocation
  private let kept: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    backup = folder.path("backup.sqlite")
    kept = "\(path).before-restore-20261121T120000Z"
    location = .file(path, isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add([RecipeDraft(title: "Soup", collections: ["Soups"]), RecipeDraft(title: "Stew")])
    try store.backUp(to: backup)
    try store.delete([1])
    try store.add(RecipeDraft(title: "Bread"))
  }

  private let onePixel = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")!)

  private func open(_ path: String) throws -> RecipeStore {
    try RecipeStore(at: .file(path, isDefault: false), access: .reading, environment: testEnvironment())
  }

  private func restore(
    _ backup: String? = nil, environment: StoreEnvironment = testEnvironment()
  ) throws -> RestoreSummary {
    try RecipeStore.restore(backup ?? self.backup, into: location, environment: environment)
  }

  /// Expects that a restore throws `error` and that nothing at all is different then.
  private func expectRefusal(
    _ error: RecipeStoreError, of backup: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try (folder.names, folder.names.map { try folder.contents(of: $0) })
    #expect(throws: error, sourceLocation: sourceLocation) { try restore(backup) }
    #expect(try folder.names == before.0, sourceLocation: sourceLocation)
    #expect(
      try folder.names.map { try folder.contents(of: $0) } == before.1, sourceLocation: sourceLocation
    )
  }

  @Test func `everything is as in the backup, numbers included, and what was there is kept`() throws {
    let present = try Data(contentsOf: URL(filePath: path))
    #expect(try restore() == RestoreSummary(recipes: 2, backup: kept))
    #expect(try open(path).dump() == open(backup).dump())
    #expect(try Data(contentsOf: URL(filePath: kept)) == present)
    #expect(try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions] as? Int == 0o600)
    #expect(try folder.names == ["backup.sqlite", "recipes.sqlite", "recipes.sqlite.before-restore-20261121T120000Z"])
  }

  @Test func `pictures are copied to a folder next to a backup, and restored with it`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    let pictures = try #require(store.pictures)
    let picture = try Picture(onePixel)
    try pictures.add(picture)
    let copy = folder.path("elsewhere.sqlite")
    try store.backUp(to: copy)
    #expect(PictureStore(besides: copy).folder == folder.path("elsewhere-pictures"))
    #expect(PictureStore(besides: copy).picture(named: picture.name) == picture)
    try FileManager.default.removeItem(atPath: pictures.folder)
    _ = try restore(copy)
    #expect(pictures.picture(named: picture.name) == picture)
    _ = try Doctor.recover(location, to: folder.path("saved.sqlite"), environment: testEnvironment())
    #expect(PictureStore(besides: folder.path("saved.sqlite")).names() == [picture.name])
  }

  @Test func `a picture that the disk has changed is named by doctor, and is not backed up`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    let pictures = try #require(store.pictures)
    let picture = try Picture(onePixel)
    try pictures.add(picture)
    let path = pictures.path(of: picture.name)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(filePath: path))
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(checks.flatMap(\.problems) == ["a picture differs from what was saved: \(path)"])
    try store.backUp(to: folder.path("copy.sqlite"))
    #expect(PictureStore(besides: folder.path("copy.sqlite")).names() == [])
  }

  @Test func `a backup and a restore name the pictures that they lack, and replace damaged ones`() throws {
    let store = try RecipeStore(at: location, environment: testEnvironment())
    let pictures = try #require(store.pictures)
    let (first, second) = try (PictureStoreTests.picture(width: 1), PictureStoreTests.picture(width: 2))
    try store.importDrafts([RecipeDraft(title: "Pie", imageNames: [first.name, second.name, "mine"])])
    for picture in [first, second] { try pictures.add(picture) }
    let copy = folder.path("copy.sqlite")
    let id = try #require(try store.backUp(to: copy, replacing: true) == BackupSummary(recipes: 3) ? 4 : nil)
    let copied = PictureStore(besides: copy)
    #expect(copied.names() == [first.name, second.name].sorted())

    // What is damaged in the copy is put right by the next one; what the library lacks stays in the copy.
    try PictureStoreTests.Impostor.otherBytes.take(copied.path(of: first.name))
    try PictureStoreTests.Impostor.pipe.take(pictures.path(of: second.name))
    #expect(try store.backUp(to: copy, replacing: true) == BackupSummary(recipes: 3))
    #expect(copied.heldNames() == [first.name, second.name])

    // A restore puts right what is damaged in the library.
    #expect(try restore(copy).missingPictures == [])
    #expect(pictures.heldNames() == [first.name, second.name])

    try PictureStoreTests.Impostor.nothing.take(copied.path(of: first.name))
    try PictureStoreTests.Impostor.nothing.take(pictures.path(of: first.name))
    try PictureStoreTests.Impostor.folder.take(copied.path(of: second.name))
    try PictureStoreTests.Impostor.fewerBytes.take(pictures.path(of: second.name))
    let lacking = [
      MissingPicture(recipe: id, title: "Pie", name: first.name, fault: .missing),
      MissingPicture(recipe: id, title: "Pie", name: second.name, fault: .damaged),
    ]
    #expect(try store.backUp(to: copy, replacing: true) == BackupSummary(recipes: 3, missingPictures: lacking))
    #expect(try restore(copy).missingPictures == lacking)
  }

  @Test func `a restore can be reverted by restoring the automatic backup`() throws {
    let present = try open(path).dump()
    _ = try restore()
    #expect(try restore(kept).backup == "\(kept)-2")
    #expect(try open(path).dump() == present)
  }

  @Test func `a restore ends the history of the backup, in however many pieces it is`() throws {
    try Connection(.file(backup)).execute(
      """
      WITH RECURSIVE numbers (number) AS (SELECT 100 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
      INSERT INTO history_pieces (step_id, changeset, piece, content, checksum)
      SELECT 1, 0, number, x'00', 0 FROM numbers
      """)
    _ = try restore()
    #expect(try open(path).history().isEmpty)
    let pieces = try Connection(.file(path)).first("SELECT count(*) FROM history_pieces") { $0.int(at: 0) }
    #expect(pieces == 0)
  }

  @Test func `a store that is open sees what is restored, in the same file`() throws {
    let store = try open(path)
    _ = try store.hasChangedElsewhere()
    _ = try restore()
    #expect(try store.hasChangedElsewhere())
    #expect(try store.titles() == ["Soup", "Stew"])
    try store.setFavorite([1], true)
    #expect(try open(path).recipe(with: 1)?.isFavorite == true)
  }

  @Test func `a database that is missing or empty is made, and nothing is kept of it`() throws {
    for content in [nil, Data()] {
      let path = folder.path("new-\(content == nil).sqlite")
      try content?.write(to: URL(filePath: path))
      let restoration = try RecipeStore.restore(
        backup, into: .file(path, isDefault: false), environment: testEnvironment())
      #expect(restoration == RestoreSummary(recipes: 2, backup: nil))
      #expect(try open(path).titles() == ["Soup", "Stew"])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(content != nil || mode == 0o600)
    }
  }

  @Test func `a damaged database is replaced, and kept as it is`() throws {
    var damaged = try Data(contentsOf: URL(filePath: path))
    damaged.replaceSubrange(damaged.pageSize..<2 * damaged.pageSize, with: repeatElement(0xEE, count: damaged.pageSize))
    try damaged.write(to: URL(filePath: path))
    _ = try restore()
    #expect(try open(path).titles() == ["Soup", "Stew"])
    #expect(try Data(contentsOf: URL(filePath: kept)) == damaged)
  }

  @Test func `a backup of an older version is brought up to date, and itself stays as it is`() throws {
    let old = folder.path("old.sqlite")
    let connection = try Connection(.file(old), access: .create)
    try connection.createRecipeFunctions()
    let first = Array(RecipeStore.migrator.migrations.prefix(2))
    try Migrator(applicationID: RecipeStore.applicationID, migrations: first).migrate(connection)
    try connection.execute(
      "INSERT INTO recipes (uuid, position, added_at, title, title_key) VALUES (zeroblob(16), 0, 0, 'Old', 'old')")
    let before = try Data(contentsOf: URL(filePath: old))
    #expect(try RecipeStore.checkBackup(old, environment: testEnvironment()) == 1)
    #expect(try restore(old).recipes == 1)
    #expect(try open(path).titles() == ["Old"])
    #expect(try open(path).connection.alteredRecipes() == [])
    #expect(try Data(contentsOf: URL(filePath: old)) == before)
  }

  @Test func `what is no backup is refused, each for its own reason, and nothing changes`() throws {
    try Data("Tomato soup".utf8).write(to: URL(filePath: folder.path("text")))
    try expectRefusal(.notOurDatabase(folder.path("text")), of: folder.path("text"))
    try Data().write(to: URL(filePath: folder.path("empty")))
    try expectRefusal(.notOurDatabase(folder.path("empty")), of: folder.path("empty"))
    try expectRefusal(.noSuchFile(folder.path("nowhere")), of: folder.path("nowhere"))
    try expectRefusal(.isFolder(folder.url.path), of: folder.url.path)
    try expectRefusal(.isDatabase(path), of: path)
    try Connection(.file(folder.path("other")), access: .create).execute("CREATE TABLE recipes (id)")
    try expectRefusal(.notOurDatabase(folder.path("other")), of: folder.path("other"))
  }

  @Test func `a backup that is damaged, altered or newer is refused, and nothing changes`() throws {
    try Connection(.file(backup)).execute("UPDATE recipes SET servings = '9' WHERE id = 2")
    try expectRefusal(.altered([2]))
    var bytes = try Data(contentsOf: URL(filePath: backup))
    let lastPage = bytes.count - bytes.pageSize
    bytes.replaceSubrange(lastPage..<(lastPage + 96), with: repeatElement(0xEE, count: 96))
    try bytes.write(to: URL(filePath: backup))
    try expectRefusal(.damaged(backup))
    bytes = try Data(contentsOf: URL(filePath: kept(copyOf: path)))
    try bytes.write(to: URL(filePath: backup))
    try Connection(.file(backup)).execute("PRAGMA user_version = 99")
    try expectRefusal(.newer(backup, found: 99, known: RecipeStore.migrator.migrations.count))
  }

  private func kept(copyOf path: String) throws -> String {
    let copy = folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    return copy
  }

  @Test func `a file that is no database is not replaced`() throws {
    try Data("Tomato soup, a long text that is no database.".utf8).write(to: URL(filePath: path))
    try expectRefusal(.notOurDatabase(path))
  }

  @Test func `a restore waits for a writer, and gives up in time`() throws {
    var environment = testEnvironment()
    environment.busyTimeout = .zero
    let other = try Connection(.file(path))
    try other.transaction {
      _ = #expect(throws: RecipeStoreError.busy) { try restore(environment: environment) }
    }
    #expect(try folder.names == ["backup.sqlite", "recipes.sqlite"])
    #expect(try restore(environment: environment).recipes == 2)
  }

  @Test func `a restore that is interrupted changes nothing`() throws {
    var environment = testEnvironment()
    environment.makeUUID = { UUID() }
    let store = try RecipeStore(at: location, environment: environment)
    let long = String(repeating: String(repeating: "x", count: 9_999) + "\n", count: 90)
    for number in 0..<6 { try store.add(RecipeDraft(title: "Long \(number)", directions: long)) }
    let big = folder.path("big.sqlite")
    try store.backUp(to: big)
    try store.delete([4])
    let present = try Data(contentsOf: URL(filePath: path))
    var isStopping = false
    environment.shouldStop = { isStopping }
    #expect(throws: RecipeStoreError.interrupted) {
      try RecipeStore.restore(big, into: location, environment: environment) { _, _ in isStopping = true }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == present)
    #expect(try !folder.names.contains { $0.contains("partial") || $0.hasSuffix("journal") })
  }

  private func alterBackup(_ sql: String) throws {
    let connection = try Connection(.file(backup))
    try connection.createRecipeFunctions()
    connection.enforcesForeignKeys = false
    try connection.withWritableSchema { try connection.execute(sql) }
  }

  @Test(arguments: [
    "DELETE FROM recipes_fts_data WHERE id = 10", "DROP TABLE recipes_fts_idx", "DELETE FROM recipes_fts_config",
    "UPDATE recipes_fts_config SET v = 'bm25(1.0, 3.0' WHERE k = 'rank'",
    "UPDATE recipes_fts_config SET v = 77 WHERE k = 'version'",
    "INSERT INTO recipes_fts (recipes_fts, rowid, title) VALUES ('delete', 1, 'soup')",
    "UPDATE library_counts SET recipes = 9", "DELETE FROM library_counts", "DELETE FROM added_counts",
    "UPDATE collection_counts SET recipes = \(Int.max)", "UPDATE recipes SET title_key = 'x' WHERE id = 2",
    "UPDATE recipes SET position = \(Int.max)", "UPDATE sqlite_sequence SET seq = \(Int.max)",
    "DELETE FROM sqlite_sequence", "INSERT INTO history_steps VALUES (\(Int.max), 0, 'x', 8, 0, NULL, 0, 0, 0)",
    "UPDATE history_steps SET total_size = \(Int.max)",
  ])
  func `derived data of a backup is rebuilt in the restored library`(sql: String) throws {
    try alterBackup(sql)
    #expect(try restore().recipes == 2)
    let checks = try Doctor(of: location, environment: testEnvironment()).examine()
    #expect(checks.allSatisfy { $0.isOK }, "\(checks.filter { !$0.isOK })")
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.titles() == ["Soup", "Stew"])
    #expect(try store.search("soup").map(\.id) == [1])
    var draft = RecipeDraft(title: "Bread", collections: ["New"])
    draft.uuid = UUID()
    #expect(try store.add(draft).inserted == [3])
  }

  @Test(arguments: [
    "DELETE FROM collections",
    "INSERT INTO collection_members (recipe_id, collection_id, position, ordinal) VALUES (9, 1, 0, 0)",
    "UPDATE recipes SET id = \(Int.max) WHERE id = 2; INSERT INTO recipes_fts (recipes_fts) VALUES ('rebuild')",
  ])
  func `a backup in which anything else is wrong is refused`(sql: String) throws {
    try alterBackup(sql)
    try expectRefusal(.damaged(backup))
  }
}
