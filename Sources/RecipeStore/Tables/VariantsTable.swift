import SQLite

/// The table `variants`: a row for each recipe that is a copy of another.
enum VariantsTable {
  /// The UUID of the recipe that the one of a row is a copy of; NULL for others.
  static let original = "(SELECT original FROM variants WHERE recipe_id = recipes.id)"

  static let set = LibraryTable.variants.putting("recipe_id", "original")
  static let delete = "DELETE FROM variants WHERE recipe_id = ?1"
  static let ofOriginal = """
    SELECT recipes.id, title FROM variants JOIN recipes ON recipes.id = recipe_id WHERE original = ?1 ORDER BY recipe_id
    """
  static let originalOfUUID = "SELECT original FROM variants JOIN recipes ON recipes.id = recipe_id WHERE uuid = ?1"
  static let titleWithUUID = "SELECT id, title FROM recipes WHERE uuid = ?1"
}

extension LibraryTable {
  static let variants = LibraryTable(
    name: "variants", noun: RowNoun("variant"), columns: [.integer("recipe_id"), .blob("original")],
    recordedSince: 19, checksummedSince: 19, refersTo: [.recipe()],
    subject: { value in "what recipe \(value("recipe_id")?.int ?? 0) is a variant of" },
    salvage: .rows { row in if case .blob(let bytes) = row["original"] { bytes.count == 16 } else { false } })
}
