import RecipeModel

/// The collections that a condition of a list names: one, or several with commas between. The whole text is looked for
/// first, as a name may have a comma itself; in a list it has a backslash in front.
extension RecipeStore {
  /// The collections that a person's condition names, whatever the case, and by the beginning of a name where that is enough.
  ///
  /// - Throws: As `existingCollection(named:)`.
  package func collectionIDs(namedIn text: String) throws -> [RecipeCollection.ID] {
    try read { try collections(namedIn: text).map(\.id) }
  }

  /// The collections that have just these names; `nil` if there is none of one of them.
  package func collectionIDs(withNamesIn text: String) throws -> [RecipeCollection.ID]? {
    try read { try collections(withNamesIn: text)?.map(\.id) }
  }

  /// The text of a condition that names some collections, by the names that they have; `nil` if one is gone.
  package func text(naming ids: [RecipeCollection.ID]) throws -> String? {
    let names = try ids.compactMap { try collectionName(with: $0) }
    return names.count == ids.count ? Self.text(naming: names) : nil
  }
}

/// The same inside the transaction of a verb or a query.
extension RecipeStore {
  func collections(namedIn text: String) throws -> [KnownCollection] {
    try names(in: text).map { try existingCollection(named: $0) }
  }

  func collections(withNamesIn text: String) throws -> [KnownCollection]? {
    let names = try names(in: text)
    let collections = try names.compactMap { try collection(withKey: CollectionName.key($0)) }
    return collections.count == names.count ? collections : nil
  }

  /// The names in a condition: all of it where a collection is called so.
  func names(in text: String) throws -> [String] {
    if try collection(withKey: CollectionName.key(text)) != nil { return [text] }
    let names = CommaList.names(text)
    return names.isEmpty ? [text] : names
  }

  /// The text of a condition that names some collections.
  static func text(naming names: [String]) -> String {
    names.count == 1 ? names[0] : names.map { CommaList.text([$0]) }.joined(separator: ",")
  }
}
