import RecipeKitchen
import SQLite

/// Examining the table of foods.
extension Doctor {
  func examineFoods(_ check: inout DoctorCheck) throws {
    for (_, name) in try foodsWithWrongKey() { check.problems.append("a food of your own has a wrong key: \(name)") }
    for (_, name) in try meaninglessFoods() { check.problems.append("a food of your own means nothing: \(name)") }
  }

  /// Computes keys again. What means nothing is removed, and so is a food whose key another one has.
  func repairFoods(_ report: inout RepairReport) throws -> [String] {
    let meaningless = try meaninglessFoods()
    for (key, _) in meaningless { try connection.run(OwnFoodsTable.delete, key) }
    var (renamed, lost) = (0, meaningless.count)
    for (key, name) in try foodsWithWrongKey() {
      let isRenamed =
        try ItemKey(name: name).map { try connection.run(OwnFoodsTable.setKey, key, $0.text) > 0 } ?? false
      if isRenamed { renamed += 1 } else { lost += try connection.run(OwnFoodsTable.delete, key) }
    }
    if lost > 0 { report.lost.append("what \(Self.count(lost, "food")) of your own was") }
    return renamed > 0 ? ["\(Self.count(renamed, "key")) of your own foods computed again"] : []
  }

  private func foodsWithWrongKey() throws -> [(key: String, name: String)] {
    try connection.query(OwnFoodsTable.all) { row in
      ItemKey(name: row.text(at: 1)) == ItemKey(stored: row.text(at: 0)) ? nil : (row.text(at: 0), row.text(at: 1))
    }.compactMap(\.self)
  }

  private func meaninglessFoods() throws -> [(key: String, name: String)] {
    try connection.query(OwnFoodsTable.all) { row in
      OwnFood.Meaning(row.text(at: 2), row.text(at: 3)) == nil ? (row.text(at: 0), row.text(at: 1)) : nil
    }.compactMap(\.self)
  }
}
