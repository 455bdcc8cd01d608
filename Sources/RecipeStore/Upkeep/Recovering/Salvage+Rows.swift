import RecipeKitchen
import RecipeModel
import SQLite

/// The rows of all tables that come over row by row, as their `LibraryTable`s say.
extension Salvage {
  mutating func salvageRows(of table: LibraryTable, _ makeValid: (inout SalvagedRow) -> Bool) throws {
    let contents = try self.contents(of: table)
    if table == .aisles, !contents.rows.isEmpty { try target.run(AislesTable.deleteAll) }
    var givers = NumberGiver(for: contents.rows.map { $0.row["id"].int })
    var (lost, altered) = (contents.missing, 0)
    for (read, isUnaltered) in contents.rows {
      if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
      var row = read
      let old = row["id"].int
      if table.column("position") != nil { row["position"] = .integer(Int64(GapOrder.clamped(row["position"].int))) }
      if table.isNumbered { row["id"] = .integer(Int64(givers.number(for: old))) }
      guard refer(&row, of: table), makeValid(&row), try insert(row, into: table) else {
        lost += 1
        continue
      }
      if table.isNumbered { numbers[table.name, default: [:]][old] = row["id"].int }
      if !isUnaltered { altered += 1 }
    }
    if table == .aisles { try makeMissingAisles() }
    note(table.noun, lost: lost, altered: altered, unknown: contents.unknown)
  }

  /// The rows of a table as far as they can be read. Those that a garbled page gives are not all that were on it.
  func contents(of table: LibraryTable) throws -> TableContents {
    var contents = try source.contents(of: table)
    if contents.isWhole, faults.garbled.contains(table.name) { contents.unknown = .some }
    return contents
  }

  /// Notes what became of rows, where something did. Where it is not known how many are lost, no number is said.
  mutating func note(_ noun: RowNoun, lost: Int = 0, altered: Int = 0, unknown: TableContents.UnknownRows = .none) {
    if lost > 0, unknown != .some { recovery.lostRows.append(RowCount(noun, lost)) }
    switch unknown {
    case .none: break
    case .upTo(let count): recovery.lostRows.append(RowCount(noun, count, isAtMost: true))
    case .some: recovery.lostRows.append(RowCount(noun, nil))
    }
    if altered > 0 { recovery.alteredRows.append(RowCount(noun, altered)) }
  }

  /// Gives a row the present numbers of the rows that it refers to.
  ///
  /// - Returns: `false` if one of these is lost without which it means nothing.
  private func refer(_ row: inout SalvagedRow, of table: LibraryTable) -> Bool {
    for reference in table.refersTo where row[reference.column] != .null {
      if let number = numbers[reference.table]?[row[reference.column].int] {
        row[reference.column] = .integer(Int64(number))
      } else if !reference.mayBeGone {
        return false
      }
    }
    return true
  }

  /// - Returns: `false` if the table does not take the row, as another one has its key.
  private func insert(_ row: SalvagedRow, into table: LibraryTable) throws -> Bool {
    let names = table.columns.map(\.name)
    do {
      try target.withStatement(table.inserting(names)) { statement in
        try statement.bind(names.map { row[$0] })
        try statement.run()
      }
      return true
    } catch let error as SQLiteError where ResultCode.constraint ~= error.code {
      return false
    }
  }

  /// Makes the aisles of the program again that could not be read, under the names that they had at first.
  private mutating func makeMissingAisles() throws {
    let known = Set(try target.query(AislesTable.all) { $0.int(at: 0) })
    for aisle in Aisle.allCases where !known.contains(AislesTable.id(of: aisle)) {
      let id = AislesTable.id(of: aisle)
      let isTaken = try target.first(AislesTable.withKey, CollectionName.key(aisle.name)) { _ in } != nil
      let name = isTaken ? "\(aisle.name) \(id)" : aisle.name
      try target.run(AislesTable.insertWithID, CollectionName.key(name), name, Self.position(of: aisle), id)
      numbers[LibraryTable.aisles.name, default: [:]][id] = id
    }
  }

  /// The place that an aisle of the program has at first.
  private static func position(of aisle: Aisle) -> Int {
    aisle == .snacks
      ? position(of: .other) - GapOrder.spacing / 2 : GapOrder.spacing * AislesTable.id(of: aisle)
  }
}
