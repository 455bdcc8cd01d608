import Migrations
import RecipeModel
import SQLite

extension Doctor {
  func examineFile(_ check: inout DoctorCheck) throws {
    check.problems += try schemaProblems()
    if let refusal, check.problems.isEmpty { check.problems.append("it cannot be opened: \(refusal)") }
    guard check.problems.isEmpty else { return }
    let (recipes, collections) = try connection.read {
      (
        try connection.first(RecipesTable.count) { $0.int(at: 0) } ?? 0,
        try connection.query(CollectionsTable.names) { $0.text(at: 0) }.count
      )
    }
    check.notes.append("\(Self.count(recipes, "recipe")), \(Self.count(collections, "collection"))")
  }

  /// How the tables, indexes, triggers and views differ from those that our migrations make.
  private func schemaProblems() throws -> [String] {
    let model = try model()
    let (wanted, found) = (Set(try model.ownSchema()), Set(try connection.ownSchema()))
    let missing = wanted.subtracting(found).map { "\($0.type) \($0.name) is missing or another one" }
    let extra = found.filter { object in !wanted.contains { $0.name == object.name } }
    return missing.sorted() + extra.map { "\($0.type) \($0.name) is not of this program" }.sorted()
  }

  func examineReferences(_ check: inout DoctorCheck) throws {
    let broken = try connection.query(MaintenanceSQL.brokenReferences) {
      ($0.text(at: 0), $0.text(at: 1), $0.int(at: 2))
    }
    check.problems += broken.map { table, parent, count in
      "\(Self.count(count, "row")) of \(table) \(count == 1 ? "refers" : "refer") to \(parent) that are not there"
    }
  }

  func examineContents(_ check: inout DoctorCheck) throws {
    try connection.read {
      for id in try connection.alteredRecipes() {
        check.problems.append("recipe \(id) is not what was saved: \(try title(of: id))")
      }
      for id in try recipesWithWrongTitleKey() {
        check.problems.append("recipe \(id) is sorted under another title than it has: \(try title(of: id))")
      }
      for (_, name) in try collectionsWithWrongKey() {
        check.problems.append("a collection is found under another name than it has: \(name)")
      }
    }
  }

  func examineOrders(_ check: inout DoctorCheck) throws {
    for (order, sql) in MaintenanceSQL.strayPositions {
      let stray =
        try connection.first(sql, GapOrder.bounds.lowerBound, GapOrder.bounds.upperBound) { $0.int(at: 0) } ?? 0
      if stray > 0 { check.problems.append("\(Self.count(stray, "position")) of \(order) can be none") }
    }
    for (order, sql) in MaintenanceSQL.sharedPositions {
      let shared = try connection.first(sql) { $0.int(at: 0) } ?? 0
      if shared > 0 {
        check.notes.append("\(Self.count(shared, "position")) of \(order) shared, told apart by number")
      }
    }
  }

  func examineCounts(_ check: inout DoctorCheck) throws {
    let wrong = try connection.query(MaintenanceSQL.wrongCounts) { $0.text(at: 0) }
    check.problems += wrong.map { "the count of \($0) is wrong" }
    try examineNumbers(&check)
  }

  /// FTS5 checks its index by a command that looks like an INSERT, so only where the file can be written.
  func examineSearch(_ check: inout DoctorCheck) throws {
    if connection.isReadOnly { return check.notes.append("not looked at, as the file cannot be written") }
    do {
      try connection.transaction { _ = try connection.run(RecipesTextTable.check) }
    } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
      check.problems.append("the full-text index is not that of the recipes")
    }
    let wanted = try model().query(RecipesTextTable.settings) { $0.text(at: 0) }
    if try connection.query(RecipesTextTable.settings, row: { $0.text(at: 0) }) != wanted {
      check.problems.append("the settings of the full-text index are not those of this program")
    }
  }

  func examineCopies(_ check: inout DoctorCheck) {
    guard case .file = location else { return }
    let copies = AutomaticBackups(of: location)
    check.notes += copies.all().map { "kept: \($0)" }
    check.notes += LibraryFiles(of: location).leftovers().map { "left over from a program that was stopped: \($0)" }
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

  func title(of id: Recipe.ID) throws -> String {
    try connection.first(RecipesTable.titleWithID, id) { $0.text(at: 0) } ?? ""
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
