package import FoundationEssentials

/// A recipe of the library.
///
/// `0` and `""` mean "not stated" throughout. Ingredients and directions are text, a line each,
/// exactly as the person wrote them; whatever is parsed out of them is computed, never stored instead.
package struct Recipe: Identifiable, Equatable, Sendable {
  /// The number people type. It never changes and is never given to another recipe.
  package let id: Int
  /// The recipe's identity in files that leave the machine.
  package var uuid: UUID
  package var title: String
  /// The time a recipe takes before any heat, in whole seconds.
  package var prepTime: Int
  /// The time a recipe takes on the heat, in whole seconds.
  package var cookTime: Int
  /// How much it makes, in the person's words: "4", "2-3", "one loaf".
  package var servings: String
  package var ingredients: String
  package var directions: String
  package var notes: String
  /// Where the recipe is from: an address, a book, a person.
  package var source: String
  package var isFavorite: Bool
  /// When the recipe was added, if the person or the file said so.
  package var addedOn: AddedOn?
  /// The names of its collections as shown, in the order the recipe got them.
  package var collections: [String]
  package var imageNames: [String]

  /// Creates the recipe that a draft becomes once it has its identifiers.
  package init(id: Int, uuid: UUID, _ draft: RecipeDraft) {
    self.id = id
    self.uuid = uuid
    title = draft.title
    prepTime = draft.prepTime
    cookTime = draft.cookTime
    servings = draft.servings
    ingredients = draft.ingredients
    directions = draft.directions
    notes = draft.notes
    source = draft.source
    isFavorite = draft.isFavorite
    addedOn = draft.addedOn
    collections = draft.collections
    imageNames = draft.imageNames
  }
}

extension Recipe {
  /// Preparation and cooking together, in whole seconds.
  package var totalTime: Int { CookingTime.sum(prepTime, cookTime) }

  /// The line under the title: `1-2 servings | 1 hr 20 min`, without what is not stated.
  ///
  /// The form is that of Apple's sample "Updating collection views using diffable data sources".
  package var subtitle: String {
    [Servings.phrase(servings), CookingTime.text(totalTime)].filter { !$0.isEmpty }.joined(separator: " | ")
  }
}
