import RecipeFormats
import RecipeModel
package import RecipeStore

extension LibraryVerb {
  /// Makes the change, as one step of the history.
  ///
  /// - Throws: `RecipeStoreError`, `VerbError`; nothing is changed then, but where the store's error says otherwise.
  package func make(in store: RecipeStore) throws -> VerbResult {
    switch self {
    case .undo(let count):
      return VerbResult(try store.undo(count), "Undone")
    case .redo(let count):
      return VerbResult(try store.redo(count), "Redone")
    case .undoStep(let step):
      let words = ShellWords.join(["undo", "--step", "\(step)"])
      var result = VerbResult(try store.undo(step: step, command: words), "Undone")
      result.step = try store.lastStep().flatMap { $0.command == words ? $0.id : nil }
      return result
    case .setExpanded(let row, let isExpanded):
      switch row {
      case .collections: try store.setCollectionsHeaderExpanded(isExpanded)
      case .collection(let reference): try store.setCollectionExpanded(store.id(of: reference), isExpanded)
      }
      return VerbResult()
    case .plan(let verb): return try LibraryVerb.plan(verb.resolved(in: store)).makeStep(in: store)
    default: return try makeStep(in: store)
    }
  }

  /// Reads the names that the step's words have, and makes the change, in one transaction.
  private func makeStep(in store: RecipeStore) throws -> VerbResult {
    var result = VerbResult()
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

  private func change(_ names: VerbNames, in store: RecipeStore) throws -> (RecipeChange, VerbResult) {
    var about = VerbResult()
    let change: RecipeChange
    switch self {
    case .add(var draft, let pictures):
      draft.imageNames += try store.keep(pictures)
      change = try store.add(draft)
      about.recipes = change.inserted
    case .edit(let id, let edit):
      change = try store.edit(id, edit)
      about.recipes = [id]
    case .delete(let id): change = try store.delete([id])
    case .setFavorite(let ids, let isFavorite):
      change = try store.setFavorite(ids, isFavorite)
      about.recipes = ids
    case .collect(let ids, let into, let from):
      change = try store.collect(ids, into: into, from: from)
      about.recipes = ids
    case .move(let ids, let destination, let list):
      change = try store.move(ids, to: destination, in: store.list(list))
      about.recipes = ids
    case .cook(let id, let entry):
      change = try store.cook(id, entry)
      about.recipes = [id]
    case .removeCooking(let number, let id):
      change = try store.removeCooking(number, of: id)
      about.recipes = [id]
    case .rate(let id, let stars):
      change = try store.rate([id], stars)
      about.recipes = [id]
    case .addCollection(let name, let filter):
      change = try filter.map { try store.addCollection(name, filter: $0) } ?? store.addCollection(name)
      about.collection = change.collections.first
    case .renameCollection(let collection, let name, let isMerging):
      change = try store.renameCollection(store.name(of: collection), to: name, isMerging: isMerging)
      about.collection = try store.collectionID(named: name).flatMap(store.collectionName(with:))
    case .deleteCollection(let collection): change = try store.deleteCollection(store.name(of: collection))
    case .moveCollection(let collection, let destination):
      let name = try store.name(of: collection)
      change = try store.moveCollection(name, to: destination.map { try store.name(of: $0) })
      about.collection = name
    case .addPicture(let id, let picture):
      change = try store.edit(id, RecipeEdit(pictures: [picture]))
      about.recipes = [id]
    case .removePicture(let id, let name):
      change = try store.removePicture(name, of: id)
      about.recipes = [id]
    case .importRecipes(let recipes):
      let summary = try store.take(recipes)
      change = summary.change
      about.recipes = change.inserted + change.updated
      about.skipped = summary.skipped
    case .shopping(let verb):
      change = try verb.change(in: store)
      about.recipes = verb.recipes
    case .plan(let verb):
      change = try verb.change(in: store)
      about.recipes = verb.recipes
    case .food(let verb): change = try verb.change(in: store)
    case .undo, .redo, .undoStep, .setExpanded: preconditionFailure("no step of its own")
    }
    return (change, about)
  }
}

extension VerbResult {
  /// - Parameter verb: `Undone`
  fileprivate init(_ move: HistoryMove, _ verb: String) {
    self.init()
    steps = move.steps
    if let first = steps.first {
      sentence = steps.count == 1 ? "\(verb): \(first.nameOnPage)" : "\(verb): \(steps.count) steps"
    }
  }
}

/// What several verbs of the store make of one request, inside its transaction.
extension RecipeStore {
  /// - Throws: `VerbError.noSuchCollection`; `RecipeStoreError.noSuchCollection`.
  func name(of collection: CollectionReference) throws -> String {
    switch collection {
    case .id(let id):
      guard let name = try collectionName(with: id) else { throw VerbError.noSuchCollection(id) }
      return name
    case .name(let name):
      guard let id = try collectionID(named: name), let stored = try collectionName(with: id) else {
        let names = try collections().map(\.name)
        throw RecipeStoreError.noSuchCollection(name, suggestion: mostSimilar(to: name, among: names))
      }
      return stored
    }
  }

