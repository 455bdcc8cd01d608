import Migrations
import RecipeModel
import SQLite

extension Doctor {
  func examineFile(_ check: inout DoctorCheck) throws {
    check.problems += try schemaProblems()
    if let refusal, check.problems.isEmpty { check.problems.append("cannot be opened: \(refusal)") }
    guard check.problems.isEmpty else { return }
    let (recipes, collections) = try connection.read {
      (
        try connection.first(RecipesTable.count) { $0.int(at: 0) } ?? 0,
        try connection.query(CollectionsTable.names) { $0.text(at: 0) }.count
      )
    }
    check.notes.append("\(Self.count(recipes, "recipe")), \(Self.count(collections, "collection"))")
    check.notes += try foreignNotes()
  }

  /// Returns the differences of tables, indexes, triggers and views from those that our migrations make.
  private func schemaProblems() throws -> [String] {
    let (wanted, found) = (Set(try model().ownSchema()), Set(try connection.ownSchema()))
    let missing = wanted.subtracting(found).map { "\($0.type) \($0.name) is missing or differs" }
    let refused = try foreignSchema().refused.map { "\($0.kind.rawValue) \($0.name) of another program \($0.reason)" }
    return missing.sorted() + refused.sorted()
  }

  /// The objects that another program has added.
  func foreignSchema() throws -> ForeignSchema {
    let ours = Set(try model().ownSchema().map(\.name))
    return try ForeignSchema(of: connection.ownSchema().filter { !ours.contains($0.name) }, on: connection)
  }

  private func foreignNotes() throws -> [String] {
    let kept = try foreignSchema().kept
    let mostNamed = 5
    return ["table", "index"].compactMap { type in
      let names = kept.filter { $0.type == type }.map(\.name)
      if names.isEmpty { return nil }
      let more = names.count > mostNamed ? " and \(names.count - mostNamed) more" : ""
      let which = names.count == 1 ? type : type == "index" ? "\(names.count) indexes" : "\(names.count) tables"
      return "\(which) of other programs, left alone: \(names.prefix(mostNamed).joined(separator: ", "))\(more)"
    }
  }

  /// Looks at pages, rows, and indexes, and says of which tables not all can be read.
  func examineStructure(_ check: inout DoctorCheck) throws {
    check.problems = try connection.integrityProblems()
    if check.problems.isEmpty { return }
    let tables = DamagedTables(connection: connection)
    for table in LibraryTable.all where try !tables.areAllReadable(in: table) {
      check.problems.append("not all \(table.noun.plural) can be read")
    }
  }

  func examineReferences(_ check: inout DoctorCheck) throws {
    check.problems += try connection.brokenReferences().map { broken in
      """
      \(Self.count(broken.count, "row")) of \(broken.table) \(broken.count == 1 ? "refers" : "refer") \
      to \(broken.parent) that do not exist
      """
    }
    check.notes += try connection.read { try LinkReader(connection: connection).problems() }.map { recipe, problem in
      "recipe \(recipe.id), \(recipe.title): \(problem)"
    }
  }

  func examineContents(_ check: inout DoctorCheck) throws {
    try connection.read {
      for id in try connection.alteredRecipes() {
        check.problems.append("recipe \(id) differs from what was saved: \(try title(of: id))")
      }
      for row in try connection.alteredRows() {
        check.problems.append("\(row.subject) differs from what was saved")
      }
      for id in try recipesWithWrongTitleKey() {
        check.problems.append("recipe \(id) has a wrong sort key: \(try title(of: id))")
      }
      for (_, name) in try collectionsWithWrongKey() {
        check.problems.append("a collection has a wrong key: \(name)")
      }
      for (_, name) in try brokenFilters() {
        check.problems.append("a collection has a filter that cannot be read, or members besides it: \(name)")
      }
      try examineShopping(&check)
      try examineFoods(&check)
      try examineCookings(&check)
      try examinePlan(&check)
    }
  }

  func examineOrders(_ check: inout DoctorCheck) throws {
    for table in LibraryTable.recorded where table.column("position") != nil {
      let sql = "SELECT count(*) FROM \(table.name) WHERE position NOT BETWEEN ?1 AND ?2"
      let stray =
        try connection.first(sql, GapOrder.bounds.lowerBound, GapOrder.bounds.upperBound) { $0.int(at: 0) } ?? 0
      if stray > 0 { check.problems.append("\(Self.count(stray, "position")) of \(table.noun.plural) out of range") }
    }
    for (order, sql) in MaintenanceSQL.sharedPositions {
      let shared = try connection.first(sql) { $0.int(at: 0) } ?? 0
      if shared > 0 {
        check.notes.append("\(Self.count(shared, "position")) of \(order) shared; the numbers decide")
      }
    }
  }

