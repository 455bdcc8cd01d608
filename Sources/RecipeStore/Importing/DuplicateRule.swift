/// What an import does with a recipe that the library had before the import began.
///
/// A recipe is the same if it has the same UUID; else the same source, if stated, and title; else the same title and
/// ingredients.
package enum DuplicateRule: String, Hashable, Sendable, CaseIterable {
  /// Leaves the stored recipe as it is.
  case skip

  /// Gives the stored recipe the new content; it stays in its places and collections, and a favorite if it is one.
  case update

  /// Adds the new one beside it.
  case keep
}

/// What an import did.
package struct ImportSummary: Equatable, Sendable {
  package var added = 0
  package var updated = 0

  /// Recipes that the library had already and that were left as they were.
  package var skipped = 0

  /// Recipes that had the UUID of another of the same import and were given a new one.
  package var sharedUUIDs = 0

  /// Pictures of recipes that were skipped which the library had lost or had damaged.
  package var repairedPictures = 0

  /// What is different in the library, for those who show it.
  package var change = RecipeChange.none

  package init() {}
}
