import RecipeModel

/// What several changes, one after the other, come to.
struct ChangeCollector {
  private enum Fate: Int, CaseIterable {
    case inserted, updated, deleted
    /// Came and went again.
    case vanished
  }

  /// The recipes of each fate.
  private var recipes = Fate.allCases.map { _ in RecipeIDSet() }
  private var moved = RecipeIDSet()
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
    let hasReturned = fate(of: id) == .deleted
    note(id, hasReturned ? .updated : .inserted)
    if hasReturned { move(id) }
  }

  mutating func update(_ id: Recipe.ID) {
    if fate(of: id) == nil { note(id, .updated) }
  }

  mutating func delete(_ id: Recipe.ID) {
    note(id, fate(of: id) == .inserted ? .vanished : .deleted)
  }

  mutating func move(_ id: Recipe.ID) {
    if moved.insert(id) { movedOrder.append(id) }
  }

  mutating func touch(collection name: String) {
    if collections.insert(name).inserted { collectionOrder.append(name) }
  }

  var change: RecipeChange {
    RecipeChange(
      inserted: recipes(.inserted), updated: recipes(.updated), deleted: recipes(.deleted),
      moved: movedOrder.filter { [nil, .updated].contains(fate(of: $0)) }, collections: collectionOrder)
  }

  private func recipes(_ fate: Fate) -> [Recipe.ID] {
    recipeOrder.filter { recipes[fate.rawValue].contains($0) }
  }

  private func fate(of id: Recipe.ID) -> Fate? {
    Fate.allCases.first { recipes[$0.rawValue].contains(id) }
  }

  private mutating func note(_ id: Recipe.ID, _ fate: Fate) {
    if let old = self.fate(of: id) {
      recipes[old.rawValue].remove(id)
    } else {
      recipeOrder.append(id)
    }
    recipes[fate.rawValue].insert(id)
  }
}
