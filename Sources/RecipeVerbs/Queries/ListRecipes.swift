package import RecipeModel
package import RecipeStore

/// A list of recipes.
///
/// A list may be long, and is shown while it is read; so its answer says which recipes, and in which order.
package struct ListRecipes: Query {
  package var filter = RecipeFilter()
  /// What can be cooked with these; empty for whatever is in the list.
  package var have: [String] = []
  package var missing: Int?
  /// The recipe that an earlier part of the list ended with.
  package var last: Recipe.ID?
  package var isWatching = false

  package init() {}

  package static let name = "list"
  package static let declaration = Declaration<Self>(
    "List recipes, in your order unless sorted.",
    usage: ["recipes list [FILTER] [-s ORDER] [-r] [-n COUNT] [--watch]"],
    text: """
      A word matches the beginning of a word, singular or plural: --with egg also finds eggplant, --without nut also \
      leaves out nutmeg.

      \(DietsAsked.help)

      In a pipe: id, favorite, title, seconds, servings, collections, with tabs between.
      """,
    examples: [
      "recipes list -c Soups -t 30m", "recipes list --sort random -n 3",
      "recipes list --favorites | recipes collect - --into Best", #"recipes list --have "eggs, rice" --missing 1"#,
    ],
    groups: [
      (RecipeFilter.search + RecipeFilter.conditions).within(\.filter).inSection("Filter"),
      ([RecipeFilter.sort()] + RecipeFilter.length).within(\.filter),
      [
        .options(
          \.have, "have", .text("foods", atLeast: 1),
          "What you can cook with these, the pantry included; shop for what you ticked."
        ).documented("What can be cooked with these foods and the pantry; repeat for several."),
        .option(
          \.missing, "missing",
          .number("count", 0...Int.max, noun: "a count", advice: "use a number from 0")
            .documented(as: .integer(0...1000)), "With --have: COUNT foods may be missing."
        ).documented("With have: so many foods may be missing."),
        .option(
          \.last, "after", .number("number", 1...Int.max, advice: "use a number from 1").documented(as: .number),
          "The recipe that the last answer ended with, to continue after it."
        ).only(.json),
        .flag(\.isWatching, "watch", "Stay, and print what other programs change.").only(.commandLine),
      ],
    ],
    rules: RecipeFilter.rules + [
      .needs("missing", ["have"], "`missing` goes with `have`"),
      .exclusive(["have", "watch"], "`have` looks once; leave out `watch`"),
    ],
    routes: [
      Route(.get, "/recipes", "listRecipes", "List recipes, or search for them", answer: .list(of: "Recipe"))
    ])

  package func answer(from library: OpenLibrary) throws -> RecipeQuery {
    try filter.query(naming: library.names)
  }
}

/// A list of the recipes that have some words.
package struct SearchRecipes: Query {
  package var filter = RecipeFilter()
  /// A word that begins with one hyphen is excluded; after `--` every word is one to find.
  package var words: [String] = []

  package init() {}

  package static let name = "search"
  package static let declaration = Declaration<Self>(
    "Find recipes by their words, best match first.",
    usage: ["recipes search WORD... [FILTER] [--sort ORDER] [--reverse] [--limit COUNT]"],
    text: """
      All words must match; the last may be the beginning of a word. A word with a space in it is a phrase. A hyphen \
      before a word excludes it, unless it comes after --. Nothing else has a special meaning.
      """,
    examples: [
      "recipes search tomato basil", "recipes search brûlée          (brulee finds it too)",
      #"recipes search "tomato purée" -onion"#, #"recipes search cake -"baking powder""#,
      "recipes search dumpl --favorites --max-time 1h",
    ],
    groups: [
      RecipeFilter.conditions.within(\.filter).inSection("Filter"),
      ([RecipeFilter.sort("The order.")] + RecipeFilter.length).within(\.filter),
      [.words(\.words, "word", .text("word"), "The words to find.").takingHyphens],
    ],
    rules: RecipeFilter.rules)

  package func answer(from library: OpenLibrary) throws -> RecipeQuery {
    var query = try filter.query(naming: library.names)
    let end = words.firstIndex(of: "--") ?? words.endIndex
    query.words = SearchTerms.typed(Array(words[..<end]), verbatim: Array(words[end...].dropFirst()))
    return query
  }
}
