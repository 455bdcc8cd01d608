import RecipeModel
import SQLite

extension RecipeStore {
  /// The identifier of the collection with a name, in whatever case; `nil` if there is none.
  package func collectionID(named name: String) throws -> RecipeCollection.ID? {
    try read { try collection(withKey: CollectionName.key(name))?.id }
  }

  /// The name that the collection with an identifier has by now, `nil` if it is gone.
  package func collectionName(with id: RecipeCollection.ID) throws -> String? {
    try read { try connection.first(CollectionsTable.nameWithID, id) { $0.text(at: 0) } }
  }
}
