package import RecipeModel

/// The change of a verb of the store.
///
/// Identifiers stand in the order in which the verb was given them. A recipe is in at most one of `inserted`, `updated`
/// and `deleted`; it may be in `moved` as well.
package struct RecipeChange: Equatable, Sendable {
  package var inserted: [Recipe.ID]

  /// Recipes whose content changed, the names of their collections included.
  package var updated: [Recipe.ID]
  package var deleted: [Recipe.ID]

  /// Recipes that have another place in a manual order; those they overtook are not named.
  package var moved: [Recipe.ID]

  /// Names of the collections that came, went, or have other members, another order, another name or another place.
  package var collections: [String]

  /// `true` if the shopping list, its aisles, or the pantry are others.
  package var shopping: Bool

  /// `true` if the meal plan is another.
  package var plan: Bool

  /// `true` if other foods are meant by names than before.
  package var foods: Bool

  package init(
    inserted: [Recipe.ID] = [], updated: [Recipe.ID] = [], deleted: [Recipe.ID] = [], moved: [Recipe.ID] = [],
    collections: [String] = [], shopping: Bool = false, plan: Bool = false, foods: Bool = false
  ) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
    self.moved = moved
    self.collections = collections
    self.shopping = shopping
    self.plan = plan
    self.foods = foods
  }

  package static let none = RecipeChange()

  package static func inserted(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(inserted: ids, collections: collections)
  }

  package static func updated(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(updated: ids, collections: collections)
  }

  package static func deleted(
    _ ids: [Recipe.ID], collections: [String] = [], shopping: Bool = false, plan: Bool = false
  ) -> RecipeChange {
    RecipeChange(deleted: ids, collections: collections, shopping: shopping, plan: plan)
  }

  package static func moved(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(moved: ids, collections: collections)
  }

  /// `true` if everything is as it was before.
  package var isEmpty: Bool { self == .none }
}

/// The sum of several changes, one after the other.
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
  private var shopping = false
  private var plan = false
  private var foods = false

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
    if change.shopping { touchShopping() }
    if change.plan { touchPlan() }
    if change.foods { touchFoods() }
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

  mutating func touchShopping() { shopping = true }

  mutating func touchPlan() { plan = true }

  mutating func touchFoods() { foods = true }

  var change: RecipeChange {
    RecipeChange(
      inserted: recipes(.inserted), updated: recipes(.updated), deleted: recipes(.deleted),
      moved: movedOrder.filter { [nil, .updated].contains(fate(of: $0)) }, collections: collectionOrder,
      shopping: shopping, plan: plan, foods: foods)
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
