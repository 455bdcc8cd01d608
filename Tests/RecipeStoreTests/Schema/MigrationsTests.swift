import Foundation
import Migrations
import SQLite
import Testing

@testable import RecipeStore

@Suite struct MigrationsTests {
  private static let folder = packageFolder.appending(path: "Migrations")

  @Test func `the list names the files of the folder in their order`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "Steps").path)
    #expect(Migrations.all.map { $0.identifier + ".sql" } == files.sorted())
  }

  @Test(arguments: Migrations.all.map(\.identifier))
  func `embedded resources equal their files`(identifier: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "Steps/\(identifier).sql"), encoding: .utf8)
    #expect(Migrations.all.first { $0.identifier == identifier }?.sql == text)
  }

  /// `schema.sql` is what a file's schema is compared with when it is opened, and what to read to know the tables.
  @Test func `the migrations make the schema that schema.sql describes`() throws {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    try RecipeStore.migrator.migrate(connection)
    let schema = try connection.schemaText()
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try schema.write(to: Self.folder.appending(path: "schema.sql"), atomically: true, encoding: .utf8)
      Issue.record("recorded schema.sql; run again without RECORD_GOLDEN")
    } else {
      #expect(Migrations.schema == schema)
    }
  }

  @Test func `no table cascades or has unique positions, and all declare their keys, as undo needs`() throws {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    try RecipeStore.migrator.migrate(connection)
    for table in LibraryTable.recorded.map(\.name) {
      let actions = try connection.query("SELECT on_update, on_delete FROM pragma_foreign_key_list(?1)", table) {
        [$0.text(at: 0), $0.text(at: 1)]
      }
      #expect(actions.allSatisfy { $0 == ["NO ACTION", "NO ACTION"] })
      let unique = try connection.query(
        """
        SELECT columns.name FROM pragma_index_list(?1) AS indexes, pragma_index_info(indexes.name) AS columns
        WHERE indexes."unique"
        """, table
      ) { $0.text(at: 0) }
      #expect(!unique.contains("position"))
      let keys = try connection.first("SELECT count(*) FROM pragma_table_info(?1) WHERE pk > 0", table) {
        $0.int(at: 0)
      }
      #expect(keys! > 0)
    }
  }
}
