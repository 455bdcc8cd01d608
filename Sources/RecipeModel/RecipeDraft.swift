package import FoundationEssentials

/// A recipe without an id: what a form, a file or a page says, before the store takes it in.
///
/// A draft may hold anything; `normalized()` is the door through which it becomes fit to store.
package struct RecipeDraft: Equatable, Sendable {
  /// The identity the recipe had elsewhere; the store makes one where there is none.
  package var uuid: UUID?
  package var title: String
  /// Whole seconds; `0` is "not stated".
  package var prepTime: Int
  /// Whole seconds; `0` is "not stated".
  package var cookTime: Int
  package var servings: String
  package var ingredients: String
  package var directions: String
  package var notes: String
  package var source: String
  package var isFavorite: Bool
  package var addedOn: AddedOn?
  package var collections: [String]
  package var imageNames: [String]

  package init(
    uuid: UUID? = nil, title: String, prepTime: Int = 0, cookTime: Int = 0, servings: String = "",
    ingredients: String = "", directions: String = "", notes: String = "", source: String = "",
    isFavorite: Bool = false, addedOn: AddedOn? = nil, collections: [String] = [], imageNames: [String] = []
  ) {
    self.uuid = uuid
    self.title = title
    self.prepTime = prepTime
    self.cookTime = cookTime
    self.servings = servings
    self.ingredients = ingredients
    self.directions = directions
    self.notes = notes
    self.source = source
    self.isFavorite = isFavorite
    self.addedOn = addedOn
    self.collections = collections
    self.imageNames = imageNames
  }

  /// Creates a draft that says what a recipe says, its UUID included.
  package init(_ recipe: Recipe) {
    self.init(
      uuid: recipe.uuid, title: recipe.title, prepTime: recipe.prepTime, cookTime: recipe.cookTime,
      servings: recipe.servings, ingredients: recipe.ingredients, directions: recipe.directions,
      notes: recipe.notes, source: recipe.source, isFavorite: recipe.isFavorite, addedOn: recipe.addedOn,
      collections: recipe.collections, imageNames: recipe.imageNames)
  }
}
