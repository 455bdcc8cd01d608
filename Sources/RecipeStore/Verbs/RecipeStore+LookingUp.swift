import FoundationEssentials
import RecipeModel
import SQLite

/// What verbs look up before they change anything, inside their transaction.
extension RecipeStore {
  /// A collection as verbs use it.
  typealias KnownCollection = (id: Int, name: String)

  /// Checks that every recipe is there, and returns them, each once.
  func existing(_ ids: [Recipe.ID]) throws -> [Recipe.ID] {
    var seen = RecipeIDSet()
    let isUnique = ids.allSatisfy { seen.insert($0) }
    seen = RecipeIDSet()
    let unique = isUnique ? ids : ids.filter { seen.insert($0) }
    for id in unique where try !contains(id) { throw RecipeStoreError.noSuchRecipe(id) }
    return unique
  }

  func recipeID(with uuid: UUID) throws -> Recipe.ID? {
    try connection.first(RecipesTable.idWithUUID, uuid.storedBytes) { $0.int(at: 0) }
  }

  func collection(withKey key: String) throws -> KnownCollection? {
    try connection.first(CollectionsTable.withKey, key) { ($0.int(at: 0), $0.text(at: 1)) }
  }

  /// - Throws: `RecipeStoreError.noSuchCollection`, with the name that is most like it.
  func existingCollection(named name: String) throws -> KnownCollection {
    if let collection = try collection(withKey: CollectionName.key(name)) { return collection }
    let names = try connection.query(CollectionsTable.names) { $0.text(at: 0) }
    throw RecipeStoreError.noSuchCollection(name, suggestion: mostSimilar(to: name, among: names))
  }

  func collectionID(of name: String) throws -> Int {
    try existingCollection(named: name).id
  }

  func collections(ofRecipe id: Recipe.ID) throws -> [KnownCollection] {
    try connection.query(CollectionMembersTable.collectionsOfRecipe, id) { ($0.int(at: 0), $0.text(at: 1)) }
  }

  func recipes(inCollection id: Int) throws -> [Recipe.ID] {
    try connection.query(CollectionMembersTable.recipesOfCollection, id) { $0.int(at: 0) }
  }

  /// Makes a collection at the end of the others.
  func insertCollection(_ name: CollectionName) throws -> KnownCollection {
    try connection.checkNumbersAreLeft()
    let position = try collectionsOrder.positionsAtEnd(count: 1)[0]
    try connection.run(CollectionsTable.insert, name.key, name.name, position)
    return (Int(connection.lastInsertRowID), name.name)
  }

  var libraryOrder: StoredOrder { StoredOrder(RecipesTable.order, on: connection) }
  var collectionsOrder: StoredOrder { StoredOrder(CollectionsTable.order, on: connection) }

  func order(ofCollection id: Int) -> StoredOrder {
    StoredOrder(CollectionMembersTable.order, of: id, on: connection)
  }
}
