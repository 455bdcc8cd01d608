/// A collection's name as people wrote it, and the key that makes it unique.
package struct CollectionName: Sendable {
  /// The name as shown: on one line, trimmed.
  package let name: String
  /// What two names of the same collection share: the name in lower case and NFC.
  package let key: String

  /// The keys of names that mean something else: lists that the program makes itself, and parts of the sidebar.
  package static let reserved: Set<String> = ["all", "favorites", "recents", "library", "collections"]

  /// - Throws: `.emptyCollectionName`, `.reservedCollectionName`, or `.tooLong` for more than a line.
  package init(_ text: String) throws(RecipeError) {
    let name = text.onOneLine().trimmed()
    guard !ShownText.isInvisible(name) else { throw .emptyCollectionName }
    let bytes = name.utf8.count
    guard bytes <= RecipeLimits.lineBytes else {
      throw .tooLong(.collections, bytes: bytes, limit: RecipeLimits.lineBytes)
    }
    let key = Self.key(name)
    guard !Self.reserved.contains(key) else { throw .reservedCollectionName(name) }
    self.name = name
    self.key = key
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
