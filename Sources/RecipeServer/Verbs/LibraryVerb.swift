package import RecipeFormats
package import RecipeStore
import RecipeVerbs

/// A change of the library that someone asks for over the network.
///
/// The one place where requests become verbs of the store: the forms of the page, the script, and the API all make one of
/// these, and each is one step of the history, in the words in which the command line would have been asked for it.
package enum LibraryVerb: Equatable, Sendable {
  case importRecipes(RecipeImport)
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
