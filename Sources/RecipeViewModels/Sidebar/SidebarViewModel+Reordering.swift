import Diffable
import RecipeModel
package import RecipeStore

extension SidebarViewModel {
  /// Moves a recipe or a collection as a person does who picks it up and drops it beside another row.
  ///
  /// A recipe that lands among those of another collection moves from one collection to the other.
  ///
  /// - Returns: Whether anything moved; not if the two cannot stand side by side.
  /// - Throws: What the store says when it cannot store the change; the outline is then as it was before.
  @discardableResult
  package func move(_ item: SidebarItem, to destination: Destination<SidebarItem>) throws -> Bool {
    guard let source = dataSource.indexPath(for: item), let target = place(of: destination, movingFrom: source),
      dataSource.beginInteractiveMovementForItem(at: source)
    else { return false }
    failure = nil
    let hasMoved = dataSource.endInteractiveMovement(at: target)
    if let failure { throw failure }
    return hasMoved
  }

  /// Installs the handlers that end a reorder in the store.
  func persistReordering() {
    dataSource.reorderingHandlers.canReorderItem = { item in
      switch item {
      case .collection, .recipe: true
      case .header, .list: false
      }
    }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      do {
        try persist(transaction)
      } catch {
        failure = error
        restore(transaction)
      }
    }
  }

  private func persist(_ transaction: DataSource.Transaction) throws {
    guard case .insert(_, let item, _)? = transaction.difference.insertions.first,
      let outline = transaction.sectionTransactions.first(where: { $0.sectionIdentifier == .collections })?
        .finalSnapshot,
      outline.contains(item)
    else { throw RecipeStoreError.listIsNotOrderedByHand("the sidebar's library") }
    let parent = outline.parent(of: item)
    let siblings = parent.map { outline.snapshot(of: $0).rootItems } ?? outline.rootItems
    let destination = Self.destination(of: item, among: siblings)
    switch (item, parent) {
    case (.recipe(let id, in: let source), .collection(let target)?):
      try move(id, from: source, into: target, to: destination)
    case (.collection(let id), .header(.collections)?):
      try moveCollection(id, to: destination)
    default:
      throw RecipeStoreError.listIsNotOrderedByHand("this part of the sidebar")
    }
  }

  private func move(
    _ id: Recipe.ID, from source: RecipeCollection.ID, into target: RecipeCollection.ID,
    to destination: Destination<SidebarItem>
  ) throws {
    guard let source = rows.collection(source)?.name, let target = rows.collection(target)?.name else { return }
    try store.move(id, from: source, into: target, to: destination.map { $0.recipe! })
  }

  private func moveCollection(_ id: RecipeCollection.ID, to destination: Destination<SidebarItem>) throws {
    guard let collection = rows.collection(id) else { return }
    try store.moveCollection(collection.name, to: destination.map { rows.collection($0.collection!)!.name })
  }

  /// Where an item stands among its siblings, by one of them.
  private static func destination(of item: SidebarItem, among siblings: [SidebarItem]) -> Destination<SidebarItem> {
    let place = siblings.firstIndex(of: item)!
    if place > 0 { return .after(siblings[place - 1]) }
    return siblings.count > 1 ? .before(siblings[1]) : .top
  }

  /// Puts back what was shown before, as outlines: a plain snapshot cannot say under which collection a row stood.
  private func restore(_ transaction: DataSource.Transaction) {
    for section in transaction.sectionTransactions {
      dataSource.apply(section.initialSnapshot, to: section.sectionIdentifier)
    }
  }

  /// Returns the index path that an item has once it has moved, `nil` if no row is named.
  private func place(of destination: Destination<SidebarItem>, movingFrom source: DiffableIndexPath)
    -> DiffableIndexPath?
  {
    guard let neighbor = destination.neighbor, var place = dataSource.indexPath(for: neighbor) else { return nil }
    if case .after = destination { place.item += 1 }
    if source.section == place.section, source.item < place.item { place.item -= 1 }
    return place
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
