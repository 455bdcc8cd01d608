import RecipeModel
import SQLite

extension Doctor {
  /// Reads back all that was recorded, as undoing it would.
  func examineHistory(_ finding: inout Finding) throws {
    guard Connection.canRecordChanges else {
      finding.remarks.append(HistoryRefusal.notKept.description)
      return
    }
    let (count, damaged) = try connection.read { (try steps().count, try damagedSteps()) }
    finding.remarks.append(Self.count(count, "step"))
    for step in damaged {
      finding.problems.append("what step \(step.id) has changed cannot be read: \(step.command.shortened(to: 80))")
    }
  }

  /// Lets go of the steps that cannot be read, and of those that can only be reached by way of these.
  func letDamagedStepsGo() throws -> Bool {
    let damaged = try damagedSteps()
    let newestDone = damaged.filter { !$0.isUndone }.map(\.id).max() ?? 0
    let oldestUndone = damaged.filter(\.isUndone).map(\.id).min() ?? .max
    for id in try steps().map(\.id) where id <= newestDone || id >= oldestUndone {
      try connection.run(HistoryPiecesTable.delete, id)
      try connection.run(HistoryStepsTable.delete, id)
    }
    return !damaged.isEmpty
  }

  private func steps() throws -> [HistoryStep] {
    try connection.query(HistoryStepsTable.newestFirst, -1) { HistoryStepsTable.step($0) }
  }

  private func damagedSteps() throws -> [HistoryStep] {
    try steps().filter { step in
      do {
        try connection.forEachChange(ofStep: step.id) { _ in }
        return false
      } catch let error as SQLiteError where ResultCode.corrupt ~= error.code {
        return true
      }
    }
  }
}
