package import RecipeModel

/// What came over from a damaged database into a new one.
package struct Recovery: Equatable, Sendable {
  /// How many recipes came over.
  package var recipes = 0
  package var collections = 0

  /// Those of which a part could not be read.
  package var incomplete: [Recipe.ID] = []

  /// Those that came over whole and are not what was saved.
  package var altered: [Recipe.ID] = []

  /// Those that had a number which none can have, by that number, and the one that they have now.
  package var renumbered: [Recipe.ID: Recipe.ID] = [:]

  /// Those that something in the file still names, and that could not be read.
  package var lost: [Recipe.ID] = []

  var isEmpty: Bool { recipes == 0 && collections == 0 }
}
