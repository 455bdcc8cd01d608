import RecipeFormats
import RecipeModel
package import RecipeStore
package import RecipeVerbs

extension LibraryVerb {
  /// Makes the change, as one step of the history.
  ///
  /// - Throws: `RecipeStoreError`, `VerbError`; nothing is changed then, but where the store's error says otherwise.
  package func make(in store: RecipeStore) throws -> VerbOutcome {
    switch self {
    case .setExpanded(let row, let isExpanded):
      switch row {
      case .collections: try store.setCollectionsHeaderExpanded(isExpanded)
      case .collection(let reference): try store.setCollectionExpanded(store.id(of: reference), isExpanded)
      }
      return VerbOutcome()
    default: return try makeStep(in: store)
    }
  }

  /// Reads the names that the step's words have, and makes the change, in one transaction.
  private func makeStep(in store: RecipeStore) throws -> VerbOutcome {
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
    case .add(var draft, let pictures):
      draft.imageNames += try store.keep(pictures)
      change = try store.add(draft)
      about.recipes = change.inserted
    case .edit(let id, let edit):
      (change, about.taken) = try store.edit(id, edit)
      about.recipes = [id]
    case .addPictures(let id, let pictures):
      change = try store.edit(id, RecipeEdit(pictures: pictures)).change
      about.recipes = [id]
    case .removePicture(let id, let name):
      change = try store.removePicture(name, of: id)
      about.recipes = [id]
    case .importRecipes(let recipes):
      let summary = try store.take(recipes)
      change = summary.change
      about.recipes = change.inserted + change.updated
      about.skipped = summary.skipped
    case .setExpanded: preconditionFailure("no step of its own")
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

  /// - Throws: As `name(of:)`.
  fileprivate func id(of collection: CollectionReference) throws -> RecipeCollection.ID {
    let name = try name(of: collection)
    guard let id = try collectionID(named: name) else {
      throw RecipeStoreError.noSuchCollection(name, suggestion: nil)
    }
    return id
  }

  /// Stores pictures in the library's folder, and returns their names.
  func keep(_ pictures: [Picture]) throws -> [String] {
    for picture in pictures { try self.pictures?.add(picture) }
    return pictures.map(\.name)
  }

  fileprivate func edit(
    _ id: Recipe.ID, _ edit: RecipeEdit
  ) throws -> (change: RecipeChange, taken: [RecipeMerge.Taken]) {
    guard let stored = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    if let version = edit.version, version != stored.entityTag { throw VerbError.changedMeanwhile(id) }
    let merge = try merge(edit, into: stored)
    guard merge.conflicts.isEmpty else { throw VerbError.bothChanged(id, merge.conflicts) }
    var draft = merge.draft
    for name in try keep(edit.pictures) where !draft.imageNames.contains(name) { draft.imageNames.append(name) }
    return (try update(id, to: draft), merge.taken)
  }

  /// Puts an edit together with what has become of its recipe since it began.
  ///
  /// - Throws: `RecipeError` for what no recipe can say.
  func merge(_ edit: RecipeEdit, into stored: Recipe) throws -> RecipeMerge {
    let theirs = RecipeDraft(stored)
    var base: RecipeDraft? = theirs
    if let version = edit.base, version != theirs.version {
      base = try earlierDraft(of: stored.id) { $0.version == version }
      // No version has the heart.
      base?.isFavorite = theirs.isFavorite
    }
    var ours = base ?? theirs
    for (field, value) in edit.values { ours[field] = value }
    return RecipeMerge(base: base, theirs: theirs, ours: try ours.normalized())
  }

  fileprivate func removePicture(_ name: String, of id: Recipe.ID) throws -> RecipeChange {
    guard let stored = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    guard stored.imageNames.contains(name) else { throw VerbError.noSuchPicture(id) }
    return try edit(id, RecipeEdit([.imageNames: .names(stored.imageNames.filter { $0 != name })])).change
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
