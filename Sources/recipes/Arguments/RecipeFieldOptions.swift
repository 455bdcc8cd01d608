import ArgumentParser
import RecipeModel

/// The fields of a recipe as options; what is not given stays as it is.
struct RecipeFieldOptions: ParsableArguments {
  @Option(
    name: .customLong("prep"), parsing: .unconditional,
    help: ArgumentHelp("Preparation time: 10m, 1h30m, 1:30.", valueName: "time"),
    transform: OptionValue.time)
  var prepTime: Int?

  @Option(
    name: .customLong("cook"), parsing: .unconditional, help: ArgumentHelp("Cooking time.", valueName: "time"),
    transform: OptionValue.time)
  var cookTime: Int?

  @Option(
    name: .customLong("serves"), parsing: .unconditional,
    help: ArgumentHelp("Servings: 4, 2-3, one loaf.", valueName: "amount"))
  var servings: String?

  @Option(
    name: [.customShort("i"), .customLong("ingredient")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An ingredient; repeat for more.", valueName: "line"))
  var ingredients: [String] = []

  @Option(
    name: .customLong("step"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A step of the directions; repeat for more.", valueName: "line"))
  var steps: [String] = []

  @Option(
    name: [.customShort("c"), .customLong("collection")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A collection; repeat for more.", valueName: "name"))
  var collections: [String] = []

  @Flag(name: .customLong("favorite"), inversion: .prefixedNo, help: "Whether the recipe is a favorite.")
  var isFavorite: Bool?

  @Option(parsing: .unconditional, help: ArgumentHelp("Notes.", valueName: "text"))
  var notes: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Where it comes from: a URL, a book, a name.", valueName: "text"))
  var source: String?

  /// Whether no field was given.
  var isEmpty: Bool {
    prepTime == nil && cookTime == nil && servings == nil && ingredients.isEmpty && steps.isEmpty
      && collections.isEmpty && isFavorite == nil && notes == nil && source == nil
  }

  func apply(to draft: inout RecipeDraft) {
    if let prepTime { draft.prepTime = prepTime }
    if let cookTime { draft.cookTime = cookTime }
    if let servings { draft.servings = servings }
    if !ingredients.isEmpty { draft.ingredients = ingredients.joined(separator: "\n") }
    if !steps.isEmpty { draft.directions = steps.joined(separator: "\n") }
    if !collections.isEmpty { draft.collections = collections }
    if let isFavorite { draft.isFavorite = isFavorite }
    if let notes { draft.notes = notes }
    if let source { draft.source = source }
  }
}
