import RecipeKitchen
import RecipeModel
import SQLite

/// Examining the tables of the shopping list.
extension Doctor {
  func examineShopping(_ check: inout DoctorCheck) throws {
    for (_, name) in try aislesWithWrongKey() { check.problems.append("an aisle has a wrong key: \(name)") }
    let factors = try meaninglessFactors().count
    if factors > 0 {
      check.problems.append("\(Self.count(factors, "recipe")) on the shopping list by a factor that is not one")
    }
  }

  /// Computes keys again. A recipe whose factor means nothing is on the list once.
  func repairShopping(_ report: inout RepairReport) throws -> [String] {
    let aisles = try aislesWithWrongKey()
    for (id, name) in aisles { try connection.run(AislesTable.setKey, id, CollectionName.key(name)) }
    let factors = try meaninglessFactors()
    for id in factors { try connection.run(ShoppingRecipesTable.setFactorWithID, id, Rational.one.description) }
    if !factors.isEmpty {
      report.lost.append("how often \(Self.count(factors.count, "recipe")) was on the shopping list")
    }
    return aisles.isEmpty ? [] : ["\(Self.count(aisles.count, "key")) of the shopping list computed again"]
  }

  private func aislesWithWrongKey() throws -> [(id: Int, name: String)] {
    try connection.query(AislesTable.keys) { row in
      CollectionName.key(row.text(at: 1)) == row.text(at: 2) ? nil : (row.int(at: 0), row.text(at: 1))
    }.compactMap(\.self)
  }

  private func meaninglessFactors() throws -> [Int] {
    try connection.query(ShoppingRecipesTable.factors) { row in
      Rational.factor(row.text(at: 1)) == nil ? row.int(at: 0) : nil
    }.compactMap(\.self)
  }
}
