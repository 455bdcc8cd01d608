package import RecipeModel

/// What a verb of the store altered.
///
/// Identifiers stand in the order in which the verb was given them. A recipe is in at most one of `inserted`, `updated`
/// and `deleted`; it may be in `moved` as well.
package struct RecipeChange: Equatable, Sendable {
  package var inserted: [Recipe.ID]

  /// Recipes whose content changed, the names of their collections included.
  package var updated: [Recipe.ID]
  package var deleted: [Recipe.ID]

  /// Recipes that have another place in an order made by hand; those they overtook are not named.
  package var moved: [Recipe.ID]

  /// Names of the collections that came, went, or have other members, another order, another name or another place.
  package var collections: [String]

  package init(
    inserted: [Recipe.ID] = [], updated: [Recipe.ID] = [], deleted: [Recipe.ID] = [], moved: [Recipe.ID] = [],
    collections: [String] = []
  ) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
    self.moved = moved
    self.collections = collections
  }

  package static let none = RecipeChange()

  package static func inserted(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(inserted: ids, collections: collections)
  }

  package static func updated(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(updated: ids, collections: collections)
  }

  package static func deleted(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(deleted: ids, collections: collections)
  }

  package static func moved(_ ids: [Recipe.ID], collections: [String] = []) -> RecipeChange {
    RecipeChange(moved: ids, collections: collections)
  }

  /// Whether everything is as it was before.
  package var isEmpty: Bool { self == .none }
}
