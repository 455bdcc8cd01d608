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
      return Self.text(naming: collections.map(\.name))
    }
    if filter.isEmpty { throw RecipeStoreError.invalidFilter("the filter is empty; name options of list") }
    let text = filter.text
    guard text.utf8.count <= SavedFilter.longest else {
      throw RecipeStoreError.invalidFilter(
        "the filter is \(text.utf8.count) bytes long; at most \(SavedFilter.longest) fit")
    }
    return text
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

/// Questions of verbs and queries about saved filters, inside their transaction.
extension RecipeStore {
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
        resolved.collections.append(Self.text(naming: named.map(\.name)))
        continue
      }
      guard let filter = SavedFilter(text: text), try canBeResolved(filter) else { return nil }
      resolved.add(filter, today: today)
      if query.collections.count == 1, query.words == nil { resolved.sort = query.sort ?? filter.query.sort }
    }
    return resolved
  }

  func canBeResolved(_ filter: SavedFilter) throws -> Bool {
    try (filter.query.collections + filter.query.notCollections).allSatisfy { names in
      try collections(withNamesIn: names)?.allSatisfy { try filterText(of: $0.id) == nil } ?? false
    }
  }

  /// Gives a collection another name in the filters that name it; returns the names of the saved filters.
  func renameInFilters(_ collection: KnownCollection, to newName: String) throws -> [String] {
    let key = CollectionName.key(collection.name)
    return try filters().compactMap { id, name, filter in
      let renamed = try filter.naming { text in
        let names = CollectionName.key(text) == key ? [text] : try names(in: text)
        guard names.contains(where: { CollectionName.key($0) == key }) else { return text }
        return Self.text(naming: names.map { CollectionName.key($0) == key ? newName : $0 })
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
        (query.collections + query.notCollections).flatMap { try names(in: $0) }.map(CollectionName.key))
      if let named = collections.first(where: { keys.contains(CollectionName.key($0.name)) }) {
        throw RecipeStoreError.isNamedByFilter(named.name, filter: name)
      }
    }
  }

  /// All saved filters that can be read.
  private func filters() throws -> [(id: Int, name: String, filter: SavedFilter)] {
    let rows = try connection.query(CollectionFiltersTable.all) { ($0.int(at: 0), $0.text(at: 1), $0.text(at: 2)) }
    return rows.compactMap { id, name, text in SavedFilter(text: text).map { (id, name, $0) } }
  }
}
