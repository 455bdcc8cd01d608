import RecipeFormats
import RecipeModel
package import RecipeStore
package import RecipeVerbs

extension LibraryVerb {
  /// Makes the change, as one step of the history, with the names that its words have read in the same transaction.
  ///
  /// - Throws: `RecipeStoreError`, `VerbError`; nothing is changed then, but where the store's error says otherwise.
  package func make(in store: RecipeStore) throws -> VerbOutcome {
    var result = VerbOutcome()
    var isChanged = false
    // The words are read before the change: what is deleted has a name only then.
    let names = try store.read { try VerbNames(self, in: store) }
    let words = ShellWords.join(words(names))
    try store.step(words) {
      let (change, about) = try change(names, in: store)
      result = about
      isChanged = !change.isEmpty
    }
    guard isChanged else { return result }
    result.sentence = sentence(names, result)
    result.step = try store.lastStep().flatMap { $0.command == words ? $0.id : nil }
    return result
  }

  private func change(_ names: VerbNames, in store: RecipeStore) throws -> (RecipeChange, VerbOutcome) {
    var about = VerbOutcome()
    let change: RecipeChange
    switch self {
    case .importRecipes(let recipes):
      let summary = try store.take(recipes)
      change = summary.change
      about.recipes = change.inserted + change.updated
      about.skipped = summary.skipped
    }
    return (change, about)
  }
}

/// What several verbs of the store make of one request, inside its transaction.
extension RecipeStore {
  /// - Throws: `NameError.noSuchCollection`; `RecipeStoreError.noSuchCollection`.
  func name(of collection: CollectionReference) throws -> String {
    try RequestedNames().collection(collection, in: self)
  }

  fileprivate func take(_ batch: RecipeImport) throws -> ImportSummary {
    var rest = batch.recipes[...]
    var last: FileRecipe?
    return try importDrafts(
      onDuplicate: batch.onDuplicate, into: batch.collection,
      // A picture that cannot be stored keeps no recipe out.
      pictures: { (last?.pictures ?? []).compactMap { try? Picture($0) } }, cleared: { last?.cleared ?? [] },
      next: {
        last = rest.popFirst()
        return last?.draft
      })
  }
}
