import RecipeModel
import RecipeStore
import RecipeVerbs

/// Which recipes of the library are meant; all conditions must hold.
struct FilterOptions {
  static let parameters: [Parameter<Self>] = [
    .options(\.collections, "collection", .text("name"), "In this collection; repeat for several.", short: "c"),
    .flag(\.isFavorites, "favorites", "Favorites only.", short: "f"),
    .flag(\.isRecents, "recents", "Added in the last 30 days, newest first."),
    .options(\.with, "with", .text("word"), "With this ingredient; repeat for several.", short: "w"),
    .options(\.without, "without", .text("word"), "Without this ingredient; repeat for several.", short: "W"),
    .option(\.maxTime, "max-time", .time, "Ready within 30m, 1h30m, or 1:30.", short: "t"),
    .flag(\.includesUnknownTimes, "or-unknown", "With --max-time: also recipes that state no time."),
    .flag(\.isNeverCooked, "never-cooked", "Never cooked."),
    .option(\.cookedBefore, "cooked-before", .cookedBefore, "Cooked, but not for 90d, 12w, 1y, or since 2026-11-08."),
    .option(\.rating, "rating", .stars, "With so many stars or more, from 1 to 5."),
  ]
  static let rules: [Rule] = [
    .exclusive(["never-cooked", "cooked-before"], ContradictingConditions().message(sign: "--")),
    .needs("or-unknown", ["max-time"], "`or-unknown` goes with `max-time`"),
  ]

  var collections: [String] = []
  var isFavorites = false
  var isRecents = false
  var with: [String] = []
  var without: [String] = []
  var maxTime: Int?
  var includesUnknownTimes = false
  var isNeverCooked = false
  var cookedBefore: CookedBefore?
  var rating: Int?
}

extension FilterOptions {
  /// The recipes that are meant, in the order that fits them.
  var query: RecipeQuery {
    var query = RecipeQuery(
      collections: collections, favoritesOnly: isFavorites, recentsOnly: isRecents, with: with, without: without,
      maxTime: maxTime)
    query.includesUnknownTimes = includesUnknownTimes
    query.neverCooked = isNeverCooked
    query.cookedBefore = cookedBefore
    query.minStars = rating
    return query
  }

  /// `true` if all recipes are meant.
  var isEmpty: Bool { query == .all }
}
