import RecipeModel
package import RecipeStore

/// A collection that a verb creates, noted before it does.
package struct NewCollection: Equatable, Sendable {
  package var name: String
  /// A collection that may have been meant.
  package var similar: String?
}

extension RecipeStore {
  /// The names that no collection has yet.
  package func newCollections(among names: [String]) throws -> [NewCollection] {
    let missing = try CollectionName.unique(names).filter { try collectionID(named: $0.name) == nil }
    if missing.isEmpty { return [] }
    let known = try collections().map(\.name)
    return missing.map { collection in
      let similar =
        known.first { $0.isBeginning(of: collection.name) || collection.name.isBeginning(of: $0) }
        ?? mostSimilar(to: collection.name, among: known)
      return NewCollection(name: collection.name, similar: similar)
    }
  }
}

extension String {
  /// `true` if another text begins with this one; case and accents do not count.
  fileprivate func isBeginning(of other: String) -> Bool { TextFold.fold(other).hasPrefix(TextFold.fold(self)) }
}
