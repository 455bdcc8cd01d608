package import RecipeModel
import SQLite

extension RecipeStore {
  /// All collections in the user's order, each with the number of its recipes.
  ///
  /// - Complexity: O(*c*) for *c* collections, and for each saved filter as long as listing it.
  /// - Throws: `RecipeStoreError.damaged` where one is found twice, as only in a damaged index.
  package func collections() throws -> [RecipeCollection] {
    let collections = try read {
      try connection.query(CollectionsTable.all) { CollectionsTable.collection($0) }.map(countingMatches(of:))
    }
    guard Set(collections.map(\.id)).count == collections.count else { throw RecipeStoreError.damaged(location.path) }
    return collections
  }

  /// The collection with a name, or the only one whose name begins so, whatever its case and accents.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`, with the name that is most like it; `.ambiguousCollection`.
  package func collection(named name: String) throws -> RecipeCollection {
    try collections(named: [name])[0]
  }

  /// The collections with some names or beginnings of names, each once.
  ///
  /// - Throws: As `collection(named:)`.
  package func collections(named names: [String]) throws -> [RecipeCollection] {
    try read {
      try existingCollections(named: names).map { known in
        let stored = try connection.first(CollectionsTable.withID, known.id) { CollectionsTable.collection($0) }!
        return try countingMatches(of: stored)
      }
    }
  }

