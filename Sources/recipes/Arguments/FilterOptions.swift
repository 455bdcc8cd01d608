import ArgumentParser
import RecipeModel
import RecipeStore

/// Which recipes of the library are meant; all conditions must hold.
struct FilterOptions: ParsableArguments {
  @Option(
    name: .customLong("collection"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Those in this collection; repeat.", valueName: "name"))
  var collections: [String] = []

  @Flag(name: .customLong("favorites"), help: "Favorites only.")
  var isFavorites = false

  @Flag(name: .customLong("recents"), help: "Those of the last 30 days, newest first.")
  var isRecents = false

  @Option(
    name: .customLong("with"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Those with this in the ingredients; repeat.", valueName: "word"))
  var with: [String] = []

  @Option(
    name: .customLong("without"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Those without it; repeat.", valueName: "word"))
  var without: [String] = []

  @Option(
    name: .customLong("max-time"), parsing: .unconditional,
    help: ArgumentHelp("Those that take no longer: 30m.", valueName: "time"),
    transform: OptionValue.time)
  var maxTime: Int?
}

extension FilterOptions {
  /// The recipes that are meant, in the order that fits them.
  var query: RecipeQuery {
    RecipeQuery(
      collections: collections, favoritesOnly: isFavorites, recentsOnly: isRecents, with: with, without: without,
      maxTime: maxTime)
  }

  /// Whether all recipes are meant.
  var isEmpty: Bool { query == .all }
}
