import RecipeModel
import SQLite

/// Finds the recipe that the library had before an import and that is the same as an imported one.
struct DuplicateFinder {
  /// The last recipe that was there before the import.
  let lastID: Recipe.ID
  private let store: RecipeStore

  /// Recipes as they were before this import updated them, by title: what they say now does not count.
  private var originals: [String: [Recipe]] = [:]
  private var updatedIDs: Set<Recipe.ID> = []

  init(_ store: RecipeStore) throws {
    self.store = store
    lastID = try store.connection.first(RecipesTable.lastID) { $0.int(at: 0) } ?? 0
  }

  /// Remembers a stored recipe that is about to be given other content.
  mutating func noteUpdate(of recipe: Recipe) {
    guard updatedIDs.insert(recipe.id).inserted else { return }
    originals[recipe.title, default: []].append(recipe)
  }

  /// Whether a recipe of the library is what it is by this import.
  func isPart(_ id: Recipe.ID) -> Bool { id > lastID || updatedIDs.contains(id) }

  /// Returns the stored recipe with the draft's UUID, else with its source and title, else with its title and
  /// ingredients; the first of several.
  ///
  /// Of two drafts with one UUID the first is the recipe that has it: a second update would undo the first.
  ///
  /// - Complexity: Three look-ups in indexes, and a comparison with each recipe of the same title.
  func recipe(like draft: RecipeDraft) throws -> Recipe.ID? {
    if let uuid = draft.uuid, let id = try store.recipeID(with: uuid), !isPart(id) { return id }
    if !draft.source.isEmpty {
      let original = originals[draft.title]?.first { $0.source == draft.source }?.id
      let id = try firstID(RecipesTable.idsWithSourceAndTitle, draft.title, draft.source, or: original)
      if let id { return id }
    }
    let original = originals[draft.title]?.first { $0.ingredients == draft.ingredients }?.id
    return try firstID(RecipesTable.idsWithTitleAndIngredients, draft.title, draft.ingredients, or: original)
  }

  private func firstID(_ sql: String, _ title: String, _ text: String, or original: Recipe.ID?) throws -> Recipe.ID? {
    let ids = try store.connection.query(sql, TextFold.fold(title), lastID, title, text) { $0.int(at: 0) }
    return (ids.filter { !updatedIDs.contains($0) } + [original].compactMap(\.self)).min()
  }
}
