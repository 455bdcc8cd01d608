import Diffable
package import RecipeStore

extension SidebarViewModel: StoreFollower {
  /// Shows what a verb of the store has changed: other counts, other collections, other recipes under the expanded ones.
  package func follow(_ change: RecipeChange) throws {
    let changedItems = try rows.reload()
    if !change.collections.isEmpty || !change.deleted.isEmpty {
      dataSource.apply(try collectionsSnapshot(), to: .collections)
    }
    let changedRecipes = Set(change.updated)
    reconfigure { item in
      if case .recipe(let id, _) = item { changedRecipes.contains(id) } else { changedItems.contains(item) }
    }
  }

  /// Asks the store again for all that is shown.
  package func refresh() throws {
    let changedItems = try rows.reload()
    dataSource.apply(try collectionsSnapshot(), to: .collections)
    reconfigure { item in
      if case .recipe = item { true } else { changedItems.contains(item) }
    }
  }

  private func reconfigure(where isChanged: (SidebarItem) -> Bool) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(isChanged))
    dataSource.apply(snapshot)
  }
}
