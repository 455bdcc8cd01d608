import SQLite

/// Finding one recipe's place in a list without listing the others.
extension RecipeQuerySQL {
  /// The statement that finds the first column of a recipe's key, if the recipe is in the list.
  ///
  /// - Returns: `nil` for a list whose order takes more than a key.
  func selectKey(of id: Int) -> (sql: String, values: [any Bindable])? {
    guard let key else { return nil }
    var found = self
    found.add("recipes.id = ?", id)
    return found.select(key.columns.0, orderedBy: nil)
  }

  /// The statement that finds the identifier of the recipe just before another in the list.
  ///
  /// - Parameter value: The first column of the other's key.
  func selectPredecessor(of id: Int, value: any Bindable) -> (sql: String, values: [any Bindable])? {
    guard let key else { return nil }
    let (comparison, direction) = key.isDescending ? (">", "ASC") : ("<", "DESC")
    var found = self
    found.add("(\(key.columns.0), \(key.columns.1)) \(comparison) (?, ?)", value, id)
    return found.select(
      key.columns.1, orderedBy: "\(key.columns.0) \(direction), \(key.columns.1) \(direction) LIMIT 1")
  }
}
