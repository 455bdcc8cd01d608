/// Looks for damage in the whole file.
extension Connection {
  /// Returns what is wrong with the file, a line each; empty for an intact one.
  ///
  /// CHECKs of foreign tables are not evaluated: they may call what only the other program knows.
  ///
  /// - Complexity: Reads the whole file, and our tables twice if there are foreign ones.
  /// - Source: sqlite.org/pragma.html#pragma_integrity_check, #pragma_ignore_check_constraints.
  package func integrityProblems() throws -> [String] {
    let problems = try structuralProblems()
    if !problems.isEmpty { return problems }
    let stray = try strayPages()
    return stray == 0 ? [] : ["\(stray) \(stray == 1 ? "page belongs" : "pages belong") to no table or index"]
  }

  /// The number of pages that belong to no table or index and are not free: rows may be on them that nothing leads to.
  ///
  /// SQLite's own check finds them only where the first table that it looks at is not virtual. They are not counted, and so 0,
  /// where SQLite was built without `dbstat`, and in a file with auto-vacuum, some pages of which describe the others.
  ///
  /// - Complexity: Reads the whole file.
  /// - Source: sqlite.org/dbstat.html; sqlite.org/fileformat2.html, section 1.4, for the page that locks lie on.
  package func strayPages() throws -> Int {
    let sql = """
      SELECT page_count - freelist_count - (SELECT count(DISTINCT pageno) FROM dbstat) - (page_count > 1073741824 / page_size)
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size, pragma_auto_vacuum WHERE auto_vacuum = 0
      """
    guard try hasPageStatistics() else { return 0 }
    return max(0, try read { try first(sql) { $0.int(at: 0) } } ?? 0)
  }

  /// The sizes of our indexes; none where SQLite was built without `dbstat`.
  ///
  /// - Complexity: Reads the whole file.
  package func indexSizes() throws -> [IndexSize] {
    guard try hasPageStatistics() else { return [] }
    let own = Set(try ownTables())
    return try schema().filter { $0.type == "index" && own.contains($0.tableName) }.map { index in
      let entries = try first("SELECT total(ncell) FROM dbstat WHERE name = ?1", index.name) { $0.int(at: 0) } ?? 0
      let table = index.tableName.asIdentifier
      let condition = index.sql.firstRange(of: " WHERE ").map { index.sql[$0.lowerBound...] } ?? ""
      let rows = try first("SELECT count(*) FROM \(table) NOT INDEXED\(condition)") { $0.int(at: 0) } ?? 0
      return IndexSize(name: index.name, entries: entries, rows: rows)
    }
  }

  /// Looks for faults of some tables, of those that there are. Those of indexes and of free space are none of theirs.
  ///
  /// Where SQLite was built without `dbstat`, or damage stops the check, a fault of an index counts as one of its table.
  ///
  /// - Complexity: Reads the tables and their indexes.
  package func faults(of tables: Set<String>) throws -> TableFaults {
    let owners = try pageOwners()
    var faults = TableFaults()
    for table in try ownTables() where tables.contains(table) {
      for problem in try integrityProblems(of: table) { faults.add(problem, of: table, pageOwners: owners) }
    }
    return faults
  }

  /// The table or the index that each page belongs to; none where that cannot be read.
  private func pageOwners() throws -> [Int: String] {
    var owners: [Int: String] = [:]
    do {
      guard try hasPageStatistics() else { return [:] }
      try forEachRow("SELECT pageno, name FROM dbstat") { owners[$0.int(at: 0)] = $0.text(at: 1) }
    } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {}
    return owners
  }

  private func hasPageStatistics() throws -> Bool {
    try first("SELECT 1 FROM pragma_module_list WHERE name = 'dbstat'") { _ in } != nil
  }

  private func structuralProblems() throws -> [String] {
    if foreignTables.isEmpty { return try integrityProblems(of: nil) }
    try execute("PRAGMA ignore_check_constraints = ON")
    defer { try? execute("PRAGMA ignore_check_constraints = OFF") }
    let problems = try integrityProblems(of: nil)
    guard problems.isEmpty else { return problems }
    try execute("PRAGMA ignore_check_constraints = OFF")
    return try ownTables().flatMap { try integrityProblems(of: $0) }
  }

  private func integrityProblems(of table: String?) throws -> [String] {
    do {
      let table = table.map { "(\($0.asIdentifier))" } ?? ""
      let lines = try query("PRAGMA integrity_check\(table)") { $0.text(at: 0) }
      return lines == ["ok"] ? [] : lines
    } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
      // Some damage stops the check itself.
      return [error.message]
    }
  }

  /// For each of our tables and a table to which it refers in vain, how many rows do.
  ///
  /// - Source: sqlite.org/pragma.html#pragma_foreign_key_check.
  package func brokenReferences() throws -> [(table: String, parent: String, count: Int)] {
    let sql = "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check(?1) GROUP BY 1, 2 ORDER BY 1, 2"
    return try ownTables().flatMap { table in
      try query(sql, table) { (table: $0.text(at: 0), parent: $0.text(at: 1), count: $0.int(at: 2)) }
    }
  }

  /// The ordinary tables but for the foreign ones, by name.
  package func ownTables() throws -> [String] {
    try schema().filter { $0.type == "table" && !$0.isVirtualTable && !foreignTables.contains($0.name) }.map(\.name)
  }
}

/// The entries of an index, and the rows that it should have entries of.
package struct IndexSize: Equatable, Sendable {
  package let name: String
  package let entries: Int
  package let rows: Int

  /// The number of entries beyond the rows. Where a page of an index and one of another table have changed places, they are
  /// that table's rows.
  package var strayEntries: Int { max(0, entries - rows) }
}

/// Faults that SQLite's own check finds in tables.
package struct TableFaults: Equatable, Sendable {
  /// The tables of which a page, or what is read of it, cannot be what was written.
  package private(set) var garbled: Set<String> = []

  /// `true` if something else is wrong, such as a value that a table does not allow.
  package var hasOthers = false

  package init() {}

  package var isEmpty: Bool { garbled.isEmpty && !hasOthers }

  /// - Parameters:
  ///   - problem: What the check of one table says, in one line or several.
  ///   - pageOwners: The table or the index that each page belongs to, as far as that is known.
  mutating func add(_ problem: String, of table: String, pageOwners: [Int: String]) {
    for line in problem.split(separator: "\n") where !line.hasPrefix("***") && !line.contains("Fragmentation") {
      if let page = Self.page(in: line) {
        if pageOwners[page] ?? table == table { garbled.insert(table) }
      } else if !line.contains(" index ") {
        // Cells of zeros are rows of nothing; any other value is only one that the table does not allow.
        let isValue = ["CHECK constraint", "value in", "datatype"].contains { line.contains($0) }
        if isValue, !line.hasPrefix("NULL") { hasOthers = true } else { garbled.insert(table) }
      }
    }
  }

  /// The page that a line names first.
  private static func page(in line: Substring) -> Int? {
    line.firstRange(of: " page ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
  }
}
