package import RecipeModel
package import RecipeStore

/// The library in the transaction of a verb or a query, with what finds the names that it was given.
package struct OpenLibrary {
  package let store: RecipeStore
  package let names: any Names
  /// The name of the step of the history; empty for a query.
  package let command: String

  package init(_ store: RecipeStore, _ names: any Names, as command: String = "") {
    self.store = store
    self.names = names
    self.command = command
  }

  /// Changes the recipes that are named, all or none.
  ///
  /// - Parameters:
  ///   - done: What is said of each that has changed.
  ///   - already: What is said of each that was like that.
  package func change(
    _ recipes: [RecipeName], done: Phrase, already: Phrase = "\(.subjects) is like that", sentence: Phrase? = nil,
    _ change: (RecipeStore, [Recipe.ID]) throws -> RecipeChange
  ) throws -> VerbResult {
    let ids = try names.recipes(recipes, in: store)
    let changed = try change(store, ids).updated
    return VerbResult(.recipes(ids, changed: changed), done: done, already: already, sentence: sentence)
  }

  /// The recipes that are named.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`
  func recipes(_ names: [RecipeName]) throws -> [Recipe] {
    try self.names.recipes(names, in: store).map { id in
      guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      return recipe
    }
  }

  /// The name under which a collection is filled; that of a new one is as it was given.
  func nameToFill(_ collection: CollectionReference) throws -> String {
    if case .name(let name) = collection { name } else { try names.collection(collection, in: store) }
  }
}
