package import RecipeFormats
package import RecipeModel
package import RecipeStore
import RecipeVerbs

/// A change of the library that someone asks for over the network.
///
/// The one place where requests become verbs of the store: the forms of the page, the script, and the API all make one of
/// these, and each is one step of the history, in the words in which the command line would have been asked for it.
package enum LibraryVerb: Equatable, Sendable {
  case add(RecipeDraft, pictures: [Picture] = [])
  case edit(Recipe.ID, RecipeEdit)

  case importRecipes(RecipeImport)
}

/// What an edit changes of a recipe.
package struct RecipeEdit: Equatable, Sendable {
  /// The new values; the other fields stay.
  package var values: [RecipeField: RecipeField.Value]
  /// The only `ETag` that the recipe may have; nil for any.
  package var version: String?
  /// The version that the edit began with, with which it is put together with what others changed since; nil to overwrite
  /// whatever is there.
  package var base: String?
  package var pictures: [Picture]

  package init(
    _ values: [RecipeField: RecipeField.Value] = [:], version: String? = nil, base: String? = nil,
    pictures: [Picture] = []
  ) {
    self.values = values
    self.version = version
    self.base = base
    self.pictures = pictures
  }
}

/// Recipes of a file or a page on their way into the library.
package struct RecipeImport: Equatable, Sendable {
  package var recipes: [FileRecipe]
  /// What the history calls it: the address of a page, or a file's name.
  package var source: String
  package var onDuplicate: DuplicateRule
  /// The collection that all of them are put into as well.
  package var collection: String?

  package init(
    _ recipes: [FileRecipe], from source: String, onDuplicate: DuplicateRule = .skip, into collection: String? = nil
  ) {
    self.recipes = recipes
    self.source = source
    self.onDuplicate = onDuplicate
    self.collection = collection
  }
}

/// Why a request names nothing, besides what the store refuses.
package enum VerbError: Error, Equatable, Sendable {
  /// The recipe is no longer the one that was edited.
  case changedMeanwhile(Recipe.ID)
  /// The recipe was changed while it was edited, and both changed the same.
  case bothChanged(Recipe.ID, [RecipeMerge.Conflict])
}

extension VerbError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .changedMeanwhile(let id): "recipe \(id) was changed meanwhile"
    case .bothChanged(let id, let conflicts):
      "recipe \(id) was changed meanwhile: \(conflicts.map(\.field.label).joined(separator: ", "))"
    }
  }
}
