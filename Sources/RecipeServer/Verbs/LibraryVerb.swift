package import RecipeFormats
package import RecipeModel
package import RecipeStore

/// A change of the library that someone asks for over the network.
///
/// The one place where requests become verbs of the store: the forms of the page, the script, and the API all make one of
/// these, and each is one step of the history, in the words in which the command line would have been asked for it.
package enum LibraryVerb: Equatable, Sendable {
  case add(RecipeDraft, pictures: [Picture] = [])
  case edit(Recipe.ID, RecipeEdit)
  case delete(Recipe.ID)
  case setFavorite([Recipe.ID], Bool)
  /// Puts recipes into some collections and takes them out of others. Those given by name are made if they are missing.
  case collect([Recipe.ID], into: [CollectionReference], from: [CollectionReference])
  case move([Recipe.ID], to: Destination<Recipe.ID>, in: ListReference)

  case cook(Recipe.ID, CookingEntry)
  case removeCooking(Int, of: Recipe.ID)
  /// - Parameter stars: nil for no rating.
  case rate(Recipe.ID, stars: Int?)

  case addCollection(String, filter: SavedFilter? = nil)
  /// - Parameter isMerging: Whether the recipes go to the collection that has the name already, if there is one.
  case renameCollection(CollectionReference, to: String, isMerging: Bool = false)
  case deleteCollection(CollectionReference)
  case moveCollection(CollectionReference, to: Destination<CollectionReference>)

  case addPicture(Recipe.ID, Picture)
  case removePicture(Recipe.ID, name: String)
  case importRecipes(RecipeImport)

  case shopping(ShoppingVerb)
  case plan(PlanVerb)
  case food(FoodVerb)

  /// Shows or hides what is below a row of the sidebar, for everyone; no step of the history.
  case setExpanded(ExpandableRow, Bool)

  case undo(Int = 1)
  case redo(Int = 1)
  /// Undoes one step by itself, as the toast that announced it does.
  case undoStep(Int)
}

/// A collection, as a request names it.
package enum CollectionReference: Hashable, Sendable {
  case id(RecipeCollection.ID)
  /// Whole, in whatever case; the beginning of a name will not do, as no one looks at what was found before it is done.
  case name(String)
}

/// A list in a manual order, as a request names it.
package enum ListReference: Hashable, Sendable {
  case library, favorites
  case collection(CollectionReference)
}

/// A row of the sidebar that others stand below.
package enum ExpandableRow: Hashable, Sendable {
  /// The header of the collections.
  case collections
  case collection(CollectionReference)
}

/// What an edit changes of a recipe.
package struct RecipeEdit: Equatable, Sendable {
  /// The new values; the other fields stay.
  package var values: [RecipeField: RecipeField.Value]
  /// The version that the edit began with; nil to overwrite whatever is there.
  package var version: String?
  package var pictures: [Picture]

  package init(
    _ values: [RecipeField: RecipeField.Value] = [:], version: String? = nil, pictures: [Picture] = []
  ) {
    self.values = values
    self.version = version
    self.pictures = pictures
  }
}

/// What a request says of a time that a recipe was cooked.
package struct CookingEntry: Equatable, Sendable {
  /// nil for today.
  package var day: CalendarDay?
  package var servings = ""
  /// 0 for not rated.
  package var stars = 0
  package var note = ""
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

/// What a verb has done.
package struct VerbResult: Equatable, Sendable {
  /// The step of the history; nil if nothing was changed, or no history is kept.
  package var step: Int?
  /// What was done, as a sentence for everyone who looks at the library; nil if nothing was changed.
  package var sentence: String?
  /// The recipes that the verb was about, in their order: added, changed, or named and found as they were to be.
  package var recipes: [Recipe.ID] = []
  /// The collection that the verb was about, by the name that it has now.
  package var collection: String?
  /// The steps that were undone or redone.
  package var steps: [HistoryStep] = []
  /// How many recipes an import left as they were.
  package var skipped = 0

  package init() {}
}

/// Why a request names nothing, besides what the store refuses.
package enum VerbError: Error, Equatable, Sendable {
  case noSuchCollection(RecipeCollection.ID)
  case noSuchPicture(Recipe.ID)
  /// The recipe is no longer the one that was edited.
  case changedMeanwhile(Recipe.ID)
  /// What was cooked was cooked by today.
  case dayToCome(CalendarDay)
}

extension VerbError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchCollection(let id): "no collection has the number \(id)"
    case .noSuchPicture(let id): "recipe \(id) has no such picture"
    case .changedMeanwhile(let id): "recipe \(id) was changed meanwhile"
    case .dayToCome(let day): "\(day) is still to come"
    }
  }
}
