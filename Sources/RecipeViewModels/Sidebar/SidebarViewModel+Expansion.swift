import Diffable
import RecipeStore

extension SidebarViewModel {
  /// Expands an item as a tap on it does; returns whether it was collapsed before.
  ///
  /// The header of a collection expands along with it, or there would be nothing to see.
  ///
  /// - Throws: The store's error if the recipes of a collection cannot be loaded; nothing is expanded then.
  @discardableResult
  package func expand(_ item: SidebarItem) throws -> Bool {
    if case .collection = item { try expand(.header(.collections)) }
    guard let place = dataSource.indexPath(for: item) else { return false }
    let before = dataSource.snapshot(for: .collections)
    expansionError = nil
    let hasExpanded = dataSource.expandItem(at: place)
    if let expansionError {
      dataSource.apply(before, to: .collections)
      throw expansionError
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

  /// Returns why the store could not remember what was expanded and collapsed since the last call, nil if it did.
  ///
  /// This is no error of the command: a library that cannot be written can still be read.
  package func takeRememberingError() -> (any Error)? {
    defer { rememberingError = nil }
    return rememberingError
  }

  /// Collapses a collection whose header is collapsed, so that it has no index path.
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
        expansionError = error
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
      rememberingError = rememberingError ?? error
    }
  }
}
