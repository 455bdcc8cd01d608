package import RecipeModel
import SQLite

extension RecipeStore {
  /// All collections in the person's order, each with the number of its recipes.
  ///
  /// - Throws: `RecipeStoreError.damaged` where one is found twice, as only in a damaged index.
  package func collections() throws -> [RecipeCollection] {
    let collections = try read { try connection.query(CollectionsTable.all) { CollectionsTable.collection($0) } }
    guard Set(collections.map(\.id)).count == collections.count else { throw RecipeStoreError.damaged(location.path) }
    return collections
  }

  /// The collection with a name, in whatever case.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`, with the name that is most like it.
  package func collection(named name: String) throws -> RecipeCollection {
    try read {
      let id = try existingCollection(named: name).id
      return try connection.first(CollectionsTable.withID, id) { CollectionsTable.collection($0) }!
    }
  }

  /// Makes an empty collection, after the others.
  ///
  /// - Throws: `RecipeStoreError.collectionExists` if one has that name, whatever its case; `.invalid` for a name that
  ///   no collection can have.
  @discardableResult
  package func addCollection(_ name: String) throws -> RecipeChange {
    try verb("collections add") {
      let name = try CollectionName(name)
      if let other = try collection(withKey: name.key) { throw RecipeStoreError.collectionExists(other.name) }
      return RecipeChange(collections: [try insertCollection(name).name])
    }
  }

  /// Gives a collection another name, or another spelling of its name.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`; `.collectionExists` if another collection has the new name;
  ///   `.invalid` for a name that no collection can have.
  @discardableResult
  package func renameCollection(_ name: String, to newName: String) throws -> RecipeChange {
    try verb("collections rename") {
      let collection = try existingCollection(named: name)
      let newName = try CollectionName(newName)
      if let other = try self.collection(withKey: newName.key), other.id != collection.id {
        throw RecipeStoreError.collectionExists(other.name)
      }
      if newName.name.utf8.elementsEqual(collection.name.utf8) { return .none }
      try connection.run(CollectionsTable.rename, collection.id, newName.key, newName.name)
      return .updated(try recipes(inCollection: collection.id), collections: [collection.name, newName.name])
    }
  }

  /// Deletes a collection; its recipes stay in the library.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  @discardableResult
  package func deleteCollection(_ name: String) throws -> RecipeChange {
    try verb("collections delete") {
      let collection = try existingCollection(named: name)
      let members = try recipes(inCollection: collection.id)
      for id in members { try connection.run(CollectionMembersTable.delete, id, collection.id) }
      try connection.run(CollectionsTable.delete, collection.id)
      try connection.run(SidebarExpansionTable.delete, SidebarExpansionTable.item(collection: collection.id))
      return .updated(members, collections: [collection.name])
    }
  }

  /// Puts recipes at the end of a collection, which is made if it is missing.
  ///
  /// - Returns: The recipes that were not in it.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalid` for a name that no collection can have.
  @discardableResult
  package func collect(_ ids: [Recipe.ID], into name: String) throws -> RecipeChange {
    try verb("collect") {
      let name = try CollectionName(name)
      var memberships = MembershipAdder(self)
      let collected = try existing(ids).filter { try memberships.add($0, to: name) }
      return .updated(collected, collections: memberships.collectionsChanged)
    }
  }

  /// Takes recipes out of a collection.
  ///
  /// - Returns: The recipes that were in it.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.noSuchCollection`.
  @discardableResult
  package func uncollect(_ ids: [Recipe.ID], from name: String) throws -> RecipeChange {
    try verb("uncollect") {
      let collection = try existingCollection(named: name)
      let uncollected = try existing(ids).filter {
        try connection.run(CollectionMembersTable.delete, $0, collection.id) > 0
      }
      return .updated(uncollected, collections: uncollected.isEmpty ? [] : [collection.name])
    }
  }
}

/// What verbs look up about collections, inside their transaction.
extension RecipeStore {
  /// A collection as verbs use it.
  typealias KnownCollection = (id: Int, name: String)

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
}
