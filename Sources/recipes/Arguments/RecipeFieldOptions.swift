import RecipeModel
import RecipeVerbs

/// The fields of a recipe as options; what is not given stays as it is.
struct RecipeFieldOptions {
  static let parameters: [Parameter<Self>] = [
    .option(\.prepTime, "prep", .time, "Preparation time: 10m, 1h30m, 1:30."),
    .option(\.cookTime, "cook", .time, "Cooking time."),
    .option(\.servings, "serves", .text("amount"), "Servings: 4, 2-3, one loaf."),
    .options(\.ingredients, "ingredient", .text("line"), "An ingredient; repeat for more.", short: "i"),
    .options(\.steps, "step", .text("line"), "A step of the directions; repeat for more."),
    .options(\.collections, "collection", .text("name"), "A collection; repeat for more.", short: "c"),
    .onOrOff(\.isFavorite, "favorite", "Whether the recipe is a favorite."),
    .option(\.notes, "notes", .text("text"), "Notes."),
    .option(\.source, "source", .text("text"), "Where it comes from: a URL, a book, a name."),
  ]

  var prepTime: Int?
  var cookTime: Int?
  var servings: String?
  var ingredients: [String] = []
  var steps: [String] = []
  var collections: [String] = []
  var isFavorite: Bool?
  var notes: String?
  var source: String?

  /// `true` if no field was given.
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
