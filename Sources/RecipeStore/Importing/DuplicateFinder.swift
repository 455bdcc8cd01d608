import RecipeModel
import SQLite

/// Finds the recipe that the library had before an import and that is the same as an imported one.
struct DuplicateFinder {
  /// The last recipe that was there before the import.
  let lastID: Recipe.ID
  /// The last recipe that was there before the files that were imported together with this one; later ones
  /// are compared with this file's only to find those that hold all that one of this file's does.
  private let lastIDBeforeAll: Recipe.ID
  private let store: RecipeStore

  /// Recipes as they were before this import updated them, by title: what they say now does not count.
  private var originals: [String: [Recipe]] = [:]
  private var updatedIDs: Set<Recipe.ID> = []

  init(_ store: RecipeStore, lastIDBeforeAll: Recipe.ID?) throws {
    self.store = store
    lastID = try store.lastRecipeID()
    self.lastIDBeforeAll = min(lastIDBeforeAll ?? lastID, lastID)
  }

  /// Remembers a stored recipe that is about to be given other content.
  mutating func noteUpdate(of recipe: Recipe) {
    guard updatedIDs.insert(recipe.id).inserted else { return }
    originals[recipe.title, default: []].append(recipe)
  }

  /// Returns whether a recipe of the library is what it is by this import.
  func isPart(_ id: Recipe.ID) -> Bool { id > lastID || updatedIDs.contains(id) }

  /// Returns the stored recipe with the draft's UUID, else with its source and title, else with its title and
  /// ingredients; the first of several.
  ///
  /// Of two drafts with one UUID the first is the recipe that has it: a second update would undo the first.
  ///
  /// - Complexity: Four look-ups in indexes, and a comparison with each recipe of the same title.
  func recipe(like draft: RecipeDraft) throws -> Recipe.ID? {
    if let uuid = draft.uuid, let id = try store.recipeID(with: uuid), !isPart(id) { return id }
    if !draft.source.isEmpty {
      let original = originals[draft.title]?.first { $0.source == draft.source }?.id
      let id = try firstID(RecipesTable.idsWithSourceAndTitle, draft.title, draft.source, or: original)
      if let id { return id }
    }
    let original = originals[draft.title]?.first { $0.ingredients == draft.ingredients }?.id
    return try firstID(RecipesTable.idsWithTitleAndIngredients, draft.title, draft.ingredients, or: original)
      ?? idOfTwin(of: draft)
  }

  /// Returns the recipe of an earlier file of the same import that holds all that the draft holds.
  ///
  /// A folder may well hold two soups of one name and with the same ingredients.
  private func idOfTwin(of draft: RecipeDraft) throws -> Recipe.ID? {
    guard lastIDBeforeAll < lastID else { return nil }
    let ids = try store.connection.query(
      RecipesTable.idsWithTitleAndIngredientsBetween, TextFold.fold(draft.title), lastIDBeforeAll, lastID, draft.title,
      draft.ingredients
    ) { $0.int(at: 0) }
    return try ids.first { try store.recipe(with: $0).map { draft.addsNothing(to: RecipeDraft($0)) } ?? false }
  }

  private func firstID(_ sql: String, _ title: String, _ text: String, or original: Recipe.ID?) throws -> Recipe.ID? {
    let ids = try store.connection.query(sql, TextFold.fold(title), lastIDBeforeAll, title, text) { $0.int(at: 0) }
    return (ids.filter { !updatedIDs.contains($0) } + [original].compactMap(\.self)).min()
  }
}

extension RecipeDraft {
  /// `true` if nothing is lost without this recipe next to the other: the other says the same, and it is a favorite and in
  /// the collections if this one is.
  fileprivate func addsNothing(to other: RecipeDraft) -> Bool {
    RecipeField.allCases.allSatisfy { field in
      switch field {
      case .isFavorite: !isFavorite || other.isFavorite
      case .collections: Set(collections.map(TextFold.fold)).isSubset(of: other.collections.map(TextFold.fold))
      case .addedOn, .imageNames: true
      default: self[field] == other[field]
      }
    }
  }
}
