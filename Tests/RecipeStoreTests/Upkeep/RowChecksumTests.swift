import Foundation
import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Checksums of the rows that are not recipes.
@Suite struct RowChecksumTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.fillAllTables()
  }

  private static let checksummed = LibraryTable.all.filter(\.isChecksummed)

  private func altered() throws -> [AlteredRow] {
    try store.connection.alteredRows(in: LibraryTable.all)
  }

  @Test func `each table with checksums has rows in this test, all of them with one`() throws {
    for table in Self.checksummed {
      let counts = try store.connection.first("SELECT count(*), count(nullif(checksum, 0)) FROM \(table.name)") {
        [$0.int(at: 0), $0.int(at: 1)]
      }
      #expect(counts?[0] ?? 0 > 0, "\(table.name)")
      #expect(counts?[0] == counts?[1], "\(table.name)")
    }
    #expect(try altered() == [])
  }

  @Test(arguments: checksummed)
  func `a flip of any bit of any column is found, and names the row`(table: LibraryTable) throws {
    let connection = store.connection
    connection.enforcesForeignKeys = false
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    for column in table.columns where table.checksummed.contains(column.name) {
      try flipEachBit(of: column, in: table) { bit in
        let found = try altered().map(\.table)
        #expect(found == [table], "\(table.name).\(column.name), bit \(bit)")
      }
    }
  }

  /// Flips the bits of a column of the table's first row, one after the other, and puts each back.
  private func flipEachBit(
    of column: LibraryTable.Column, in table: LibraryTable, _ check: (_ bit: Int) throws -> Void
  ) throws {
    let connection = store.connection
    let name = column.name
    let keys = table.key.map(\.name)
    let first = "SELECT \(keys.joined(separator: ", ")) FROM \(table.name) ORDER BY 1 LIMIT 1"
    let isRow = "(\(keys.joined(separator: ", "))) = (\(first))"
    let stored = try #require(
      try connection.first("SELECT typeof(\(name)), \(name), CAST(\(name) AS BLOB) FROM \(table.name) WHERE \(isRow)") {
        (type: $0.text(at: 0), number: $0.int(at: 1), bytes: $0.bytes(at: 2))
      })
    for bit in 0..<(stored.type == "integer" ? 64 : stored.bytes.count * 8) {
      try connection.execute("SAVEPOINT flip")
      if stored.type == "integer" {
        _ = try connection.run("UPDATE \(table.name) SET \(name) = ?1 WHERE \(isRow)", stored.number ^ 1 << bit)
      } else {
        var bytes = stored.bytes
        bytes[bit / 8] ^= 1 << (bit % 8)
        let value = stored.type == "blob" ? "?1" : "CAST(?1 AS TEXT)"
        _ = try connection.run("UPDATE \(table.name) SET \(name) = \(value) WHERE \(isRow)", bytes)
      }
      try check(bit)
      try connection.execute("ROLLBACK TO flip; RELEASE flip")
    }
  }

  @Test func `every row is what was saved, after every kind of change, its undoing, and its redoing`() throws {
    let day = try #require(CalendarDay("2026-11-30"))
    let meals = try store.mealPlan(day.adding(days: -20)...day).meals
    let keys = try store.shoppingList().items.map(\.id)
    try store.renameCollection("Soups 1", to: "Stews")
    try store.renameAisle("Cellar 1", to: "Attic")
    try store.moveAisle("Attic", to: .top)
    try store.tickShoppingItems([keys[0]], true)
    try store.moveShoppingItems([keys[1]], toAisle: 3)
    try store.addToShoppingList([(1, Rational(2))])
    try store.movePlannedMeals([meals[0].id], to: day, meal: "lunch")
    try store.addCooking(Cooking(on: CalendarDay("2026-11-20")!, stars: 5, note: "again"), of: [2])
    try store.rate([1], nil)
    try store.removeFromPantry(["salt qbbba"])
    try store.moveCollection("Stews", to: .top)
    try store.delete([2])
    #expect(try altered() == [])
    let steps = try store.history().count
    for _ in 1...steps {
      try store.undo()
      #expect(try altered() == [])
    }
    for _ in 1...steps {
      try store.redo()
      #expect(try altered() == [])
    }
  }

  @Test func `an older step that is undone by itself leaves rows with their checksums`() throws {
    try store.renameAisle("Cellar 1", to: "Attic")
    let renamed = try store.history()[0].id
    try store.moveAisle("Attic", to: .top)
    try store.undo(step: renamed, command: "undo")
    #expect(try store.connection.query("SELECT name FROM aisles WHERE name = 'Cellar 1'") { $0.text(at: 0) }.count == 1)
    #expect(try altered() == [])
  }

  @Test func `a row that something else has changed stays known as such when only its place changes`() throws {
    try store.connection.execute("UPDATE aisles SET name = 'Cellar 7' WHERE name = 'Cellar 1'")
    try store.moveAisle("Cellar 7", to: .top)
    #expect(try altered().map(\.subject) == [#"the aisle "Cellar 7""#])
    try store.renameAisle("Cellar 7", to: "Cellar 1")
    #expect(try altered() == [])
  }

  @Test func `a copy under another key has a checksum, and is as altered as the row was`() throws {
    try store.connection.run(LibraryTable.pantry.copyingUnderKey, "salt qbbba", "sult")
    #expect(try altered() == [])
    try store.connection.execute("UPDATE pantry SET name = 'sugar' WHERE key = 'sult'")
    try store.connection.run(LibraryTable.pantry.copyingUnderKey, "sult", "salz")
    #expect(try altered().count == 2)
  }

  @Test func `steps from before members had checksums are undone and redone, and rows have one afterwards`() throws {
    let folder = try TemporaryFolder()
    let location = StoreLocation.file(folder.path("recipes.sqlite"), isDefault: false)
    let version = LibraryTable.collectionMembers.checksummedSince! - 1
    let older = try RecipeStore(at: location, environment: testEnvironment())
    try older.add([RecipeDraft(title: "Soup", collections: ["Soups", "Quick"])])
    try older.makeOlder(after: version)
    let edit = "UPDATE collection_members SET ordinal = 1 - ordinal"
    try record(edit, in: .collectionMembers, as: 2, version, on: older.connection)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    func collections() throws -> [String]? { try store.recipe(with: 1)?.collections }
    #expect(try collections() == ["Quick", "Soups"])
    for _ in 1...2 {
      try store.undo()
      #expect(try collections() == ["Soups", "Quick"])
      #expect(try store.connection.alteredRows() == [])
      try store.redo()
      #expect(try collections() == ["Quick", "Soups"])
      #expect(try store.connection.alteredRows() == [])
    }
    let withoutChecksum = "SELECT count(*) FROM collection_members WHERE checksum = 0"
    #expect(try store.connection.first(withoutChecksum) { $0.int(at: 0) } == 0)
  }

  @Test func `the order of a recipe's collections that something else has changed is as saved once it is written`()
    throws
  {
    try store.update(1, to: RecipeDraft(title: "Soup", collections: ["Soups 1", "Quick"]))
    try store.connection.execute("UPDATE collection_members SET ordinal = 9 WHERE recipe_id = 1 AND ordinal = 0")
    #expect(try altered().map(\.subject) == ["a collection of recipe 1"])
    try store.move([1], to: .top, in: .collection("Quick"))
    #expect(try altered().map(\.subject) == ["a collection of recipe 1"])
    try store.update(1, to: RecipeDraft(title: "Soup", collections: ["Soups 1", "Quick"]))
    #expect(try altered() == [])
  }

  @Test func `steps from before there were checksums are undone and redone, and rows have one afterwards`() throws {
    let folder = try TemporaryFolder()
    let location = StoreLocation.file(folder.path("recipes.sqlite"), isDefault: false)
    try makeOlderLibrary(at: location.path)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try store.undo().steps.map(\.command) == ["shop aisles add"])
    #expect(try store.connection.first("SELECT 1 FROM aisles WHERE name = 'Barn'") { _ in } == nil)
    try store.redo()
    let checksum = try store.connection.first("SELECT checksum FROM aisles WHERE name = 'Barn'") { $0.int(at: 0) }
    #expect(checksum != nil && checksum != 0)
    #expect(try store.connection.alteredRows(in: LibraryTable.all) == [])
  }

  /// A library of the version before, with one step of its history, which adds an aisle.
  private func makeOlderLibrary(at path: String) throws {
    let version = LibraryTable.aisles.checksummedSince! - 1
    let older = try Connection(.file(path), access: .create)
    try older.createRecipeFunctions()
    try Migrator(
      applicationID: RecipeStore.applicationID, migrations: Array(RecipeStore.migrator.migrations.prefix(version))
    ).migrate(older)
    let insert = "INSERT INTO aisles (key, name, position) VALUES ('barn', 'Barn', 5)"
    try record(insert, in: .aisles, as: 1, version, on: older)
  }

  /// Changes a table of an older library, as a step of its history.
  private func record(
    _ sql: String, in table: LibraryTable, as step: Int, _ version: Int, on older: Connection
  ) throws {
    let recorded = RecordedBytes()
    try older.transaction {
      try older.recordChanges(to: [table.name], in: recorded) { try older.execute(sql) }
      let bytes = recorded.bytes
      try older.run(
        """
        INSERT INTO history_steps (id, made_at, command, schema_version, size, total_size)
        VALUES (?1, 1, 'shop aisles add', ?2, ?3, ?3)
        """, step, version, bytes.count)
      try older.run(HistoryPiecesTable.insert, step, 0, 0, bytes, Checksum.of(bytes))
    }
  }

  private final class RecordedBytes: ChangesetOutput {
    private(set) var bytes: [UInt8] = []

    func append(_ more: UnsafeRawBufferPointer) { bytes += more }
    func endChangeset() {}
  }

  @Test func `a backup, its restoring, and a repair name what something else has changed`() throws {
    let folder = try TemporaryFolder()
    let location = StoreLocation.file(folder.path("recipes.sqlite"), isDefault: false)
    let store = try RecipeStore(at: location, environment: testEnvironment())
    try store.fillAllTables()
    let copy = folder.path("copy.sqlite")
    try store.backUp(to: copy)
    let flip = "UPDATE cookings SET note = 'lets salt 1' WHERE id = 1"
    let backup = try Connection(.file(copy))
    try backup.execute(flip)
    let refusal = RecipeStoreError.alteredRows(["a cooking of recipe 1"])
    #expect(refusal.description == "a cooking of recipe 1 differs from what was saved")
    #expect(throws: refusal) { try RecipeStore.checkBackup(copy, environment: testEnvironment()) }
    #expect(throws: refusal) { try RecipeStore.restore(copy, into: location, environment: testEnvironment()) }
    try store.connection.execute(flip)
    #expect(throws: refusal) { try store.backUp(to: folder.path("second.sqlite")) }
    let doctor = try Doctor(of: location, environment: testEnvironment())
    let problems = try doctor.examine().flatMap(\.problems)
    #expect(problems == ["a cooking of recipe 1 differs from what was saved"])
    let left = try doctor.repair(doctor.examine()).checks.flatMap(\.problems)
    #expect(left == problems)
    try store.removeCooking(1, of: 1)
    #expect(try doctor.examine().flatMap(\.problems) == [])
  }
}
