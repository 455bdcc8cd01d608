import RecipeModel
import SQLite

extension Doctor {
  /// Reads back all that was recorded, as undoing it would.
  func examineHistory(_ check: inout DoctorCheck) throws {
    guard Connection.canRecordChanges else {
      check.notes.append(HistoryError.notKept.description)
      return
    }
    let (count, damaged) = try connection.read { (try steps().count, try damagedSteps()) }
    check.notes.append(Self.count(count, "step"))
    if damaged.isEmpty, try hasWrongTotals() { check.problems.append("the sizes of the steps do not add up") }
    for step in damaged {
      check.problems.append("step \(step.id) cannot be read: \(step.command.shortened(to: 80))")
    }
  }

  /// Drops the steps that cannot be read, and those that can only be reached by way of these; returns how many.
  func dropDamagedSteps() throws -> Int {
    let damaged = try damagedSteps()
    var count = 0
    let newestDone = damaged.filter { !$0.isUndone }.map(\.id).max() ?? 0
    let oldestUndone = damaged.filter(\.isUndone).map(\.id).min() ?? .max
    for id in try steps().map(\.id) where id <= newestDone || id >= oldestUndone {
      try connection.run(HistoryPiecesTable.delete, id)
      try connection.run(HistoryStepsTable.delete, id)
      count += 1
    }
    return count
  }

  /// Adds the sizes of the steps up again, by which the oldest ones leave.
  func addUpSteps() throws -> Bool {
    guard try hasWrongTotals() else { return false }
    var total = 0
    for (id, size) in try connection.query(HistoryStepsTable.sizes, row: { ($0.int(at: 0), $0.int(at: 1)) }) {
      let (sum, isTooLarge) = total.addingReportingOverflow(size)
      guard !isTooLarge else { return false }
      total = sum
      try connection.run(HistoryStepsTable.setTotal, id, total)
    }
    return true
  }

  private func hasWrongTotals() throws -> Bool {
    // No history comes near that, and a sum of two such does not overflow.
    try connection.first(HistoryStepsTable.wrongTotals, 1 << 53) { _ in } != nil
  }

  private func steps() throws -> [HistoryStep] {
    try connection.query(HistoryStepsTable.newestFirst, -1) { HistoryStepsTable.step($0) }
  }

  private func damagedSteps() throws -> [HistoryStep] {
    let altered = Set(try connection.query(HistoryStepsTable.altered) { $0.int(at: 0) })
    return try steps().filter { step in
      guard RowNumber.range.contains(step.id), !altered.contains(step.id) else { return true }
      do {
        try connection.forEachChange(ofStep: step.id) { _ in }
        return false
      } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
        return true
      }
    }
  }
}

/// The numbers of rows, and the last ones given.
extension Doctor {
  func examineNumbers(_ check: inout DoctorCheck) throws {
    for table in LibraryTable.numbered.map(\.name) {
      let (lowest, highest) = try extent(of: table)
      for number in Set([lowest, highest].compactMap(\.self)) where !RowNumber.range.contains(number) {
        check.problems.append("a row of \(table) has the number \(number), which is out of range")
      }
      let last = try lastNumber(in: table)
      if last < max(highest ?? 0, 0) { check.problems.append("the last number of \(table) is wrong") }
      if last >= RowNumber.mostGiven { check.problems.append("the numbers of \(table) are used up") }
    }
    let stray = try connection.first(RowNumber.countOfStray) { $0.int(at: 0) } ?? 0
    if stray > 0 { check.problems.append("\(Self.count(stray, "last number")) of no table") }
  }

  /// Sets the last numbers given that cannot be right to the highest that anything in the file still names.
  func recountNumbers() throws -> Bool {
    var hasRepaired = try connection.run(RowNumber.forgetStray) > 0
    for table in LibraryTable.numbered.map(\.name) {
      let range = RowNumber.range
      let highest =
        try connection.first(RowNumber.highest(in: table), range.lowerBound, range.upperBound) { $0.int(at: 0) } ?? 0
      let found = try lastNumber(in: table)
      guard found < highest || found >= RowNumber.mostGiven else { continue }
      let last = try max(highest, highestNumberNamed(for: table))
      if last == found { continue }
      try connection.run(RowNumber.forget, table)
      try connection.run(RowNumber.remember, table, last)
      hasRepaired = true
    }
    return hasRepaired
  }

  /// Less than any row's.
  private static let noNumber = -1

  private func extent(of table: String) throws -> (lowest: Int?, highest: Int?) {
    try connection.first(RowNumber.extent(of: table)) { row in
      (row.isNull(at: 0) ? nil : row.int(at: 0), row.isNull(at: 1) ? nil : row.int(at: 1))
    } ?? (nil, nil)
  }

  /// Returns the last number that was given in a table, 0 where none was, `noNumber` where what is remembered cannot be.
  private func lastNumber(in table: String) throws -> Int {
    let rows = try connection.query(RowNumber.last, table) { (number: $0.int(at: 0), type: $0.text(at: 1)) }
    guard let row = rows.first else { return 0 }
    let isPossible = rows.count == 1 && row.type == "integer" && 0...RowNumber.range.upperBound ~= row.number
    return isPossible ? row.number : Self.noNumber
  }

  /// Returns the highest number of rows that are gone which something else names, so that it is not given again.
  private func highestNumberNamed(for table: String) throws -> Int {
    var highest = 0
    func note(_ number: Int) {
      if RowNumber.range.contains(number) { highest = max(highest, number) }
    }
    if table == LibraryTable.historySteps.name { return 0 }
    for other in LibraryTable.recorded {
      for reference in other.refersTo where reference.table == table {
        try connection.forEachRow("SELECT max(\(reference.column)) FROM \(other.name)") { note($0.int(at: 0)) }
      }
    }
    for step in try connection.query(HistoryStepsTable.newestFirst, -1, row: { $0.int(at: 0) }) {
      // A step that cannot be read names nothing.
      try? connection.forEachChange(ofStep: step) { change in
        if change.table == table, let number = change.key.first?.int { note(number) }
      }
    }
    return highest
  }
}
