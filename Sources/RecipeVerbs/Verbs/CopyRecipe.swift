import RecipeStore

/// A copy of a recipe, to be changed: a variant of it.
package struct CopyRecipe: Verb {
  /// A number and the words of a title, or the words of the recipe's title.
  package var recipe: [RecipeName] = []
  package var title: String?

  package init() {}

  package static let name = "copy"
  package static let declaration = Declaration<Self>(
    "Copy a recipe, to change the copy.", usage: ["recipes copy RECIPE [TITLE...] [--title TEXT]"],
    text: """
      The copy is a variant of the recipe: show says so of both. It has all fields but the heart, and neither the stars \
      nor the cookings. After a number, the words that follow are its title; without a title it is called as the recipe, \
      with a number in brackets.
      """,
    examples: [
      "recipes copy 12", "recipes copy 12 Tomato soup with rice", #"recipes copy tomato soup --title "Red soup""#,
    ],
    parameters: [
      .words(
        \.recipe, "recipe", .recipe, "A number, perhaps with the words of a title; or words of the recipe's title."
      )
      .documented("The recipe."),
      .option(\.title, "title", .text("text", atLeast: 1), "The title of the copy."),
    ],
    forms: ["/recipes/{recipe}/copy"],
    routes: [
      Route(
        .post, "/recipes/{recipe}/copies", "copyRecipe", "Copy a recipe", answer: .schema("Recipe", status: 201))
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    var (names, title) = (recipe, title)
    if let words = wordsOfTitle {
      guard title == nil else { throw Misuse.rule("give the title once, in words or with `title`") }
      (names, title) = ([recipe[0]], words)
    }
    let ids = try library.names.recipes(names, in: store)
    guard ids.count == 1 else { throw Misuse.rule("copy one recipe at a time, not \(ids.count)") }
    let original = try store.listRow(with: ids[0])?.title ?? ""
    let added = try store.copy(ids[0], as: title).inserted
    let copy = try added.first.flatMap { try store.listRow(with: $0)?.title } ?? ""
    return VerbResult(
      .recipes(added, changed: added), done: "Copied \(.recipe(ids[0], title: original)) to \(.subjects)",
      sentence: "Copied \(original) to \(copy)")
  }

  /// The words after a number; nil if there are none.
  private var wordsOfTitle: String? {
    guard recipe.count > 1, case .typed(let first) = recipe[0], case .id = RecipeReference(first) else { return nil }
    let words = recipe.dropFirst().compactMap { name in if case .typed(let word) = name { word } else { nil } }
    // Numbers alone name recipes, of which only one can be copied.
    guard words.contains(where: { RecipeReference($0).isTitle }) else { return nil }
    return words.joined(separator: " ")
  }
}
