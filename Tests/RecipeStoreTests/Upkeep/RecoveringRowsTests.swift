import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// The rows that are not recipes, saved of databases of which parts are gone.
@Suite struct RecoveringRowsTests {
  private let folder: TemporaryFolder
  private let path: String
  private let saved: String
  private let location: StoreLocation

  /// Several pages of each table that grows without end.
  private static let rowsEach = 40

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    saved = folder.path("saved.sqlite")
    location = .file(path, isDefault: false)
    try Self.content.write(to: URL(filePath: path))
  }

  /// A file with rows in all tables.
  private static let content: Data = {
    let folder = try! TemporaryFolder()
    let path = folder.path("recipes.sqlite")
    let store = try! RecipeStore(at: .file(path, isDefault: false), environment: testEnvironment())
    try! store.connection.execute("PRAGMA page_size = 1024; VACUUM")
    try! store.fillAllTables(rowsEach: rowsEach)
    return try! Data(contentsOf: URL(filePath: path))
  }()

  private static let salvaged = LibraryTable.all.filter { if case .rows = $0.salvage { true } else { false } }

  private func recover() throws -> Recovery {
    try? FileManager.default.removeItem(atPath: saved)
    return try Doctor.recover(location, to: saved, environment: testEnvironment())
  }

  /// The rows of a table in a database, as text, by their keys.
  private func rows(of table: LibraryTable, in path: String) throws -> [String: String] {
    let connection = try Connection(.file(path))
    let rows = try connection.query("SELECT * FROM \(table.name)") { row in
      (0..<row.columnCount).map { row.text(at: $0) }
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.prefix(table.keyLength).joined(separator: "|"), "\($0)") })
  }

  /// The leaf pages of a table, with the number of rows on each.
  private func leaves(of table: LibraryTable) throws -> [(page: Int, cells: Int)] {
    try Connection(.file(path)).query(
      "SELECT pageno, ncell FROM dbstat WHERE name = ?1 AND pagetype = 'leaf'", table.name
    ) { ($0.int(at: 0), $0.int(at: 1)) }
  }

  private func edit(_ sql: String) throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    connection.enforcesForeignKeys = false
    try connection.execute("PRAGMA ignore_check_constraints = ON; " + sql)
  }

  @Test func `all rows of an intact database come over under their numbers`() throws {
    let recovery = try recover()
    #expect(recovery.isWhole)
    for table in Self.salvaged {
      let originals = try rows(of: table, in: path)
      #expect(originals.count >= Self.rowsEach, "\(table.name)")
      // A timer has no number that anything names.
      if table != .runningTimers { #expect(try rows(of: table, in: saved) == originals, "\(table.name)") }
    }
    let checks = try Doctor(of: .file(saved, isDefault: false), environment: testEnvironment()).examine()
    #expect(checks.flatMap(\.problems) == [])
  }

  /// Every page of each table and of each of its indexes in turn.
  @Test(arguments: salvaged)
  func `whatever page of a table is gone, the rows that come over are true, and those lost are counted`(
    table: LibraryTable
  ) throws {
    let intact = try Data(contentsOf: URL(filePath: path))
    let originals = try rows(of: table, in: path)
    let pages = try pages(of: table)
    #expect(!pages.isEmpty)
    for page in pages {
      try zero(page, of: intact)
      let recovery = try recover()
      let found = try rows(of: table, in: saved)
      let missing = originals.count - found.count
      let lost = recovery.lostRows.filter { $0.noun == table.noun }
      if missing > 0 {
        let isSaid = lost.contains { $0.count == nil || $0.count! >= missing }
        #expect(isSaid, "\(table.name), page \(page): \(missing) lost, \(lost)")
      }
      // A lost aisle of the program is made again.
      for count in lost where count.count != nil && !count.isAtMost && table != .aisles {
        #expect(count.count! <= missing, "\(table.name), page \(page): \(missing) lost, \(lost)")
      }
      if table != .runningTimers && table != .aisles {
        for (key, row) in found { #expect(originals[key] == row, "\(table.name), page \(page)") }
      }
      #expect(recovery.alteredRows == [])
      #expect(!lost.isEmpty || missing == 0)
      let doctor = try Doctor(of: location, environment: testEnvironment())
      let problems = try doctor.examine().flatMap(\.problems)
      #expect(!problems.isEmpty, "\(table.name), page \(page)")
      if missing > 0 { #expect(problems.contains("not all \(table.noun.plural) can be read"), "page \(page)") }
    }
  }

  @Test func `a bit that flips in the order of a recipe's collections is said`() throws {
    try edit("UPDATE collection_members SET ordinal = ordinal + 4 WHERE recipe_id = 7")
    let recovery = try recover()
    #expect(recovery.alteredRows.map(\.description) == ["1 place in a collection"])
    #expect(recovery.lostRows == [])
  }

  @Test(arguments: [LibraryTable.collections, .collectionFilters, .collectionMembers])
  func `whatever page of the collections is gone, a recovery that differs says so`(table: LibraryTable) throws {
    let intact = try Data(contentsOf: URL(filePath: path))
    let tables = [LibraryTable.collections, .collectionFilters]
    let originals = try contents(of: tables, in: path)
    let pages = try pages(of: table)
    #expect(!pages.isEmpty)
    for page in pages {
      try zero(page, of: intact)
      let recovery = try recover()
      if try contents(of: tables, in: saved) != originals { #expect(!recovery.isWhole, "\(table.name), page \(page)") }
    }
  }

  /// A bit in the header of a row, or in the number before it.
  @Test(arguments: [LibraryTable.shoppingItems, .plannedMeals, .planRules, .ownFoods, .cookings, .pantry])
  func `whatever bit of a row's header flips, a recovery that differs says so`(table: LibraryTable) throws {
    var random = SeededGenerator(seed: 11)
    let intact = try Data(contentsOf: URL(filePath: path))
    let originals = try rows(of: table, in: path)
    let leaves = try leaves(of: table)
    var differing = 0
    for _ in 0..<40 {
      let leaf = leaves.randomElement(using: &random)!
      let start = (leaf.page - 1) * 1024
      let isOfIndexKind = intact[start] == 10
      let pointer = start + 8 + 2 * Int.random(in: 0..<leaf.cells, using: &random)
      let cell = start + (Int(intact[pointer]) << 8 | Int(intact[pointer + 1]))
      var bytes = intact
      bytes[cell + Int.random(in: 0..<(isOfIndexKind ? 2 : 3), using: &random)] ^=
        1 << UInt8.random(in: 0..<8, using: &random)
      try bytes.write(to: URL(filePath: path))
      guard let recovery = try? recover() else { continue }
      guard try rows(of: table, in: saved) != originals else { continue }
      differing += 1
      #expect(!recovery.isWhole, "byte \(cell)")
    }
    #expect(differing > 5)
  }

  /// Half of a page is zeros, as where a disk has lost a block of it.
  @Test(arguments: [LibraryTable.shoppingItems, .pantry, .ratings, .ownFoods, .shoppingMarks])
  func `of a page that is half gone it is not said that fewer rows are lost than are`(table: LibraryTable) throws {
    let intact = try Data(contentsOf: URL(filePath: path))
    let originals = try rows(of: table, in: path)
    for page in try leaves(of: table).map(\.page) {
      var bytes = intact
      bytes.replaceSubrange(page * 1024 - 512..<page * 1024, with: repeatElement(0, count: 512))
      try bytes.write(to: URL(filePath: path))
      let recovery = try recover()
      let missing = originals.count - (try rows(of: table, in: saved).count)
      let lost = recovery.lostRows.filter { $0.noun == table.noun }
      let isSaid = lost.contains { $0.count == nil || $0.count! >= missing }
      #expect(missing == 0 || isSaid, "page \(page): \(missing) lost, \(lost)")
    }
  }

  @Test func `of a page of members that is half gone all come over from the index`() throws {
    let intact = try Data(contentsOf: URL(filePath: path))
    let originals = try Set(rows(of: .collectionMembers, in: path).keys)
    let leaves = try Connection(.file(path)).query(
      "SELECT pageno FROM dbstat WHERE name = 'collection_members' AND pagetype = 'leaf'"
    ) { $0.int(at: 0) }
    for page in leaves {
      var bytes = intact
      bytes.replaceSubrange(page * 1024 - 512..<page * 1024, with: repeatElement(0, count: 512))
      try bytes.write(to: URL(filePath: path))
      let recovery = try recover()
      #expect(!recovery.isWhole, "page \(page)")
      #expect(try Set(rows(of: .collectionMembers, in: saved).keys) == originals, "page \(page)")
    }
  }

  @Test func `a file from before there was a table is looked at as well`() throws {
    try edit("DROP TABLE parted_recipes")
    let page = try #require(
      try Connection(.file(path)).first(
        "SELECT pageno FROM dbstat WHERE name = 'shopping_items' AND pagetype = 'leaf' AND ncell > 2"
      ) { $0.int(at: 0) })
    var bytes = try Data(contentsOf: URL(filePath: path))
    let start = (page - 1) * 1024
    let cell = start + (Int(bytes[start + 8]) << 8 | Int(bytes[start + 9]))
    // The number of the page's first row, which is more than that of the next one then.
    bytes[cell + 1] ^= 0x40
    try bytes.write(to: URL(filePath: path))
    #expect(try recover().lostRows.map(\.description) == ["some lines of the shopping list"])
  }

  /// What a page of another table says is read as rows of this one.
  @Test func `whatever pages of two tables change places, a recovery that differs says so`() throws {
    var random = SeededGenerator(seed: 7)
    let intact = try Data(contentsOf: URL(filePath: path))
    // A timer has no number that anything names.
    let tables = Self.salvaged.filter { $0 != .runningTimers } + [.recipes, .collections, .collectionFilters]
    let originals = try contents(of: tables, in: path)
    let pages = try tables.map(pages(of:))
    var differing = 0
    for _ in 0..<60 {
      let pair = pages.shuffled(using: &random).prefix(2).map { $0.randomElement(using: &random)! }
      let (one, other) = (pair[0], pair[1])
      try swap(one, other, of: intact)
      guard let recovery = try? recover() else { continue }
      if try contents(of: tables, in: saved) != originals {
        differing += 1
        #expect(!recovery.isWhole, "pages \(one) and \(other)")
      }
    }
    #expect(differing > 20)
  }

  @Test func `rows of another table with as many columns are not taken for unaltered`() throws {
    let intact = try Data(contentsOf: URL(filePath: path))
    let (one, other) = (try pages(of: .shoppingItems), try pages(of: .shoppingNumbers))
    for (page, replacement) in zip(one, other) {
      try swap(page, replacement, of: intact)
      guard let recovery = try? recover() else { continue }
      #expect(!recovery.isWhole, "pages \(page) and \(replacement)")
    }
  }

  /// The table that has the row's page by now has no checksums.
  @Test func `an own food that is read as a row of an empty sidebar is not lost without a word`() throws {
    try edit("DELETE FROM sidebar_expansion; DELETE FROM own_foods WHERE key <> (SELECT min(key) FROM own_foods)")
    let intact = try Data(contentsOf: URL(filePath: path))
    let food = try #require(try pages(of: .ownFoods).first)
    for page in try pages(of: .sidebarExpansion) {
      try swap(food, page, of: intact)
      #expect(try !recover().isWhole)
    }
  }

  @Test(arguments: Self.salvaged)
  func `whatever half of a page of a table is garbage, a recovery that differs says so`(table: LibraryTable) throws {
    var random = SeededGenerator(seed: 11)
    let intact = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let originals = try contents(of: [table], in: path)
    for page in try pages(of: table).shuffled(using: &random).prefix(4) {
      var bytes = intact
      let start = (page - 1) * 1024 + Int.random(in: 0...1, using: &random) * 512
      for index in start..<start + 512 { bytes[index] = .random(in: 0...255, using: &random) }
      try Data(bytes).write(to: URL(filePath: path))
      guard let recovery = try? recover(), table != .runningTimers else { continue }
      if try contents(of: [table], in: saved) != originals { #expect(!recovery.isWhole, "page \(page)") }
    }
  }

  @Test func `of a table whose only page is garbage, as many rows as there were are lost at most`() throws {
    let connection = try Connection(.file(path))
    try connection.execute("DELETE FROM shopping_items WHERE id > 1")
    let page = try #require(
      try connection.first("SELECT rootpage FROM sqlite_schema WHERE name = 'shopping_items'") { $0.int(at: 0) })
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    for index in page * 1024 - 512..<page * 1024 { bytes[index] = 0x3C }
    try Data(bytes).write(to: URL(filePath: path))
    let lost = try recover().lostRows
    #expect(lost.map(\.description) == ["up to \(Self.rowsEach) lines of the shopping list"])
  }

  /// The rows on the other pages are then led to by nothing; SQLite's own check does not miss the pages.
  @Test(arguments: LibraryTable.all)
  func `whatever page of a table changes places with its first one, a recovery that differs says so`(
    table: LibraryTable
  ) throws {
    let intact = try Data(contentsOf: URL(filePath: path))
    let originals = try contents(of: [table], in: path)
    let first = try #require(
      try Connection(.file(path)).first("SELECT rootpage FROM sqlite_schema WHERE name = ?1", table.name) {
        $0.int(at: 0)
      })
    for page in try pages(of: table).filter({ $0 != first }).prefix(4) {
      try swap(first, page, of: intact)
      guard let recovery = try? recover() else { continue }
      if table != .runningTimers, try contents(of: [table], in: saved) != originals {
        #expect(!recovery.isWhole, "page \(page)")
      }
      let problems = try Doctor(of: location, environment: testEnvironment()).examine().flatMap(\.problems)
      #expect(!problems.isEmpty, "page \(page)")
    }
  }

  @Test func `rows on a page that changed places with one of an empty index are said to be lost`()
    throws
  {
    let connection = try Connection(.file(path))
    try connection.execute("DELETE FROM own_foods WHERE key > (SELECT min(key) FROM own_foods)")
    let pages = try connection.query(
      "SELECT rootpage FROM sqlite_schema WHERE name IN ('own_foods', 'recipes_with_links')"
    ) { $0.int(at: 0) }
    try swap(pages[0], pages[1], of: Data(contentsOf: URL(filePath: path)))
    #expect(try recover().lostRows.map(\.description) == ["1 entry of an index that belongs to no row"])
    let doctor = try Doctor(of: location, environment: testEnvironment())
    let report = try doctor.repair(doctor.examine())
    #expect(report.repaired.contains("indexes rebuilt"))
    #expect(report.lost == ["1 entry of an index that belongs to no row"])
  }

  /// The rows of tables, and the members of collections.
  private func contents(of tables: [LibraryTable], in path: String) throws -> [[String: String]] {
    let members = try Connection(.file(path)).query("SELECT recipe_id, collection_id FROM collection_members") { row in
      ("\(row.int(at: 0)) \(row.int(at: 1))", "")
    }
    return try tables.map { try rows(of: $0, in: path) } + [Dictionary(uniqueKeysWithValues: members)]
  }

  private func swap(_ one: Int, _ other: Int, of intact: Data) throws {
    var bytes = [UInt8](intact)
    for offset in 0..<1024 { bytes.swapAt((one - 1) * 1024 + offset, (other - 1) * 1024 + offset) }
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// The pages of a table and of its indexes.
  private func pages(of table: LibraryTable) throws -> [Int] {
    try Connection(.file(path)).query(
      "SELECT pageno FROM dbstat WHERE name IN (SELECT name FROM sqlite_schema WHERE tbl_name = ?1)", table.name
    ) { $0.int(at: 0) }
  }

  private func zero(_ page: Int, of intact: Data) throws {
    var bytes = intact
    bytes.replaceSubrange((page - 1) * 1024..<page * 1024, with: repeatElement(0, count: 1024))
    try bytes.write(to: URL(filePath: path))
  }

  @Test func `most rows of a table with one lost page in its middle come over`() throws {
    let page = try #require(
      try Connection(.file(path)).first(
        "SELECT pageno FROM dbstat WHERE name = 'planned_meals' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 3"
      ) { $0.int(at: 0) })
    try zero(page, of: Data(contentsOf: URL(filePath: path)))
    let recovery = try recover()
    let lost = try #require(recovery.lostRows.first)
    #expect(recovery.lostRows.count == 1)
    #expect(lost.noun == LibraryTable.plannedMeals.noun && !lost.isAtMost)
    #expect(try rows(of: .plannedMeals, in: saved).count == 2 * Self.rowsEach - lost.count!)
    #expect(lost.count! < 30)
  }

  @Test func `a day that cannot be read is not some day, and the row is counted as lost`() throws {
    try edit(
      """
      UPDATE planned_meals SET day = '2026-11-3x' WHERE id = 5; UPDATE plan_rules SET last_day = 'z' WHERE id = 6;
      UPDATE stocks SET until_day = '2026-11-3x' WHERE id = 1
      """)
    let recovery = try recover()
    #expect(
      recovery.lostRows.map(\.description) == [
        "1 stock", "1 meal that recurs", "1 other weekday of a meal that recurs", "1 day without a meal that recurs",
        "1 planned meal",
      ])
    #expect(try rows(of: .plannedMeals, in: saved)["5"] == nil)
    #expect(try rows(of: .stocks, in: saved)["1"] == nil)
  }

  @Test func `what refers to a lost recipe is counted with it`() throws {
    try edit("DELETE FROM collection_members WHERE recipe_id = 3; DELETE FROM recipes WHERE id = 3")
    let recovery = try recover()
    #expect(
      Set(recovery.lostRows.map(\.description)) == [
        "1 cooking", "1 rating", "1 planned meal", "1 meal that recurs", "1 other weekday of a meal that recurs",
        "1 day without a meal that recurs", "1 recipe on the shopping list", "1 variant",
        "2 pairs of recipes that are no duplicates", "2 words about diets",
      ])
  }

  @Test func `a row that something else has changed comes over and is counted`() throws {
    try edit(
      "UPDATE cookings SET note = 'lets salt' WHERE id IN (4, 9); UPDATE pantry SET added_at = 7 WHERE name = 'salt qiiia'"
    )
    let recovery = try recover()
    #expect(recovery.alteredRows.map(\.description) == ["1 food of the pantry", "2 cookings"])
    #expect(recovery.lostRows == [])
    #expect(try rows(of: .cookings, in: saved).count == Self.rowsEach)
  }

  @Test func `aisles keep their names and orders, and one of the program that is lost is made again`() throws {
    try edit(
      "UPDATE aisles SET name = '', key = 'x' WHERE id = 3; UPDATE aisles SET name = 'Meat', key = 'meat' WHERE id = 5")
    let recovery = try recover()
    #expect(recovery.lostRows.map(\.description) == ["1 aisle"])
    let names = try Connection(.file(saved)).query("SELECT name FROM aisles WHERE id IN (3, 5) ORDER BY id") {
      $0.text(at: 0)
    }
    #expect(names == ["Meat 3", "Meat"])
  }

  @Test func `counts are said as far as they are known`() {
    let noun = RowNoun("cooking")
    #expect(RowCount(noun, 1).description == "1 cooking")
    #expect(RowCount(noun, 7).description == "7 cookings")
    #expect(RowCount(noun, 7, isAtMost: true).description == "up to 7 cookings")
    #expect(RowCount(noun, nil).description == "some cookings")
  }
}
