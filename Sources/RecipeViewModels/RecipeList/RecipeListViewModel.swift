package import Diffable
package import RecipeModel
package import RecipeStore

/// One list of recipes, kept in step with the store.
///
/// The list is a snapshot of identifiers; what is shown of a recipe is fetched by its identifier when a view asks for
/// the cell. Content that changes is reconfigured, membership and order that change are the difference of two
/// snapshots, and a reorder made here is a transaction that ends in the store.
///
/// - Source: The division of work is that of `RecipeListViewController` in Apple's sample "Updating collection views
///   using diffable data sources".
package final class RecipeListViewModel {
  /// What a list shows at one place: a row, or why there is none.
  package typealias Cell = Result<RecipeListRow, any Error>
  package typealias DataSource = DiffableDataSource<RecipeListSection, Recipe.ID, Cell>

  package typealias Changes = ShownChanges<RecipeListSection, Recipe.ID, RecipeListRow>

  package let dataSource: DataSource

  /// Which recipes are listed; its collections go by the names that they have by now.
  package private(set) var query: RecipeQuery
  private var collections: ListedCollections?

  let store: RecipeStore
  let rows: RecipeRows

  /// The recipe last selected, in the list or not.
  var selectedRecipe: Recipe.ID?

  /// Where a person said that the recipe being moved should go.
  var statedDestination: Destination<Recipe.ID>?

  /// Why the last reorder did not reach the store.
  var reorderingFailure: (any Error)?

  /// Creates an empty list; `show` fills it.
  package init(of store: RecipeStore) {
    let rows = RecipeRows(of: store)
    self.store = store
    self.rows = rows
    query = .all
    dataSource = DataSource { _, _, id in Result { try rows.row(with: id) } }
    persistReordering()
  }

  /// Lists other recipes.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection` and the store's other errors; the list is then what it was.
  /// - Complexity: O(*n*) for *n* recipes listed.
  package func show(_ query: RecipeQuery) throws {
    try store.read {
      let listed = try snapshot(of: store.identifiers(of: query))
      collections = try ListedCollections(of: query, in: store)
      self.query = query
      dataSource.applySnapshotUsingReloadData(listed)
    }
  }

  /// Lets the query follow its collections to other names; returns whether all of them are there.
  func updateCollectionNames() throws -> Bool {
    try collections?.updateNames(in: &query, from: store) ?? true
  }

  /// Makes a view that notes what changes from now on; the list remembers meanwhile what it has shown.
  package func recordChanges() -> Changes {
    rows.remembersShown = true
    return Changes(of: dataSource)
  }

  /// The identifiers of the recipes listed, in their order.
  package var identifiers: [Recipe.ID] { dataSource.snapshot().itemIdentifiers }

  /// Returns what the list shows at some places, counted from 0.
  ///
  /// Only these recipes are fetched. One that another process has deleted meanwhile is left out.
  package func cells(at places: Range<Int>) throws -> [RecipeListRow] {
    try places.compactMap { try dataSource.cell(forItemAt: DiffableIndexPath(item: $0, section: 0)).getUnlessDeleted() }
  }

  /// Returns what the whole list shows, as `cells(at:)` does, without asking at each place which recipe is there.
  package func allRows() throws -> [RecipeListRow] {
    try store.read { try rows.rows(with: identifiers) }
  }

  /// - Throws: `RecipeStoreError.damaged` where a recipe is listed twice, as only a damaged index does.
  func snapshot(of identifiers: [Recipe.ID]) throws -> DataSource.Snapshot {
    var snapshot = DataSource.Snapshot()
    snapshot.appendSections([.main])
    do { try snapshot.checked.appendItems(identifiers) } catch { throw RecipeStoreError.damaged(store.location.path) }
    return snapshot
  }
}
