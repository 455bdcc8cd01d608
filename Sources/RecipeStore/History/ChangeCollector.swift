import RecipeModel

/// What several changes, one after the other, come to.
struct ChangeCollector {
  private enum Fate {
    case inserted, updated, deleted
    /// Came and went again.
    case vanished
  }

  private var fates: [Recipe.ID: Fate] = [:]
  private var moved: Set<Recipe.ID> = []
  private var collections: Set<String> = []

  /// Everything in the order in which it was first named.
  private var recipeOrder: [Recipe.ID] = []
  private var movedOrder: [Recipe.ID] = []
  private var collectionOrder: [String] = []

  mutating func add(_ change: RecipeChange) {
    for id in change.inserted { insert(id) }
    for id in change.updated { update(id) }
    for id in change.deleted { delete(id) }
    for id in change.moved { move(id) }
    for name in change.collections { touch(collection: name) }
  }

  mutating func insert(_ id: Recipe.ID) {
    // One that was there before has returned, perhaps with other content and to another place.
    let hasReturned = fates[id] == .deleted
    note(id, hasReturned ? .updated : .inserted)
    if hasReturned { move(id) }
  }

  mutating func update(_ id: Recipe.ID) {
    if fates[id] == nil { note(id, .updated) }
  }

  mutating func delete(_ id: Recipe.ID) {
    note(id, fates[id] == .inserted ? .vanished : .deleted)
  }

  mutating func move(_ id: Recipe.ID) {
    if moved.insert(id).inserted { movedOrder.append(id) }
  }

  mutating func touch(collection name: String) {
    if collections.insert(name).inserted { collectionOrder.append(name) }
  }

  var change: RecipeChange {
    RecipeChange(
      inserted: recipeOrder.filter { fates[$0] == .inserted }, updated: recipeOrder.filter { fates[$0] == .updated },
      deleted: recipeOrder.filter { fates[$0] == .deleted },
      moved: movedOrder.filter { fates[$0] == nil || fates[$0] == .updated }, collections: collectionOrder)
  }

  private mutating func note(_ id: Recipe.ID, _ fate: Fate) {
    if fates.updateValue(fate, forKey: id) == nil { recipeOrder.append(id) }
  }
}
