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
    .option(\.cookedBefore, "cooked-before", .text("age"), "Cooked, but not for 90d, 12w, 1y, or since a day."),
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
  /// As it is typed: a day such as friday is known where it is known which day it is.
  var cookedBefore: String?
  var rating: Int?
}

extension FilterOptions {
  /// Returns the recipes that are meant, in the order that fits them.
  ///
  /// - Parameter day: Reads the day since which a recipe must not have been cooked; throws for what is not a day.
  func query(reading day: (String) throws -> CalendarDay) throws -> RecipeQuery {
    var query = timeless
    query.cookedBefore = try cookedBefore.map { try CookedBefore($0) ?? .day(day($0)) }
    return query
  }

  /// The query without what depends on the day.
  private var timeless: RecipeQuery {
    var query = RecipeQuery(
      collections: collections, favoritesOnly: isFavorites, recentsOnly: isRecents, with: with, without: without,
      maxTime: maxTime)
    query.includesUnknownTimes = includesUnknownTimes
    query.neverCooked = isNeverCooked
    query.minStars = rating
    return query
  }

  /// `true` if all recipes are meant.
  var isEmpty: Bool { cookedBefore == nil && timeless == .all }
}
