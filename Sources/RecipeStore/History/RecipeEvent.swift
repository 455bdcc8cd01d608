package import RecipeModel

/// What a step did to one recipe.
package enum RecipeEvent: Hashable, Sendable {
  case added(title: String)
  case deleted(title: String)

  /// A field got another value; times are in seconds, whether it is a favorite is 0 or 1.
  case changed(RecipeField, from: String, to: String)

  /// It was moved in the library.
  case moved

  /// It was moved in a collection.
  case movedIn(String)
  case joined(String)
  case left(String)
}

/// A step, and what it did to one recipe.
package struct RecipeHistoryEntry: Hashable, Sendable {
  package let step: HistoryStep

  /// Empty for a step of which this cannot be told any more, because the tables have another shape now.
  package let events: [RecipeEvent]
}
