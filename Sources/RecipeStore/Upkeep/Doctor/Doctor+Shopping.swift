import RecipeKitchen
import RecipeModel
import SQLite

/// Examining the tables of the shopping list.
extension Doctor {
  func examineShopping(_ check: inout DoctorCheck) throws {
    for (_, name) in try aislesWithWrongKey() { check.problems.append("an aisle has a wrong key: \(name)") }
    for (_, name) in try pantryWithWrongKey() { check.problems.append("a food of the pantry has a wrong key: \(name)") }
    let factors = try meaninglessFactors().count
    if factors > 0 {
      check.problems.append("\(Self.count(factors, "recipe")) on the shopping list by a factor that is not one")
    }
  }

  /// Computes keys again. A recipe whose factor means nothing is on the list once.
  func repairShopping(_ report: inout RepairReport) throws -> [String] {
    let aisles = try aislesWithWrongKey()
    for (id, name) in aisles { try connection.run(AislesTable.setKey, id, CollectionName.key(name)) }
    let foods = try pantryWithWrongKey()
    for (key, name) in foods {
      let renamed = try ItemKey(name: name).map { try connection.run(PantryTable.setKey, key, $0.text) } ?? 0
      if renamed == 0 { try connection.run(PantryTable.delete, key) }
    }
    let factors = try meaninglessFactors()
    for id in factors { try connection.run(ShoppingRecipesTable.setFactorWithID, id, Rational.one.description) }
    if !factors.isEmpty {
      report.lost.append("how often \(Self.count(factors.count, "recipe")) was on the shopping list")
    }
    let keys = aisles.count + foods.count
    return keys > 0 ? ["\(Self.count(keys, "key")) of the shopping list computed again"] : []
  }

  private func aislesWithWrongKey() throws -> [(id: Int, name: String)] {
    try connection.query(AislesTable.keys) { row in
      CollectionName.key(row.text(at: 1)) == row.text(at: 2) ? nil : (row.int(at: 0), row.text(at: 1))
    }.compactMap(\.self)
  }

  private func pantryWithWrongKey() throws -> [(key: String, name: String)] {
    try connection.query(PantryTable.all) { row in
      ItemKey(name: row.text(at: 1)) == ItemKey(stored: row.text(at: 0)) ? nil : (row.text(at: 0), row.text(at: 1))
    }.compactMap(\.self)
  }

  private func meaninglessFactors() throws -> [Int] {
    try connection.query(ShoppingRecipesTable.factors) { row in
      Rational.factor(row.text(at: 1)) == nil ? row.int(at: 0) : nil
    }.compactMap(\.self)
  }
}