  func examineCounts(_ check: inout DoctorCheck) throws {
    let wrong = try connection.query(CountsTables.wrong) { $0.text(at: 0) }
    check.problems += wrong.map { "the count of \($0) is wrong" }
    try examineNumbers(&check)
  }

  /// FTS5 checks its index by a command that looks like an INSERT, so only where the file can be written.
  func examineSearch(_ check: inout DoctorCheck) throws {
    if connection.isReadOnly { return check.notes.append("not checked, as the file is read-only") }
    do {
      try connection.transaction { _ = try connection.run(RecipesTextTable.check) }
    } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
      check.problems.append("the full-text index does not match the recipes")
    }
    let wanted = try model().query(RecipesTextTable.settings) { $0.text(at: 0) }
    if try connection.query(RecipesTextTable.settings, row: { $0.text(at: 0) }) != wanted {
      check.problems.append("the settings of the full-text index are wrong")
    }
  }

  func examineCopies(_ check: inout DoctorCheck) {
    guard case .file = location else { return }
    let copies = AutomaticBackups(of: location)
    check.notes += copies.all().map { "kept: \($0)" }
    check.notes += LibraryFiles(of: location).leftovers().map { "left over from an interrupted command: \($0)" }
  }

  func recipesWithWrongTitleKey() throws -> [Recipe.ID] {
    try connection.query(RecipesTable.titles) { row in
      TextFold.fold(row.text(at: 1)) == row.text(at: 2) ? nil : row.int(at: 0)
    }.compactMap(\.self)
  }

  func collectionsWithWrongKey() throws -> [(id: Int, name: String)] {
    try connection.query(CollectionsTable.keys) { row in
      CollectionName.key(row.text(at: 1)) == row.text(at: 2) ? nil : (row.int(at: 0), row.text(at: 1))
    }.compactMap(\.self)
  }

  /// The collections with a filter that cannot be read, or that have members as well.
  func brokenFilters() throws -> [(id: Int, name: String)] {
    let filled = Set(try connection.query(CollectionFiltersTable.withMembers) { $0.int(at: 0) })
    return try connection.query(CollectionFiltersTable.all) { row in
      let isBroken = filled.contains(row.int(at: 0)) || SavedFilter(text: row.text(at: 2)) == nil
      return isBroken ? (row.int(at: 0), row.text(at: 1)) : nil
    }.compactMap(\.self)
  }

  func title(of id: Recipe.ID) throws -> String {
    try connection.first(RecipesTable.titleWithID, id) { $0.text(at: 0) } ?? ""
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Doctor {
  /// Reads back what was asked for when the connection was opened, and looks for bugs of this SQLite that concern us.
  func examineSettings(_ check: inout DoctorCheck) throws {
    for (pragma, wanted) in Self.wantedSettings {
      let found = try connection.first("PRAGMA \(pragma)") { $0.text(at: 0) } ?? ""
      if found != wanted { check.problems.append("\(pragma) is \(found) instead of \(wanted)") }
    }
    check.notes.append("SQLite \(Connection.libraryVersion)")
    if let name = FileSystem.networkName(of: location.path) {
      check.notes.append("the file is on a network (\(name)), where locks are unreliable")
    }
    if try connection.first("PRAGMA journal_mode", row: { $0.text(at: 0) }) == "wal" {
      check.notes.append("another program keeps the file in WAL mode; this ends when no other program has it open")
      if Self.mayLoseLog(version: Connection.libraryVersion) {
        check.problems.append("in WAL mode SQLite \(Connection.libraryVersion) may lose changes; use 3.51.3 or later")
      }
    }
  }

  private static let wantedSettings = [
    ("synchronous", "3"), ("foreign_keys", "1"), ("cell_size_check", "1"), ("mmap_size", "0"),
  ]

  /// Returns whether a version has the bug by which a WAL that is restarted at the wrong moment loses transactions.
  ///
  /// - Source: sqlite.org/wal.html, "the WAL-reset bug": 3.7.0 to 3.51.2 have it, 3.44.6 and 3.50.7 in their branches do
  ///   not.
  static func mayLoseLog(version: String) -> Bool {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
    let number = (parts[0], parts[1], parts[2])
    let isFixed =
      number >= (3, 51, 3) || (number >= (3, 50, 7) && number < (3, 51, 0))
      || (number >= (3, 44, 6) && number < (3, 45, 0))
    return !isFixed && number >= (3, 7, 0)
  }
}
