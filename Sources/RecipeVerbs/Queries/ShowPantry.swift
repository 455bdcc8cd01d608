import RecipeModel
package import RecipeStore

/// What is at home.
package struct ShowPantry: Query {
  /// Foods that are to be used for a reason.
  package enum Use: String, CaseIterable, Sendable { case soon }

  package var use: Use?

  package init() {}

  /// How many days are soon.
  package static let soon = 3

  package static let name = "pantry list"
  package static let declaration = Declaration<Self>(
    "List what you have at home.", usage: ["recipes pantry list [--use soon]"],
    text: """
      The word list may be left out. What holds longest stands last, and at the end what you always have. In a pipe: \
      name, amount, day, and always, with tabs between.
      """,
    examples: ["recipes pantry list", "recipes pantry --use soon"],
    parameters: [.option(\.use, "use", .choice("soon"), "Only what holds three days or less.")],
    routes: [Route(.get, "/pantry", "listPantry", "What is at home", answer: .list(of: "Food"))])

  package func answer(from library: OpenLibrary) throws -> PantryContents {
    let contents = try library.store.pantryContents()
    return use == .soon ? contents.until(library.store.today.adding(days: Self.soon)) : contents
  }
}
