package import RecipeStore

/// The recipes that may be one.
package struct FindDuplicates: Query {
  package var filter = RecipeFilter()

  package init() {}

  package static let name = "duplicates"
  package static let declaration = Declaration<Self>(
    "Find recipes that may be the same.",
    usage: ["recipes duplicates [FILTER]", "recipes duplicates --not RECIPE,RECIPE"],
    text: """
      Pairs of recipes from the same page, with the same title (a number in brackets at its end does not count), with the \
      same ingredients whatever their amounts, or with nine in ten of them and a word of the title. What is the same is \
      said of each pair, and how to merge it. With --not, a pair is no longer listed.

      In a pipe: both numbers, both titles, what is the same, with tabs between.
      """,
    examples: ["recipes duplicates", "recipes duplicates -c Soups", "recipes duplicates --not 12,53"],
    groups: [RecipeFilter.conditions.within(\.filter).inSection("Filter")],
    rules: RecipeFilter.rules,
    routes: [
      Route(
        .get, "/duplicates", "findDuplicates", "Pairs of recipes that may be the same", answer: .list(of: "Duplicate"))
    ])

  package func answer(from library: OpenLibrary) throws -> (pairs: [DuplicatePair], among: Int) {
    try library.store.duplicates(in: filter.query(naming: library.names))
  }
}
