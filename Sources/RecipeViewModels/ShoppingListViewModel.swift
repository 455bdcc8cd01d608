package import Diffable
package import RecipeKitchen
package import RecipeStore

/// The shopping list, kept in step with the store.
///
/// Sections are aisles and items are foods. An amount that changes, and a tick, are reconfigured; what comes, goes, or
/// moves is the difference of two snapshots. A drag is a transaction of the data source that ends in the store's verb.
package final class ShoppingListViewModel {
  package typealias Cell = Result<ShoppingItem, any Error>
  package typealias DataSource = DiffableDataSource<ShoppingAisle.ID, ItemKey, Cell>
  package typealias Changes = ShownChanges<ShoppingAisle.ID, ItemKey, ShoppingItem>

  package let dataSource: DataSource

  /// The content that is shown, as it was last read.
  package var list: ShoppingList { contents.list }

  /// Why the last drag was not stored; nil if it was.
  package private(set) var dragError: (any Error)?

  private let store: RecipeStore
  private let system: MeasurementSystem?
  private let showsGotLast: Bool
  private let contents: Contents

  /// The content of the cells. The data source keeps it for as long as it asks for cells.
  private final class Contents {
    var list = ShoppingList.empty
    var items: [ItemKey: ShoppingItem] = [:]

    func show(_ list: ShoppingList) {
      self.list = list
      items = Dictionary(list.items.map { ($0.id, $0) }) { first, _ in first }
    }
  }

  /// Creates an empty list; `load` fills it.
  ///
  /// - Parameters:
  ///   - system: What mixed amounts are shown in; nil for that of the first line.
  ///   - showsGotLast: Whether what was got moves to the end of its aisle.
  package init(of store: RecipeStore, in system: MeasurementSystem? = nil, showsGotLast: Bool = false) {
    let contents = Contents()
    self.store = store
    self.system = system
    self.showsGotLast = showsGotLast
    self.contents = contents
    dataSource = DataSource { _, _, key in
      Result {
        guard let item = contents.items[key] else { throw RecipeStoreError.noSuchShoppingItem(key.text) }
        return item
      }
    }
    storeDrags()
  }

  /// Shows what is on the list now.
  package func load() throws {
    contents.show(try store.shoppingList(in: system))
    dataSource.applySnapshotUsingReloadData(snapshot())
  }

  /// Makes a view that notes what changes from now on.
  package func recordChanges() -> Changes { Changes(of: dataSource) }

  private func snapshot() -> DataSource.Snapshot {
    var snapshot = DataSource.Snapshot()
    for section in (showsGotLast ? list.withGotLast : list).sections {
      snapshot.appendSections([section.aisle.id])
      snapshot.appendItems(section.items.map(\.id), toSection: section.aisle.id)
    }
    return snapshot
  }
}

extension ShoppingListViewModel: StoreFollower {
  /// - Complexity: O(*n*) for *n* bytes of lines on the list, unless no recipe's content and nothing of the list changed.
  package func follow(_ change: RecipeChange) throws {
    if change.shopping || !change.updated.isEmpty || !change.deleted.isEmpty { try refresh() }
  }

  package func refresh() throws {
    let (old, oldItems) = (list, contents.items)
    contents.show(try store.shoppingList(in: system))
    if list == old { return }
    var snapshot = snapshot()
    snapshot.reconfigureItems(
      list.items.filter { item in oldItems[item.id].map { $0 != item } ?? false }.map(\.id))
    let names = Dictionary(old.sections.map { ($0.aisle.id, $0.aisle.name) }) { first, _ in first }
    snapshot.reloadSections(
      list.sections.map(\.aisle).filter { names[$0.id].map { [name = $0.name] in $0 != name } ?? false }.map(\.id))
    dataSource.apply(snapshot)
  }
}

// MARK: - Dragging

extension ShoppingListViewModel {
  /// Hands what a drag says, which food and next to which neighbor, to the store's verb.
  ///
  /// When the store refuses, the list shows its initial snapshot again, and `dragError` says why.
  private func storeDrags() {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      dragError = nil
      do {
        // Into the next aisle, an item may keep its place among all items.
        for case .insert(_, let key, _) in transaction.sectionTransactions.flatMap(\.difference.insertions) {
          try send(key, transaction.finalSnapshot)
        }
      } catch {
        dragError = error
        dataSource.apply(transaction.initialSnapshot)
      }
    }
  }

  private func send(_ key: ItemKey, _ snapshot: DataSource.Snapshot) throws {
    guard let aisle = snapshot.sectionIdentifier(containingItem: key) else { return }
    let keys = snapshot.itemIdentifiers(inSection: aisle)
    let place = keys.firstIndex(of: key)!
    if place > 0 {
      try store.moveShoppingItems([key], to: .after(keys[place - 1]))
    } else if keys.count > 1 {
      try store.moveShoppingItems([key], to: .before(keys[1]))
    } else {
      try store.moveShoppingItems([key], toAisle: aisle)
    }
  }
}
