import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// What happens to a person's database when a later version of the program opens it.
@Suite struct MigratingTests {
  private let folder: TemporaryFolder
  private let location: StoreLocation
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    location = .file(path, isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add(RecipeDraft(title: "Soup", ingredients: "water"))
  }

  private func later(_ sql: String) -> Migrator {
    Migrator(
      applicationID: RecipeStore.applicationID,
      migrations: RecipeStore.migrator.migrations + [Migration(identifier: "v999_later", sql: sql)])
  }

  @Test func `a backup is made before the first pending migration, and named`() throws {
    var backups: [String] = []
    var environment = testEnvironment()
    environment.onMigration = { backups.append($0) }
    let migrator = later("ALTER TABLE recipes ADD COLUMN yield TEXT NOT NULL DEFAULT ''")
    _ = try RecipeStore.open(location, access: .reading, environment: environment, migrator: migrator)
    #expect(backups == ["\(path).before-v999_later"])
    let backup = try RecipeStore(at: .file(backups[0], isDefault: false), environment: testEnvironment())
    #expect(try backup.titles() == ["Soup"])
    #expect(try FileManager.default.attributesOfItem(atPath: backups[0])[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a migrated database opens again without another backup`() throws {
    let migrator = later("CREATE TABLE later (x)")
    _ = try RecipeStore.open(location, access: .writing, environment: testEnvironment(), migrator: migrator)
    try FileManager.default.removeItem(atPath: "\(path).before-v999_later")
    let connection = try RecipeStore.open(
      location, access: .writing, environment: testEnvironment(), migrator: migrator)
    #expect(try connection.userVersion() == RecipeStore.migrator.migrations.count + 1)
    #expect(try folder.names == ["recipes.sqlite"])
  }

  @Test func `a new database is made without a backup`() throws {
    let path = folder.path("new.sqlite")
    _ = try RecipeStore.open(
      .file(path, isDefault: false), access: .writing, environment: testEnvironment(), migrator: later("SELECT 1"))
    #expect(
      try folder.names == ["new.sqlite", "recipes.sqlite"])
  }

  @Test func `a migration that fails leaves the database as it was`() throws {
    let content = try Data(contentsOf: URL(filePath: path))
    #expect(throws: RecipeStoreError.self) {
      try RecipeStore.open(
        location, access: .writing, environment: testEnvironment(), migrator: later("CREATE TABLE x (y); nonsense"))
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == content)
  }

  @Test func `an older database with a schema that is not ours is refused before it is migrated`() throws {
    try Connection(.file(path)).execute(
      "CREATE TRIGGER extra AFTER INSERT ON migrations BEGIN DELETE FROM recipes; END")
    let content = try Data(contentsOf: URL(filePath: path))
    let error = #expect(throws: RecipeStoreError.self) {
      try RecipeStore.open(
        location, access: .writing, environment: testEnvironment(), migrator: later("CREATE TABLE x (y)"))
    }
    guard case .holdsForeign = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == content)
  }
}
