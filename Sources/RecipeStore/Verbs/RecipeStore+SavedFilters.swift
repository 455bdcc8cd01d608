import RecipeModel
import SQLite

/// Collections that hold whatever matches a filter.
///
/// A filter names collections by their names; renaming one renames it there as well. It names no other saved filter.
extension RecipeStore {
  /// Makes a saved filter, after the other collections.
  ///
  /// - Throws: As `addCollection(_:)`, and as `setFilter(of:to:)` for the filter.
  @discardableResult
  package func addCollection(_ name: String, filter: SavedFilter) throws -> RecipeChange {
    try verb("collections add") {
      let change = try addCollection(name)
      let collection = try existingCollection(named: change.collections[0])
      try connection.run(CollectionFiltersTable.set, collection.id, checkedText(of: filter))
      return change
    }
  }

  /// Gives a saved filter other conditions.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`, for those that the filter names too; `.isNoSavedFilter`;
  ///   `.invalidFilter` for a filter that is empty, too long, or names another saved filter.
  @discardableResult
  package func setFilter(of name: String, to filter: SavedFilter) throws -> RecipeChange {
    try verb("collections edit") {
      let collection = try existingCollection(named: name)
      guard let stored = try filterText(of: collection.id) else {
        throw RecipeStoreError.isNoSavedFilter(collection.name)
      }
      let text = try checkedText(of: filter)
      if text.utf8.elementsEqual(stored.utf8) { return .none }
      try connection.run(CollectionFiltersTable.set, collection.id, text)
      return RecipeChange(collections: [collection.name])
    }
  }

  /// The text of a filter that may be saved, with the collections by the names that they have.
  private func checkedText(of filter: SavedFilter) throws -> String {
    let filter = try filter.naming { names in
      let collections = try collections(namedIn: names)
      for collection in collections where try filterText(of: collection.id) != nil {
        throw RecipeStoreError.invalidFilter("a saved filter cannot name another one: \(collection.name)")
      }
      return Self.text(of: collections.map(\.name))
    }
    if filter.isEmpty { throw RecipeStoreError.invalidFilter("the filter is empty; name options of list") }
    let text = filter.text
    guard text.utf8.count <= SavedFilter.longest else {
      throw RecipeStoreError.invalidFilter(
        "the filter is \(text.utf8.count) bytes long; at most \(SavedFilter.longest) fit")
    }
    return text
  }

  /// The collections that a condition of a list names: one, or several with commas between.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  package func collectionIDs(namedIn text: String) throws -> [RecipeCollection.ID] {
    try read { try collections(namedIn: text).map(\.id) }
  }

  /// The text of a condition that names some collections, by the names that they have; `nil` if one is gone.
  package func text(naming ids: [RecipeCollection.ID]) throws -> String? {
    let names = try ids.compactMap { try collectionName(with: $0) }
    return names.count == ids.count ? Self.text(of: names) : nil
  }

  /// Returns whether a list is a saved filter, or a part of one.
  package func namesSavedFilter(_ query: RecipeQuery) throws -> Bool {
    try read {
      try (query.collections + query.notCollections).contains { names in
        try collections(namedIn: names).contains { try filterText(of: $0.id) != nil }
      }
    }
  }

  /// The manually ordered list that a query shows whole and in its order, so that reordering it means something.
  ///
  /// - Throws: As `RecipeQuery.orderedList()`; `.hasNoOrder` for a saved filter.
  package func orderedList(of query: RecipeQuery) throws -> OrderedList {
    let list = try query.orderedList()
    if case .collection(let names) = list, try read({ try collections(namedIn: names).count > 1 }) {
      throw RecipeStoreError.listHasNoManualOrder("a filtered list")
    }
    try checkHasOrder(list)
    return list
  }

  /// - Throws: `RecipeStoreError.hasNoOrder` for a saved filter; `.noSuchCollection`.
  package func checkHasOrder(_ list: OrderedList) throws {
    if case .collection(let name) = list {
      let collection = try read { try existingCollection(named: name) }
      if try read({ try filterText(of: collection.id) }) != nil { throw RecipeStoreError.hasNoOrder(collection.name) }
    }
  }
}

