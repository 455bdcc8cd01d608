import ArgumentParser
import RecipeModel
import RecipeStore

/// Which recipes of the library are meant; all conditions must hold.
struct FilterOptions: ParsableArguments {
  @Option(
    name: [.customShort("c"), .customLong("collection")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("In this collection; repeat for several.", valueName: "name"))
  var collections: [String] = []

  @Flag(name: [.customShort("f"), .customLong("favorites")], help: "Favorites only.")
  var isFavorites = false

  @Flag(name: .customLong("recents"), help: "Added in the last 30 days, newest first.")
  var isRecents = false

  @Option(
    name: [.customShort("w"), .customLong("with")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("With this ingredient; repeat for several.", valueName: "word"))
  var with: [String] = []

  @Option(
    name: [.customShort("W"), .customLong("without")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Without this ingredient; repeat for several.", valueName: "word"))
  var without: [String] = []

  @Option(
    name: [.customShort("t"), .customLong("max-time")], parsing: .unconditional,
    help: ArgumentHelp("Ready within 30m, 1h30m, or 1:30.", valueName: "time"),
    transform: OptionValue.time)
  var maxTime: Int?

  @Flag(name: .customLong("or-unknown"), help: "With --max-time: also recipes that state no time.")
  var includesUnknownTimes = false

  @Flag(name: .customLong("never-cooked"), help: "Never cooked.")
  var isNeverCooked = false

  @Option(
    name: .customLong("cooked-before"), parsing: .unconditional,
    help: ArgumentHelp("Cooked, but not for 90d, 12w, 1y, or since 2026-11-08.", valueName: "age"),
    transform: OptionValue.cookedBefore)
  var cookedBefore: CookedBefore?

  @Option(
    name: .customLong("rating"), parsing: .unconditional,
    help: ArgumentHelp("With so many stars or more, from 1 to 5.", valueName: "stars"), transform: OptionValue.stars)
  var rating: Int?

  func validate() throws {
    if isNeverCooked, cookedBefore != nil { throw ValidationError("Give --never-cooked or --cooked-before, not both.") }
    if includesUnknownTimes, maxTime == nil { throw ValidationError("--or-unknown goes with --max-time.") }
  }
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

  /// Whether all recipes are meant.
  var isEmpty: Bool { query == .all }
}
