package import RecipeModel
package import RecipeStore

/// The difference between two recipes, or between a recipe as it was and as it is.
package struct CompareRecipes: Query {
  package var recipes: [RecipeName] = []
  /// The second recipe, where no one types both.
  package var other: RecipeName?
  package var moment: String?

  package init() {}

  package static let name = "diff"
  package static let declaration = Declaration<Self>(
    "Show how two recipes differ, or what has changed since.",
    usage: ["recipes diff RECIPE RECIPE", "recipes diff RECIPE --at STEP|DAY"],
    text: """
      Fields are shown as by history, with what the second recipe has after the arrow. With --at, a recipe is compared \
      with what it was after a step of the history, or at the end of a day; name one that was deleted by its number.

      In a pipe, the lines are the same. With --json one object is printed.
      """,
    examples: ["recipes diff 12 53", "recipes diff 12 --at 3", "recipes diff 12 --at 2026-11-20 --json"],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Two recipes, or one with --at.")
        .documented("The recipe that is compared."),
      .option(\.other, "other", .recipe, "The recipe that it is compared with.").only(.json),
      .option(\.moment, "at", .moment, momentHelp),
    ],
    rules: [.exclusive(["other", "at"], "name two recipes or use `at`, not both")],
    routes: [
      Route(
        .get, "/recipes/{recipe}/difference", "compareRecipe",
        "How a recipe differs from another, or from what it was", answer: .schema("Difference"))
    ])

  static let momentHelp = "As it was after this step of the history, or at the end of this day."

  /// - Throws: `RecipeStoreError.past`
  package func answer(from library: OpenLibrary) throws -> RecipeDifference {
    let (store, names) = (library.store, library.names)
    let ids = try names.compared(recipes + [other].compactMap(\.self), in: store)
    guard let moment else {
      guard ids.count != 1 else { throw Misuse.rule("which other recipe? name two, or use `at` STEP or DAY") }
      guard ids.count == 2 else { throw Misuse.rule("name two recipes, not \(ids.count)") }
      let found = try ids.map { id in
        guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
        return recipe
      }
      return RecipeDifference(from: found[0], to: found[1])
    }
    guard ids.count == 1 else { throw Misuse.rule("name one recipe with `at`, not \(ids.count)") }
    let past = try store.recipe(ids[0], at: names.moment(moment))
    return RecipeDifference(from: past, to: try store.recipe(with: ids[0]))
  }
}

/// How two recipes, or two states of one, differ.
package struct RecipeDifference: Sendable {
  /// What is compared.
  package struct Side: Hashable, Sendable {
    package var id: Recipe.ID
    package var title: String
    /// The step of the history after which it was so; nil for now.
    package var step: HistoryStep.ID?
  }

  package var from: Side
  /// nil if the recipe was deleted since.
  package var to: Side?
  package var changes: [RecipeEvent]

  package init(from one: Recipe, to other: Recipe) {
    from = Side(id: one.id, title: one.title)
    to = Side(id: other.id, title: other.title)
    changes = RecipeEvent.differences(from: one, to: other)
  }

  package init(from past: PastRecipe, to present: Recipe?) {
    from = Side(id: past.recipe.id, title: past.recipe.title, step: past.step.id)
    to = present.map { Side(id: $0.id, title: $0.title) }
    changes =
      present.map { RecipeEvent.changes(from: past.recipe, to: $0) } ?? [.deleted(title: past.recipe.title)]
  }
}
