import RecipeModel
import SQLite

/// Examining the table of cookings.
extension Doctor {
  func examineCookings(_ check: inout DoctorCheck) throws {
    let count = try cookingsWithoutDay().count
    if count > 0 { check.problems.append("\(Self.count(count, "cooking")) on a day that does not exist") }
  }

  /// Takes out cookings on no day.
  func repairCookings(_ report: inout RepairReport) throws -> [String] {
    try removeCookingsWithoutDay(&report) + removeAlteredSessions(&report)
  }

  /// A timer that rings at some other time is worse than none.
  private func removeAlteredSessions(_ report: inout RepairReport) throws -> [String] {
    try [LibraryTable.cookingSessions, .runningTimers].compactMap { table in
      let count = try connection.run(table.deletingAltered)
      if count == 0 { return nil }
      let rows = table.noun.counted(count)
      report.lost.append("\(rows), not as saved")
      return "\(rows) removed"
    }
  }

  private func removeCookingsWithoutDay(_ report: inout RepairReport) throws -> [String] {
    let ids = try cookingsWithoutDay()
    if ids.isEmpty { return [] }
    for id in ids { try connection.run(CookingsTable.delete, id) }
    let cookings = Self.count(ids.count, "cooking")
    report.lost.append("\(cookings), on a day that does not exist")
    return ["\(cookings) removed"]
  }

  private func cookingsWithoutDay() throws -> [Int] {
    try connection.query(CookingsTable.days) { row in
      CalendarDay(row.text(at: 1)) == nil ? row.int(at: 0) : nil
    }.compactMap(\.self)
  }
}
