import Diffable
import RecipeStore

extension DiffableDataSourceSectionSnapshot {
  /// Appends what a store lists to the roots.
  ///
  /// - Throws: `RecipeStoreError.damaged` where something is listed twice, as only a damaged index does.
  mutating func append(_ items: [ItemIdentifierType], listedBy store: RecipeStore) throws {
    do { try checked.append(items) } catch { throw RecipeStoreError.damaged(store.location.path) }
  }
}
