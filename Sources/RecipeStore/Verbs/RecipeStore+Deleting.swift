package import RecipeModel
import SQLite

extension RecipeStore {
  /// Deletes recipes. Their identifiers are never used again; collections stay, even empty ones.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe` if one of them is not there.
  @discardableResult
  package func delete(_ ids: [Recipe.ID]) throws -> RecipeChange {
    try verb("delete") {
      let ids = try existing(ids)
      var collections: [String] = []
      var seen: Set<RecipeCollection.ID> = []
      for id in ids {
        for collection in try self.collections(ofRecipe: id) {
          try connection.run(CollectionMembersTable.delete, id, collection.id)
          if seen.insert(collection.id).inserted { collections.append(collection.name) }
        }
        try connection.run(RecipesTable.delete, id)
      }
      return .deleted(ids, collections: collections)
    }
  }
}
