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
      check.problems.append("what step \(step.id) has changed cannot be read: \(step.command.shortened(to: 80))")
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
    try steps().filter { step in
      guard RowNumber.range.contains(step.id) else { return true }
      do {
        try connection.forEachChange(ofStep: step.id) { _ in }
        return false
      } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
        return true
      }
    }
  }
}
