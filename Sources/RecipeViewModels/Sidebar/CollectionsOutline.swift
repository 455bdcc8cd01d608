import Diffable
import RecipeStore

/// The outline of the collections: each an item, its recipes under it once they have been asked for.
struct CollectionsOutline<Item: Hashable & Sendable> {
  typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<Item>

  let store: RecipeStore

  /// Makes the identifiers of the outline that it stands in.
  let item: (SidebarItem) -> Item

  /// Returns the collections as roots, the recipes of those that are expanded under them.
  ///
  /// - Complexity: O(*c* + *n*) for *c* collections and *n* recipes in the expanded ones.
  func snapshot(of collections: [RecipeCollection], expanded: Set<RecipeCollection.ID>) throws -> SectionSnapshot {
    var snapshot = SectionSnapshot()
    snapshot.append(collections.map { item(.collection($0.id)) })
    for collection in collections where expanded.contains(collection.id) {
      let parent = item(.collection(collection.id))
      snapshot.replace(childrenOf: parent, using: try recipes(of: collection))
      snapshot.expand([parent])
    }
    return snapshot
  }

  /// Returns the recipes of a collection, in its order.
  func recipes(of collection: RecipeCollection) throws -> SectionSnapshot {
    var snapshot = SectionSnapshot()
    let identifiers = try store.identifiers(of: .collection(collection.name))
    try snapshot.append(identifiers.map { item(.recipe($0, in: collection.id)) }, listedBy: store)
    return snapshot
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Appends what a store lists to the roots.
  ///
  /// - Throws: `RecipeStoreError.damaged` where something is listed twice, as only a damaged index does.
  mutating func append(_ items: [ItemIdentifierType], listedBy store: RecipeStore) throws {
    do { try checked.append(items) } catch { throw RecipeStoreError.damaged(store.location.path) }
  }
}
