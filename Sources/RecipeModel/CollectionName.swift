/// A collection's name as people wrote it, and the key that makes it unique.
package struct CollectionName: Sendable {
  /// The name as shown: on one line, trimmed.
  package let name: String
  /// The key that all names of a collection share: the name in lower case and NFC.
  package let key: String

  /// The keys of names that mean something else: lists that the program makes itself, and parts of the sidebar.
  package static let reserved = lists.union(partsOfSidebar)

  /// No collection has ever had one of these.
  private static let lists: Set<String> = ["all", "favorites", "recents"]

  /// Collections of older libraries may have these, and keep them.
  private static let partsOfSidebar: Set<String> = ["library", "collections"]

  /// Reads the name of a collection that may exist; a new one has to pass `checkForNew()` as well.
  ///
  /// - Throws: `.emptyCollectionName`, `.reservedCollectionName`, or `.tooLong` for more than a line.
  package init(_ text: String) throws(RecipeError) {
    let name = text.onOneLine().trimmed()
    guard !ShownText.isInvisible(name) else { throw .emptyCollectionName }
    let bytes = name.utf8.count
    guard bytes <= RecipeLimits.lineBytes else {
      throw .tooLong(.collections, bytes: bytes, limit: RecipeLimits.lineBytes)
    }
    let key = Self.key(name)
    guard !Self.lists.contains(key) else { throw .reservedCollectionName(name) }
    self.name = name
    self.key = key
  }

  /// - Throws: `.reservedCollectionName` for a name that only a collection of an older library has.
  package func checkForNew() throws(RecipeError) {
    if Self.partsOfSidebar.contains(key) { throw .reservedCollectionName(name) }
  }

  /// Returns the key of a name that may or may not be one a collection can have.
  package static func key(_ name: String) -> String {
    name.onOneLine().trimmed().lowercased().composed()
  }

  /// Returns the names in their order, each key once under the spelling that came first, blank ones left out.
  package static func unique(_ texts: [String]) throws(RecipeError) -> [CollectionName] {
    var names: [CollectionName] = []
    var keys: Set<String> = []
    for text in texts where !ShownText.isInvisible(text) {
      let name = try CollectionName(text)
      if keys.insert(name.key).inserted { names.append(name) }
    }
    return names
  }
}

extension CollectionName: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