  /// Returns a collection with the number of the recipes that match, if it is a saved filter.
  private func countingMatches(of collection: RecipeCollection) throws -> RecipeCollection {
    guard let filter = collection.filter else { return collection }
    return RecipeCollection(
      id: collection.id, name: collection.name, count: try count(of: .collection(collection.name)), filter: filter)
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
  /// - Parameter isMerging: Whether the recipes go to the end of the collection that has the new name already, if there
  ///   is one, and the first collection is deleted.
  /// - Throws: `RecipeStoreError.noSuchCollection`; `.collectionExists` if another collection has the new name and they
  ///   are not merged; `.holdsMatches` to merge a saved filter; `.invalid` for a name that no collection can have.
  @discardableResult
  package func renameCollection(
    _ name: String, to newName: String, isMerging: Bool = false
  ) throws -> RecipeChange {
    try verb("collections rename") {
      let collection = try existingCollection(named: name)
      let newName = try CollectionName(newName)
      if let other = try self.collection(withKey: newName.key), other.id != collection.id {
        guard isMerging else { throw RecipeStoreError.collectionExists(other.name) }
        return try merge(collection, into: other)
      }
      if newName.name.utf8.elementsEqual(collection.name.utf8) { return .none }
      if newName.key != CollectionName.key(collection.name) { try newName.checkForNew() }
      try connection.run(CollectionsTable.rename, collection.id, newName.key, newName.name)
      let filters = try renameInFilters(collection, to: newName.name)
      return .updated(
        try recipes(inCollection: collection.id), collections: [collection.name, newName.name] + filters)
    }
  }

  /// Puts the recipes of a collection at the end of another one, in their order, and deletes the collection.
  ///
  /// Where a recipe lists its collections, the other one replaces the first.
  private func merge(_ collection: KnownCollection, into other: KnownCollection) throws -> RecipeChange {
    for one in [collection, other] { try checkIsFilledByHand(one) }
    let members = try recipes(inCollection: collection.id)
    var positions = EndPositions(order(ofCollection: other.id))
    for id in members where try !order(ofCollection: other.id).contains(id) {
      let ordinal = try connection.first(CollectionMembersTable.ordinal, id, collection.id) { $0.int(at: 0) }!
      try connection.run(CollectionMembersTable.insert, id, other.id, positions.next(), ordinal)
    }
    let filters = try renameInFilters(collection, to: other.name)
    try delete(collection, with: members)
    return .updated(members, collections: [collection.name, other.name] + filters)
  }

  /// Deletes a collection; its recipes stay in the library.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  @discardableResult
  package func deleteCollection(_ name: String) throws -> RecipeChange {
    try deleteCollections([name])
  }

  /// Deletes collections, all or none; their recipes stay in the library.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`; `.isNamedByFilter` if a saved filter that stays names one of them.
  @discardableResult
  package func deleteCollections(_ names: [String]) throws -> RecipeChange {
    try verb("collections delete") {
      var change = RecipeChange.none
      var updated = RecipeIDSet()
      let collections = try existingCollections(named: names)
      try checkAreNotNamedByFilters(collections)
      for collection in collections {
        let members = try recipes(inCollection: collection.id)
        try delete(collection, with: members)
        change.updated += members.filter { updated.insert($0) }
        change.collections.append(collection.name)
      }
      return change
    }
  }

  private func delete(_ collection: KnownCollection, with members: [Recipe.ID]) throws {
    for id in members { try connection.run(CollectionMembersTable.delete, id, collection.id) }
    try connection.run(CollectionFiltersTable.delete, collection.id)
    try connection.run(CollectionsTable.delete, collection.id)
    try connection.run(SidebarExpansionTable.delete, SidebarExpansionTable.item(collection: collection.id))
  }

  /// Puts recipes at the end of a collection, which is made if it is missing.
  ///
  /// - Returns: The recipes that were not in it.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.holdsMatches` for a saved filter; `.invalid` for a name that no
  ///   collection can have.
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
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.noSuchCollection`; `.holdsMatches` for a saved filter.
  @discardableResult
  package func uncollect(_ ids: [Recipe.ID], from name: String) throws -> RecipeChange {
    try verb("uncollect") {
      let collection = try existingCollection(named: name)
      try checkIsFilledByHand(collection)
      let uncollected = try existing(ids).filter {
        try connection.run(CollectionMembersTable.delete, $0, collection.id) > 0
      }
      return .updated(uncollected, collections: uncollected.isEmpty ? [] : [collection.name])
    }
  }
}

/// Questions of verbs about collections, inside their transaction.
extension RecipeStore {
  /// A collection as verbs use it.
  typealias KnownCollection = (id: Int, name: String)

  func collection(withKey key: String) throws -> KnownCollection? {
    try connection.first(CollectionsTable.withKey, key) { ($0.int(at: 0), $0.text(at: 1)) }
  }

  /// The collection with a name; else the only one whose name begins so, whatever its case and accents.
  ///
  /// - Throws: `RecipeStoreError.ambiguousCollection`; `.noSuchCollection`, with the name that is most like it.
  func existingCollection(named name: String) throws -> KnownCollection {
    if let collection = try collection(withKey: CollectionName.key(name)) { return collection }
    let key = TextFold.fold(name.onOneLine().trimmed())
    let all = try connection.query(CollectionsTable.names) { (id: $0.int(at: 0), name: $0.text(at: 1)) }
    let alike = all.map { (collection: $0, key: TextFold.fold($0.name)) }.filter {
      !key.isEmpty && $0.key.hasPrefix(key)
    }
    let whole = alike.filter { $0.key == key }
    let found = (whole.isEmpty ? alike : whole).map(\.collection)
    if found.count > 1 { throw RecipeStoreError.ambiguousCollection(name, found.map(\.name)) }
    if let collection = found.first { return collection }
    throw RecipeStoreError.noSuchCollection(name, suggestion: mostSimilar(to: name, among: all.map(\.name)))
  }

  /// The collections with some names, each once.
  ///
  /// - Throws: As `existingCollection(named:)`.
  func existingCollections(named names: [String]) throws -> [KnownCollection] {
    var seen: Set<Int> = []
    return try names.map(existingCollection(named:)).filter { seen.insert($0.id).inserted }
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
  ///
  /// - Throws: `RecipeError.reservedCollectionName`.
  func insertCollection(_ name: CollectionName) throws -> KnownCollection {
    try name.checkForNew()
    try connection.checkNumbersAreLeft()
    let position = try collectionsOrder.positionsAtEnd(count: 1)[0]
    try connection.run(CollectionsTable.insert, name.key, name.name, position)
    return (Int(connection.lastInsertRowID), name.name)
  }
}
