package import RecipeModel
package import RecipeStore

/// The library in the transaction of a verb, with what finds the names that the verb was given.
package struct OpenLibrary {
  package let store: RecipeStore
  package let names: any Names
  /// The name of the step of the history.
  package let command: String

  package init(_ store: RecipeStore, _ names: any Names, as command: String) {
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

  /// The name under which a collection is filled; that of a new one is as it was given.
  func nameToFill(_ collection: CollectionReference) throws -> String {
    if case .name(let name) = collection { name } else { try names.collection(collection, in: store) }
  }
}