  /// - Throws: As `name(of:)`.
  fileprivate func id(of collection: CollectionReference) throws -> RecipeCollection.ID {
    let name = try name(of: collection)
    guard let id = try collectionID(named: name) else {
      throw RecipeStoreError.noSuchCollection(name, suggestion: nil)
    }
    return id
  }

  /// - Throws: As `name(of:)`; `RecipeStoreError.hasNoOrder`.
  fileprivate func list(_ reference: ListReference) throws -> OrderedList {
    let list: OrderedList =
      switch reference {
      case .library: .library
      case .favorites: .favorites
      case .collection(let collection): .collection(try name(of: collection))
      }
    try checkHasOrder(list)
    return list
  }

  /// Stores pictures in the library's folder, and returns their names.
  fileprivate func keep(_ pictures: [Picture]) throws -> [String] {
    for picture in pictures { try self.pictures?.add(picture) }
    return pictures.map(\.name)
  }

  fileprivate func edit(_ id: Recipe.ID, _ edit: RecipeEdit) throws -> RecipeChange {
    guard let stored = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    if let version = edit.version, ![stored.version, stored.entityTag].contains(version) {
      throw VerbError.changedMeanwhile(id)
    }
    var draft = RecipeDraft(stored)
    for (field, value) in edit.values { draft[field] = value }
    for name in try keep(edit.pictures) where !draft.imageNames.contains(name) { draft.imageNames.append(name) }
    return try update(id, to: draft)
  }

  fileprivate func removePicture(_ name: String, of id: Recipe.ID) throws -> RecipeChange {
    guard let stored = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    guard stored.imageNames.contains(name) else { throw VerbError.noSuchPicture(id) }
    return try edit(id, RecipeEdit([.imageNames: .names(stored.imageNames.filter { $0 != name })]))
  }

  /// - Throws: `VerbError.dayToCome`.
  fileprivate func cook(_ id: Recipe.ID, _ entry: CookingEntry) throws -> RecipeChange {
    let day = entry.day ?? today
    guard day <= today else { throw VerbError.dayToCome(day) }
    return try addCooking(
      Cooking(on: day, servings: entry.servings, stars: entry.stars, note: entry.note), of: [id])
  }

  fileprivate func collect(
    _ ids: [Recipe.ID], into targets: [CollectionReference], from sources: [CollectionReference]
  ) throws -> RecipeChange {
    var updated = RecipeIDSet()
    var change = RecipeChange.none
    for target in targets {
      let name = if case .name(let name) = target { name } else { try name(of: target) }
      let one = try collect(ids, into: name)
      change.updated += one.updated.filter { updated.insert($0) }
      change.collections += one.collections
    }
    for source in sources {
      let one = try uncollect(ids, from: name(of: source))
      change.updated += one.updated.filter { updated.insert($0) }
      change.collections += one.collections
    }
    return change
  }

  fileprivate func take(_ batch: RecipeImport) throws -> ImportSummary {
    var rest = batch.recipes[...]
    var last: FileRecipe?
    return try importDrafts(
      onDuplicate: batch.onDuplicate, into: batch.collection,
      // A picture that cannot be stored keeps no recipe out.
      pictures: { (last?.pictures ?? []).compactMap { try? Picture($0) } },
      next: {
        last = rest.popFirst()
        return last?.draft
      })
  }
}
