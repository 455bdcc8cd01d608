import Diffable
import RecipeStore

extension SidebarViewModel {
  /// Shows what is under an item as if a person had tapped it; returns whether it was collapsed before.
  ///
  /// The header of a collection expands along with it, or there would be nothing to see.
  ///
  /// - Throws: The store's error if the recipes of a collection cannot be loaded; nothing is expanded then.
  @discardableResult
  package func expand(_ item: SidebarItem) throws -> Bool {
    if case .collection = item { try expand(.header(.collections)) }
    guard let place = dataSource.indexPath(for: item) else { return false }
    let before = dataSource.snapshot(for: .collections)
    failure = nil
    let hasExpanded = dataSource.expandItem(at: place)
    if let failure {
      dataSource.apply(before, to: .collections)
      throw failure
    }
    if hasExpanded { remember(item, isExpanded: true) }
    return hasExpanded
  }

  /// Hides what is under an item; returns whether it was expanded before and may collapse.
  @discardableResult
  package func collapse(_ item: SidebarItem) -> Bool {
    let place = dataSource.indexPath(for: item)
    guard place.map({ dataSource.collapseItem(at: $0) }) ?? collapseHidden(item) else { return false }
    remember(item, isExpanded: false)
    return true
  }

  /// Returns why the store could not remember what was expanded and collapsed since the last call, nil where it did.
  ///
  /// How things look is no reason to fail: a library that cannot be written can still be read.
  package func takeFailureToRemember() -> (any Error)? {
    defer { failureToRemember = nil }
    return failureToRemember
  }

  /// Collapses a collection whose header is collapsed, so that no one can tap it.
  private func collapseHidden(_ item: SidebarItem) -> Bool {
    var snapshot = dataSource.snapshot(for: .collections)
    guard snapshot.contains(item), snapshot.isExpanded(item) else { return false }
    snapshot.collapse([item])
    dataSource.apply(snapshot, to: .collections)
    return true
  }

  func handleExpansion() {
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != .header(.library) }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      switch item {
      case .header, .collection: true
      case .list, .recipe: false
      }
    }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned self] item, children in
      guard case .collection(let id) = item, let collection = rows.collection(id) else { return children }
      do {
        return try outline.recipes(of: collection)
      } catch {
        failure = error
        return children
      }
    }
  }

  private func remember(_ item: SidebarItem, isExpanded: Bool) {
    do {
      switch item {
      case .header(.collections): try store.setCollectionsHeaderExpanded(isExpanded)
      case .collection(let id): try store.setCollectionExpanded(id, isExpanded)
      case .header(.library), .list, .recipe: break
      }
    } catch {
      failureToRemember = failureToRemember ?? error
    }
  }
}
