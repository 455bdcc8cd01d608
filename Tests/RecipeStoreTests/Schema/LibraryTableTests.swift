import Migrations
import SQLite
import Testing

@testable import RecipeStore

/// The tables as `LibraryTable` describes them, next to the schema.
@Suite struct LibraryTableTests {
  private let connection: Connection

  init() throws {
    connection = try Self.database(after: RecipeStore.migrator.migrations.count)
  }

  private static func database(after count: Int) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    let migrations = Array(RecipeStore.migrator.migrations.prefix(count))
    try Migrator(applicationID: 7, migrations: migrations).migrate(connection)
    return connection
  }

  @Test func `every table of the schema is described or derived from others`() throws {
    let names = try connection.query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'recipes_fts_%'"
    ) { $0.text(at: 0) }
    #expect(names.sorted() == (LibraryTable.all.map(\.name) + LibraryTable.derived).sorted())
  }

  @Test(arguments: LibraryTable.all)
  func `the columns, their defaults, the key, and the numbers are those of the schema`(table: LibraryTable) throws {
    let described = (table.columns + (table.isChecksummed ? [.integer("checksum", default: "0")] : [])).enumerated().map
    {
      index, column in
      let storage =
        switch column.storage {
        case .integer: "INTEGER"
        case .text: "TEXT"
        case .blob: "BLOB"
        }
      let isRowID = table.hasRowID && index == 0
      let isNotNull = !column.isNullable && !isRowID
      let hasDefault = column.defaultValue != nil && column.defaultValue != "NULL"
      return "\(column.name) \(storage) \(isNotNull) \(hasDefault ? column.defaultValue! : "") "
        + "\(index < table.keyLength ? index + 1 : 0)"
    }
    let found = try connection.query(
      "SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_xinfo(?1) ORDER BY cid", table.name
    ) { row in
      let isRowID = table.hasRowID && row.int(at: 4) == 1
      return "\(row.text(at: 0)) \(row.text(at: 1)) \(row.bool(at: 2) && !isRowID) \(row.text(at: 3)) \(row.int(at: 4))"
    }
    #expect(found == described)
    let sql = try connection.first("SELECT sql FROM sqlite_schema WHERE name = ?1", table.name) { $0.text(at: 0) } ?? ""
    #expect(sql.contains("AUTOINCREMENT") == table.isNumbered)
  }

  @Test(arguments: LibraryTable.all)
  func `a table refers to what its foreign keys name, and more only where that may be gone`(table: LibraryTable) throws
  {
    let keys = try connection.query(
      "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?1) ORDER BY id DESC", table.name
    ) { LibraryTable.Reference(column: $0.text(at: 0), table: $0.text(at: 1)) }
    #expect(table.refersTo.filter { !$0.mayBeGone } == keys)
    for reference in table.refersTo { #expect(LibraryTable.named(reference.table)?.isNumbered == true) }
  }

  /// Recording, undoing, and repairing rely on it.
  @Test func `those that refer to others come before these`() throws {
    let places = Dictionary(uniqueKeysWithValues: LibraryTable.all.enumerated().map { ($1.name, $0) })
    for table in LibraryTable.all {
      for reference in table.refersTo { #expect(places[table.name]! < places[reference.table]!) }
    }
  }

  @Test(arguments: LibraryTable.recorded)
  func `a table has had its columns since the migration that it names, or the history came then`(
    table: LibraryTable
  ) throws {
    func columns(after count: Int) throws -> [String] {
      try Self.database(after: count).query(
        "SELECT name, type, pk FROM pragma_table_xinfo(?1) WHERE name <> 'checksum' ORDER BY cid", table.name
      ) { row in (0..<3).map { row.text(at: $0) }.joined(separator: " ") }
    }
    let count = RecipeStore.migrator.migrations.count
    let present = try columns(after: count)
    let firstLikePresent = try (1...count).first { try columns(after: $0) == present }
    let firstWithHistory = 1 + RecipeStore.migrator.migrations.firstIndex { $0.identifier == "v004_keep_history" }!
    #expect(table.recordedSince == max(firstLikePresent!, firstWithHistory))
  }

  @Test func `every recorded table comes over from a damaged file row by row, or in a way of its own`() {
    let apart = LibraryTable.recorded.filter { if case .byItself = $0.salvage { true } else { false } }
    #expect(Set(apart) == [.recipes, .collections, .collectionMembers, .collectionFilters])
  }

  @Test func `every table has checksums of its own but the history's pieces, and what the sidebar shows`() {
    #expect(LibraryTable.all.filter { $0.checksumColumn == nil } == [.sidebarExpansion, .historyPieces])
  }

  @Test(arguments: LibraryTable.all.filter(\.isChecksummed))
  func `a table has had its checksums since the migration that it names`(table: LibraryTable) throws {
    let sql = "SELECT 1 FROM pragma_table_info(?1) WHERE name = 'checksum'"
    let first = try (1...RecipeStore.migrator.migrations.count).first { count in
      try Self.database(after: count).first(sql, table.name) { _ in } != nil
    }
    #expect(table.checksummedSince == first)
  }
}
