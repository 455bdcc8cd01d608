import Diffable
import RecipeModel
import RecipeStore

extension SidebarViewModel {
  /// Hands what a drag says, which row and next to which neighbor, to the store's verbs.
  ///
  /// A recipe that lands among those of another collection moves from one collection to the other; those of a saved
  /// filter stay where they are. When the store
  /// refuses, or a row cannot stand there, the outline is as it was before, and `dragError` says why.
  func storeDrags() {
    dataSource.reorderingHandlers.canReorderItem = { [unowned self] item in
      switch item {
      case .collection: true
      case .recipe(_, in: let collection): !rows.isSavedFilter(collection)
      case .header, .list: false
      }
    }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      dragError = nil
      do {
        try send(transaction)
      } catch {
        dragError = error
        restore(transaction)
      }
    }
  }

  private func send(_ transaction: DataSource.Transaction) throws {
    guard case .insert(_, let item, _)? = transaction.difference.insertions.first,
      let outline = transaction.sectionTransactions.first(where: { $0.sectionIdentifier == .collections })?
        .finalSnapshot,
      outline.contains(item)
    else { throw RecipeStoreError.listHasNoManualOrder("the sidebar's library") }
    let parent = outline.parent(of: item)
    let siblings = parent.map { outline.snapshot(of: $0).rootItems } ?? outline.rootItems
    let neighbor = Self.neighbor(of: item, among: siblings)
    switch (item, parent) {
    case (.recipe(let id, in: let source), .collection(let target)?):
      guard let source = rows.collection(source)?.name, let target = rows.collection(target)?.name else { return }
      try store.move(id, from: source, into: target, to: neighbor.map { $0.recipe! })
    case (.collection(let id), .header(.collections)?):
      guard let collection = rows.collection(id) else { return }
      try store.moveCollection(collection.name, to: neighbor.map { rows.collection($0.collection!)!.name })
    default:
      throw RecipeStoreError.listHasNoManualOrder("this part of the sidebar")
    }
  }

  private static func neighbor(of item: SidebarItem, among siblings: [SidebarItem]) -> Destination<SidebarItem> {
    let place = siblings.firstIndex(of: item)!
    if place > 0 { return .after(siblings[place - 1]) }
    return siblings.count > 1 ? .before(siblings[1]) : .top
  }

  /// Shows what was shown before, as outlines: a plain snapshot has no levels.
  private func restore(_ transaction: DataSource.Transaction) {
    for section in transaction.sectionTransactions {
      dataSource.apply(section.initialSnapshot, to: section.sectionIdentifier)
    }
  }
}

extension SidebarItem {
  fileprivate var recipe: Recipe.ID? {
    if case .recipe(let id, _) = self { id } else { nil }
  }

  fileprivate var collection: RecipeCollection.ID? {
    if case .collection(let id) = self { id } else { nil }
  }
}
