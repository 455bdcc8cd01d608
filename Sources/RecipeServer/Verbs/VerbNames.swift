import RecipeModel
import RecipeStore
import RecipeVerbs

/// The names of what a verb is about, as they were before it: for the words of its step, and for the sentence about it.
struct VerbNames {
  private var titles: [Recipe.ID: String] = [:]

  /// - Throws: `RecipeStoreError`; what is not there has no name, which the verb will say.
  init(_ verb: LibraryVerb, in store: RecipeStore) throws {
    for id in verb.recipes { titles[id] = try store.listRow(with: id)?.title }
  }

  func title(_ id: Recipe.ID) -> String { titles[id]?.shortened(to: Self.longest) ?? "\(id)" }

  /// A line of the history is read by people; the step itself has the whole title.
  private static let longest = 60
}

extension LibraryVerb {
  /// The words of the command line that asks for the same.
  func words(_ names: VerbNames) -> [String] {
    switch self {
    case .importRecipes(let batch): ["import", batch.source.onOneLine()]
    }
  }

  /// What was done, for a toast: `Moved Toast before Tomato soup`.
  func sentence(_ names: VerbNames, _ result: VerbOutcome) -> String {
    switch self {
    case .importRecipes(let batch):
      "Imported \(result.recipes.count == 1 ? "1 recipe" : "\(result.recipes.count) recipes") from \(batch.source.onOneLine())"
    }
  }

  /// The recipes that are named.
  var recipes: [Recipe.ID] {
    switch self {
    case .importRecipes: []
    }
  }
}
