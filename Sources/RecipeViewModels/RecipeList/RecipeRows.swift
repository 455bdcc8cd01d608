import RecipeModel
import RecipeStore

/// The rows that a cell provider shows: one recipe by its identifier.
final class RecipeRows {
  private let store: RecipeStore

  /// The rows handed out, as far as they are remembered.
  private var shown: [Recipe.ID: RecipeListRow] = [:]

  /// `true` if rows are remembered, so that changes by other processes are noticed.
  var remembersShown = false

  init(of store: RecipeStore) {
    self.store = store
  }

  /// Returns the remembered rows that differ from the store's by now, and forgets them.
  ///
  /// - Complexity: O(*m*) for *m* rows remembered.
  func forgetOutdated() throws -> [Recipe.ID] {
    try remembersShown ? forgetOutdated(among: Array(shown.keys)) : []
  }

  /// Returns those of some recipes that are not shown as they are by now, and forgets their rows; all of them where rows
  /// are not remembered.
  ///
  /// - Complexity: O(*k*) for *k* recipes.
  func forgetOutdated(among ids: [Recipe.ID]) throws -> [Recipe.ID] {
    guard remembersShown else { return ids }
    let outdated = try ids.filter { id in
      guard let row = shown[id] else { return false }
      return try store.listRow(with: id) != row
    }
    for id in outdated { shown[id] = nil }
    return outdated
  }

  /// - Throws: `RecipeStoreError.noSuchRecipe` for one that another process has deleted.
  func row(with id: Recipe.ID) throws -> RecipeListRow {
    guard let row = try rowIfPresent(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    return row
  }

  /// Returns the rows of some recipes in their order; one that another process has deleted is left out.
  func rows(with ids: [Recipe.ID]) throws -> [RecipeListRow] {
    try ids.compactMap(rowIfPresent)
  }

  private func rowIfPresent(with id: Recipe.ID) throws -> RecipeListRow? {
    let row = try store.listRow(with: id)
    if remembersShown { shown[id] = row }
    return row
  }
}

extension Result where Failure == any Error {
  /// Returns what a cell shows, nil for a recipe that another process has deleted since it was listed.
  func getUnlessDeleted() throws -> Success? {
    do {
      return try get()
    } catch RecipeStoreError.noSuchRecipe {
      return nil
    }
  }
}
