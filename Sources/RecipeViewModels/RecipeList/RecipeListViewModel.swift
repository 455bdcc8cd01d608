package import Diffable
package import RecipeModel
package import RecipeStore

/// The sections of a list of recipes: there is one.
package enum RecipeListSection: Hashable, Sendable {
  case main
}

/// One list of recipes, kept in step with the store.
///
/// The list is a snapshot of identifiers; what is shown of a recipe is fetched by its identifier when a view asks for
/// the cell. Content that changes is reconfigured; membership and order that change are the difference of two snapshots.
/// A drag is a transaction of the data source that ends in the store's verb.
///
/// - Source: The division of work is that of `RecipeListViewController` in Apple's sample "Updating collection views
///   using diffable data sources".
package final class RecipeListViewModel {
  /// The content of one place of a list: a row, or why there is none.
  package typealias Cell = Result<RecipeListRow, any Error>
  package typealias DataSource = DiffableDataSource<RecipeListSection, Recipe.ID, Cell>

  package typealias Changes = ShownChanges<RecipeListSection, Recipe.ID, RecipeListRow>

  package let dataSource: DataSource

  /// Which recipes are listed; its collections have the names that they have by now.
  package private(set) var query: RecipeQuery
  private var collections: ListedCollections?

  /// Why the last drag was not stored; nil if it was.
  package private(set) var dragError: (any Error)?

  /// The recipe last selected, in the list or not.
  private var selectedRecipe: Recipe.ID?

  let store: RecipeStore
  let rows: RecipeRows

  /// Creates an empty list; `show` fills it.
  package init(of store: RecipeStore) {
    let rows = RecipeRows(of: store)
    self.store = store
    self.rows = rows
    query = .all
    dataSource = DataSource { _, _, id in Result { try rows.row(with: id) } }
    storeDrags()
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
      _ = try updateCollectionNames()
      dataSource.applySnapshotUsingReloadData(listed)
    }
  }

  /// Updates the names of the query's collections; returns whether all of them exist.
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

// MARK: - Selecting

extension RecipeListViewModel {
  /// The selected recipe, `nil` while it is not listed.
  ///
  /// A recipe that leaves the list and returns is selected again.
  package var selection: Recipe.ID? {
    selectedRecipe.flatMap { dataSource.indexPath(for: $0) == nil ? nil : $0 }
  }

  /// Selects a recipe, or none.
  package func select(_ identifier: Recipe.ID?) {
    selectedRecipe = identifier
  }
}

// MARK: - Dragging

extension RecipeListViewModel {
  /// Hands what a drag says, which recipe and next to which neighbor, to the store's verb.
  ///
  /// When the store refuses, the list shows its initial snapshot again, and `dragError` says why.
  private func storeDrags() {
    dataSource.reorderingHandlers.canReorderItem = { [unowned self] _ in (try? store.orderedList(of: query)) != nil }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      dragError = nil
      do {
        for case .insert(let place, let identifier, _) in transaction.difference.insertions {
          try store.move([identifier], to: Self.neighbor(at: place, in: transaction), in: store.orderedList(of: query))
        }
      } catch {
        dragError = error
        dataSource.apply(transaction.initialSnapshot)
      }
    }
  }

  /// The neighbor that the recipe was dropped on: the one it has passed last.
  private static func neighbor(at place: Int, in transaction: DataSource.Transaction) -> Destination<Recipe.ID> {
    let final = transaction.finalSnapshot.itemIdentifiers
    let initialPlace = transaction.initialSnapshot.indexOfItem(final[place]) ?? place
    return initialPlace < place ? .after(final[place - 1]) : .before(final[place + 1])
  }
}
