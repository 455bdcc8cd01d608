import RecipeModel
package import RecipeStore

/// What a list of recipes is asked for: conditions, all of which must hold, an order, and a length.
package struct RecipeFilter: Sendable {
  /// All but what has to be known from the day.
  package var query = RecipeQuery()
  /// `90d`, or a day as someone names it.
  package var cookedBefore: String?
  package var diets = DietsAsked()

  package init() {}

  package static let conditions: [Parameter<Self>] =
    [
      .options(
        \.query.collections, "collection", .text("name", atLeast: 1), "In this collection; soups,salads: in either.",
        short: "c"),
      .options(
        \.query.notCollections, "not-collection", .text("name", atLeast: 1), "Not in this collection.", short: "C"),
      .options(
        \.query.sources, "source", .text("text", atLeast: 1), "From this source: words of it, or a host."),
      .flag(\.query.favoritesOnly, "favorites", "Favorites only.", short: "f"),
      .flag(\.query.recentsOnly, "recents", "Added in the last 30 days, newest first."),
      .options(
        \.query.with, "with", .text("word", atLeast: 1), "With this ingredient; egg,tofu: with either.", short: "w"),
      .options(
        \.query.without, "without", .text("word", atLeast: 1), "Without this ingredient; nut,peanut: without both.",
        short: "W"),
      .option(
        \.query.maxTime, "max-time", .time.documented(as: .integer(1...RecipeLimits.seconds)),
        "Ready within 30m, 1h30m, or 1:30.", short: "t"
      ).documented("Ready within so many seconds."),
    ]
    + DietsAsked.parameters(
      "Nothing is found against this diet: vegan, gluten-free, mine.", "Nothing of this is found: nuts, celery, a food."
    ).within(\.diets) + [
      .flag(\.query.includesUnknown, "or-unknown", "With --max-time or --diet: also those that do not say.")
        .documented("With max-time, diet, or free-from: also recipes of which it is not known."),
      .flag(\.query.neverCooked, "never-cooked", "Never cooked."),
      .option(
        \.cookedBefore, "cooked-before", .text("age", atLeast: 1), "Cooked, but not for 90d, 12w, 1y, or since a day."
      ).documented("Cooked, but not for 90d, 12w, 1y, or since 2026-11-08."),
      .option(\.query.minStars, "rating", .stars, "With so many stars or more, from 1 to 5."),
    ] + lacking

  private static let lacking: [Parameter<Self>] = RecipeQuery.Lack.allCases.map { lack in
    let help =
      switch lack {
      case .time: "That say no time."
      case .picture: "Without a picture."
      case .collection: "In no collection."
      case .source: "Without a source."
      case .rating: "Without stars."
      }
    return .flag(\.query[lacking: lack], "no-\(lack.rawValue)", help)
  }

  /// A search, which a person has a command of its own for.
  static let search: [Parameter<Self>] = [
    .option(
      \.query.words, "q", .text("words", atLeast: 1), "Words to search for; the last may be the beginning of one."
    ).only(.json)
  ]

  package static let rules: [Rule] = [
    .exclusive(["never-cooked", "cooked-before"], "give `never-cooked` or `cooked-before`, not both"),
    .needs(
      "or-unknown", ["max-time", "diet", "free-from"], "`or-unknown` goes with `max-time`, `diet`, or `free-from`"),
  ]

  package static func sort(
    _ help: String = "By manual, title, added, time, cooked, rating, source, servings, or random."
  )
    -> Parameter<Self>
  {
    .option(\.query.sort, "sort", .choice("order"), help, short: "s").documented("The order; else that of the list.")
  }

  /// How much of the list is shown, and from which end.
  static let length: [Parameter<Self>] = [
    .flag(\.query.isReversed, "reverse", "In reverse order.", short: "r"),
    .option(
      \.query.skip, "skip",
      .number("count", 0...Int.max, noun: "a count", advice: "use a number from 0")
        .documented(as: .integer(0...1_000_000)), "Leave out the first COUNT recipes."),
    .option(\.query.limit, "limit", .count.documented(as: .integer(1...1000)), "At most COUNT recipes.", short: "n")
      .documented("At most so many recipes; else 100."),
  ]

  /// `true` if there is no condition.
  package var isEmpty: Bool {
    var conditions = query
    (conditions.sort, conditions.isReversed, conditions.skip, conditions.limit) = (nil, false, nil, nil)
    return cookedBefore == nil && diets.isEmpty && conditions == .all
  }

  package func query(naming names: any Names) throws -> RecipeQuery {
    var query = query
    query.cookedBefore = try cookedBefore.map(names.age)
    query.diets = try diets.named(by: names)
    return query
  }
}
