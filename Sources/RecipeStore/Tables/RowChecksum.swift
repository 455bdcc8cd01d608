import SQLite

/// Checksums of rows, by which damage is found that SQLite cannot see: statements write them, `doctor` compares them.
///
/// A checksum is that of `ContentHash` over the columns that `LibraryTable.checksummed` names; 0 is "not known". The
/// recipes have one of their own, `content_hash`.
enum RowChecksum {
  /// The function that statements and migrations call with the values of a row; what it returns never changes.
  static let functionName = "row_checksum"

  /// A row if the rows of the table ?1 have checksums, which those of older versions have not.
  static let arePresent = "SELECT 1 FROM pragma_table_info(?1) WHERE name = 'checksum'"
}

extension LibraryTable {
  /// A statement that inserts a row: its parameters are the columns named, in their order; the others have their defaults.
  ///
  /// - Parameter clause: What the statement does where there is such a row, as `ON CONFLICT DO NOTHING`.
  func inserting(_ names: String..., clause: String = "") -> String {
    inserting(names) + (clause.isEmpty ? "" : " \(clause)")
  }

  /// A statement that inserts a row or, where its key is there, gives all its other columns the values of the parameters.
  ///
  /// - Precondition: All columns are named.
  func putting(_ names: String...) -> String {
    precondition(Set(names) == Set(columns.map(\.name)), "\(name): a row that is put has all columns")
    let others = names.filter { name in !key.contains { $0.name == name } } + [Self.checksum]
    return inserting(names) + " ON CONFLICT DO UPDATE SET "
      + others.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
  }

  func inserting(_ names: [String]) -> String {
    var (columns, values) = (names, names.indices.map { "?\($0 + 1)" })
    if isChecksummed {
      columns.append(Self.checksum)
      values.append(checksum { name in names.firstIndex(of: name).map { "?\($0 + 1)" } ?? defaultValue(of: name) })
    }
    return "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))"
  }

  /// A statement that gives columns new values in the rows for which a condition holds.
  ///
  /// A row that something else has changed keeps its checksum, and is found by it later on, unless all of its text is
  /// written, or all but its key where it has none.
  ///
  /// - Parameters:
  ///   - verb: `UPDATE`, or `UPDATE OR IGNORE`.
  ///   - isRepair: `true` for a statement that makes a row mean something again, and whose loss is reported.
  func updating(
    _ values: KeyValuePairs<String, String>, where condition: String, verb: String = "UPDATE", isRepair: Bool = false
  ) -> String {
    var assignments = values.map { "\($0.key) = \($0.value)" }
    let concernsChecksum = values.contains { checksummed.contains($0.key) }
    if isChecksummed && concernsChecksum {
      assignments.append("checksum = \(checksum(afterWriting: values, isRepair: isRepair))")
    }
    return "\(verb) \(name) SET \(assignments.joined(separator: ", ")) WHERE \(condition)"
  }

  private func checksum(afterWriting values: KeyValuePairs<String, String>, isRepair: Bool) -> String {
    let new = checksum { name in values.first { $0.key == name }?.value ?? name }
    let texts = columns.filter { $0.storage == .text }.map(\.name)
    let others = checksummed.filter { name in !key.contains { $0.name == name } }
    let isWritten = (texts.isEmpty ? others : texts).allSatisfy { name in values.contains { $0.key == name } }
    return isWritten || isRepair ? new : "CASE WHEN \(isUnaltered) THEN \(new) ELSE checksum END"
  }

  /// A statement that copies the row with the key ?1, unless there is one with the key ?2, which the copy gets.
  ///
  /// A row that something else has changed keeps its checksum.
  var copyingUnderKey: String {
    let names = columns.map(\.name)
    let new = checksum { $0 == names[0] ? "?2" : $0 }
    let values = ["?2"] + names.dropFirst() + ["CASE WHEN \(isUnaltered) THEN \(new) ELSE checksum END"]
    return "INSERT OR IGNORE INTO \(name) (\((names + [Self.checksum]).joined(separator: ", "))) "
      + "SELECT \(values.joined(separator: ", ")) FROM \(name) WHERE \(isRow)"
  }

  /// A statement that computes the checksum of the row ?1 again, whose values a step of the history has written.
  var rechecksum: String { "UPDATE \(name) SET checksum = \(checksum { $0 }) WHERE \(isRow)" }

  /// A condition that holds for a row that is what was saved, or of which that is not known.
  var isUnaltered: String { "checksum IN (0, \(checksum { $0 }))" }

