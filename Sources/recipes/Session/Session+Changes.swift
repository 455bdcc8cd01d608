import RecipeModel
import RecipeStore

/// What a command made of the recipes it named, as they are now.
struct Outcome {
  var changed: [Recipe]
  /// Those that were already as they should be.
  var unchanged: [Recipe]
  /// The collections concerned, under the names they are shown by.
  var collections: [String]
}

extension Session {
  /// Changes the recipes that words name, all or none.
  func change(
    recipes words: [String], _ verb: (RecipeStore, [Recipe.ID]) throws -> RecipeChange
  ) throws -> Outcome {
    try change { store in
      let ids = try store.ids(named: words)
      let change = try verb(store, ids)
      let changed = Set(change.updated)
      return Outcome(
        changed: try recipesToTell(ids.filter(changed.contains), of: store),
        unchanged: try recipesToTell(ids.filter { !changed.contains($0) }, of: store),
        collections: change.collections)
    }
  }

  /// Returns recipes to tell of, whose long texts are only there where they are printed: so ten thousand fit into little
  /// memory.
  func recipesToTell(_ ids: [Recipe.ID], of store: RecipeStore) throws -> [Recipe] {
    if settings.isJSON { return try store.recipes(with: ids) }
    var recipes: [Recipe] = []
    for start in stride(from: 0, to: ids.count, by: 500) {
      for var recipe in try store.recipes(with: Array(ids[start..<min(start + 500, ids.count)])) {
        (recipe.ingredients, recipe.directions, recipe.notes) = ("", "", "")
        recipes.append(recipe)
      }
    }
    return recipes
  }

  /// Changes a collection and returns it as it is then, by the name it then has, and whether anything is otherwise.
  func change(
    collection name: String, _ access: StoreAccess = .changing, _ verb: (RecipeStore) throws -> RecipeChange
  ) throws -> (collection: RecipeCollection, hasChanged: Bool) {
    try change(access) { store in
      let change = try verb(store)
      return (try store.collection(named: name), !change.isEmpty)
    }
  }
}
