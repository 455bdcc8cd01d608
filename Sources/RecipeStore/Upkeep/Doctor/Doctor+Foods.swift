import RecipeKitchen
import SQLite

/// Examining the table of foods.
extension Doctor {
  func examineFoods(_ check: inout DoctorCheck) throws {
    for (_, name) in try meaninglessFoods() { check.problems.append("a food of your own means nothing: \(name)") }
  }

  /// Removes what means nothing.
  func repairFoods(_ report: inout RepairReport) throws -> [String] {
    let meaningless = try meaninglessFoods()
    for (key, _) in meaningless { try connection.run(OwnFoodsTable.delete, key) }
    if !meaningless.isEmpty { report.lost.append("what \(Self.count(meaningless.count, "food")) of your own was") }
    return []
  }

  private func meaninglessFoods() throws -> [(key: String, name: String)] {
    try connection.query(OwnFoodsTable.all) { row in
      OwnFood.Meaning(row.text(at: 2), row.text(at: 3)) == nil ? (row.text(at: 0), row.text(at: 1)) : nil
    }.compactMap(\.self)
  }
}