  /// A condition that holds for a row that is what was saved, as far as that can be told: by its checksum, and by the types
  /// of its columns.
  ///
  /// A damaged file may have a page of another table in this one's place. With as many columns its rows may have checksums
  /// that hold, and some tables have none.
  ///
  /// - Parameter names: The columns that the file has. Every row has a checksum since the migration that gave them.
  func isVerified(inColumns names: [String]) -> String {
    let types = columns.filter { !$0.isNullable && names.contains($0.name) }
    let hasChecksums = isChecksummed && names.contains(Self.checksum)
    return
      ((hasChecksums ? ["checksum = \(checksum { $0 })"] : ["1"]) + types.map { "typeof(\($0.name)) = '\($0.storage)'" })
      .joined(separator: " AND ")
  }

  /// The rows that something else has changed, with all columns.
  var altered: String {
    "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(name) WHERE NOT (\(isUnaltered))"
  }

  /// A statement that deletes the rows that something else has changed.
  var deletingAltered: String { "DELETE FROM \(name) WHERE NOT (\(isUnaltered))" }

  private func checksum(_ value: (String) -> String) -> String {
    "\(RowChecksum.functionName)(\(checksummed.map(value).joined(separator: ", ")))"
  }

  private func defaultValue(of name: String) -> String {
    guard let value = column(name).flatMap({ columns[$0].defaultValue }) else {
      preconditionFailure("\(self.name).\(name) has no default value")
    }
    return value
  }
}

/// Rows that something else than this program has changed.
struct AlteredRow: Equatable {
  let table: LibraryTable

  /// The row in words, for the middle of a sentence.
  let subject: String
}

extension Connection {
  /// The rows whose checksums are not those of their values, recipes apart; a table that an older file lacks has none.
  ///
  /// - Complexity: Reads every row of the tables that have checksums.
  func alteredRows(in tables: [LibraryTable] = LibraryTable.withChecksums) throws -> [AlteredRow] {
    try tables.filter(\.isChecksummed).flatMap { table in
      guard try first(RowChecksum.arePresent, table.name, row: { _ in }) != nil else { return [AlteredRow]() }
      return try query(table.altered) { row in
        AlteredRow(table: table, subject: table.subject { table.value(of: $0, in: row) })
      }
    }
  }

  /// - Throws: `RecipeStoreError.altered` or `.alteredRows` for what something else has changed.
  func checkRowsAreUnaltered(in tables: [LibraryTable] = LibraryTable.withChecksums) throws {
    let altered = try alteredRecipes()
    if !altered.isEmpty { throw RecipeStoreError.altered(altered) }
    let rows = try alteredRows(in: tables)
    if !rows.isEmpty { throw RecipeStoreError.alteredRows(rows.map(\.subject)) }
  }

  /// Computes the checksums of the rows again that a step of the history has written.
  ///
  /// - Parameter version: The number of migrations from which on tables have got their checksums.
  func recomputeChecksums(ofStep id: HistoryStep.ID, addedAfter version: Int = 0) throws {
    try forEachChange(ofStep: id) { change in
      guard let table = change.libraryTable, table.hasChecksumsAdded(after: version) else { return }
      try withStatement(table.rechecksum) { statement in
        try statement.bind(change.key)
        try statement.run()
      }
    }
  }

  /// - Throws: `RecipeStoreError.alteredRows` for rows that a step has updated and something else has changed since: its
  ///   checksum is about to be computed again, which would hide that.
  ///
  /// - Parameter version: The number of migrations from which on tables have got their checksums.
  func checkRowsAreUnaltered(updatedByStep id: HistoryStep.ID, addedAfter version: Int = 0) throws {
    var altered: [String] = []
    try forEachChange(ofStep: id) { change in
      guard change.operation == .update, let table = change.libraryTable, table.hasChecksumsAdded(after: version) else {
        return
      }
      try withStatement(table.isAlteredWithKey) { statement in
        try statement.bind(change.key)
        if try statement.step() { altered.append(table.subject { table.value(of: $0, in: statement) }) }
      }
    }
    if !altered.isEmpty { throw RecipeStoreError.alteredRows(altered) }
  }
}

extension LibraryTable {
  /// `true` if rows have checksums, and got them after so many migrations: what was recorded until then does not bring them
  /// along.
  func hasChecksumsAdded(after version: Int) -> Bool { (checksummedSince ?? 0) > version }

  /// The row whose key is ?1, ?2 and so on, with all columns, if something else has changed it.
  fileprivate var isAlteredWithKey: String { "\(altered) AND \(isRow)" }

  /// The value of a column in a row that was read with all columns in their order.
  func value(of name: String, in row: borrowing Statement) -> ColumnValue? {
    column(name).map { columns[$0].value(at: $0, of: row) }
  }
}