/// Questions of verbs and queries about collections and saved filters, inside their transaction.
extension RecipeStore {
  /// The collections that a condition names: one, or several with commas between. The whole text is looked for first, as a
  /// name may have a comma itself.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  func collections(namedIn text: String) throws -> [KnownCollection] {
    if let one = try collection(withKey: CollectionName.key(text)) { return [one] }
    let names = CommaList.names(text)
    return names.count < 2 ? [try existingCollection(named: text)] : try names.map { try existingCollection(named: $0) }
  }

  /// The text that names some collections in a condition.
  private static func text(of names: [String]) -> String {
    names.count == 1 ? names[0] : names.map { CommaList.text([$0]) }.joined(separator: ",")
  }

  /// The filter of a collection, `nil` for one that is filled by hand.
  func filterText(of id: RecipeCollection.ID) throws -> String? {
    try connection.first(CollectionFiltersTable.filter, id) { $0.text(at: 0) }
  }

  /// - Throws: `RecipeStoreError.holdsMatches` for a saved filter.
  func checkIsFilledByHand(_ collection: KnownCollection) throws {
    if try filterText(of: collection.id) != nil { throw RecipeStoreError.holdsMatches(collection.name) }
  }

  /// Returns a query with the conditions of the saved filters that it names, instead of their names.
  ///
  /// - Returns: `nil` where nothing can match: a filter names a collection that is gone, or cannot be read.
  /// - Throws: `RecipeStoreError.noSuchCollection` for one that the query itself names.
  func resolved(_ query: RecipeQuery) throws -> RecipeQuery? {
    if query.collections.isEmpty { return query }
    var resolved = query
    resolved.collections = []
    for names in query.collections {
      let named = try collections(namedIn: names)
      guard named.count == 1, let text = try filterText(of: named[0].id) else {
        resolved.collections.append(Self.text(of: named.map(\.name)))
        continue
      }
      guard let filter = SavedFilter(text: text), try canBeResolved(filter) else { return nil }
      resolved.add(filter, today: today)
      if query.collections.count == 1, query.words == nil { resolved.sort = query.sort ?? filter.query.sort }
    }
    return resolved
  }

  func canBeResolved(_ filter: SavedFilter) throws -> Bool {
    do {
      return try (filter.query.collections + filter.query.notCollections).allSatisfy { names in
        try collections(namedIn: names).allSatisfy { try filterText(of: $0.id) == nil }
      }
    } catch RecipeStoreError.noSuchCollection {
      return false
    }
  }

  /// Gives a collection another name in the filters that name it; returns the names of the saved filters.
  func renameInFilters(_ collection: KnownCollection, to newName: String) throws -> [String] {
    let key = CollectionName.key(collection.name)
    return try filters().compactMap { id, name, filter in
      let renamed = try filter.naming { names in
        if CollectionName.key(names) == key { return newName }
        let named = CommaList.names(names)
        guard named.contains(where: { CollectionName.key($0) == key }), try isOfSeveral(names) else { return names }
        return Self.text(of: named.map { CollectionName.key($0) == key ? newName : $0 })
      }
      if renamed == filter { return nil }
      try connection.run(CollectionFiltersTable.set, id, renamed.text)
      return name
    }
  }

  /// - Throws: `RecipeStoreError.isNamedByFilter` if a filter of another collection than these names one of them.
  func checkAreNotNamedByFilters(_ collections: [KnownCollection]) throws {
    for (id, name, filter) in try filters() where !collections.contains(where: { $0.id == id }) {
      let query = filter.query
      let keys = try Set(
        (query.collections + query.notCollections).flatMap { names in
          try isOfSeveral(names) ? CommaList.names(names).map(CollectionName.key) : [CollectionName.key(names)]
        })
      if let named = collections.first(where: { keys.contains(CollectionName.key($0.name)) }) {
        throw RecipeStoreError.isNamedByFilter(named.name, filter: name)
      }
    }
  }

  /// Returns whether a condition names several collections, and not one with a comma in its name.
  private func isOfSeveral(_ names: String) throws -> Bool {
    try collection(withKey: CollectionName.key(names)) == nil && CommaList.names(names).count > 1
  }

  /// All saved filters that can be read.
  private func filters() throws -> [(id: Int, name: String, filter: SavedFilter)] {
    let rows = try connection.query(CollectionFiltersTable.all) { ($0.int(at: 0), $0.text(at: 1), $0.text(at: 2)) }
    return rows.compactMap { id, name, text in SavedFilter(text: text).map { (id, name, $0) } }
  }
}
