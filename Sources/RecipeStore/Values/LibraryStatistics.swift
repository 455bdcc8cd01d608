package import RecipeModel

/// The figures of a library: its recipes, and what was cooked on some days.
package struct LibraryStatistics: Hashable, Sendable {
  /// The cookings of a month.
  package struct Month: Hashable, Sendable {
    /// `2026-10`.
    package var name: String
    package var cookings: Int
  }

  /// A recipe that was cooked more often than most.
  package struct MostCooked: Hashable, Sendable {
    package var id: Recipe.ID
    package var title: String
    package var cookings: Int
    /// 1 to 5; 0 is "not rated".
    package var stars: Int
  }

  package var recipes = 0
  package var favorites = 0
  /// The recipes that have stars.
  package var rated = 0
  /// The recipes that have a picture.
  package var pictures = 0
  /// The recipes that are in no collection.
  package var uncollected = 0

  /// The recipes by their total time, each counted once: up to a quarter of an hour, half an hour, an hour, and above.
  package var within15Minutes = 0
  package var within30Minutes = 0
  package var within1Hour = 0
  package var longer = 0
  package var unknownTime = 0

  /// The cookings on those days.
  package var cookings = 0
  /// The recipes that were cooked on those days.
  package var cooked = 0
  /// The recipes that were not cooked on any day at all.
  package var neverCooked = 0
  /// From the first month of those days that has a cooking up to this month; none if nothing was cooked.
  package var months: [Month] = []
  /// The ten recipes that were cooked most on those days; those that were cooked as often are in the library's order.
  package var most: [MostCooked] = []

  /// `true` if anything was ever cooked, on whatever day.
  package var hasCookings: Bool { neverCooked < recipes }
}
