@testable import Diffable

/// An outline as anyone would write it first: nodes with children, searched from the top.
struct OutlineModel<Identifier: Hashable & Sendable>: Equatable, Sendable {
  /// The item; `nil` for the node above all roots.
  var item: Identifier?
  var isExpanded: Bool
  var children: [OutlineModel]

  init(root children: [OutlineModel] = []) {
    self.init(nil, isExpanded: true, children)
  }

  /// Creates a flat outline.
  init(roots: [Identifier]) {
    self.init(root: roots.map { OutlineModel($0) })
  }

  init(_ item: Identifier?, isExpanded: Bool = false, _ children: [OutlineModel] = []) {
    self.item = item
    self.isExpanded = isExpanded
    self.children = children
  }

  var descendants: [Identifier] { children.flatMap { [$0.item!] + $0.descendants } }

  var visibleDescendants: [Identifier] {
    children.flatMap { [$0.item!] + ($0.isExpanded ? $0.visibleDescendants : []) }
  }

  func node(_ item: Identifier) -> OutlineModel? {
    self.item == item ? self : children.lazy.compactMap { $0.node(item) }.first
  }

  /// The items from a root down to the parent of an item; `nil` if the item is not there.
  func ancestors(of item: Identifier) -> [Identifier]? {
    for child in children {
      if child.item == item { return [] }
      if let below = child.ancestors(of: item) { return [child.item!] + below }
    }
    return nil
  }
}

extension OutlineModel {
  mutating func make(_ call: OutlineCall<Identifier>) throws(Refusal) {
    switch call {
    case .append(let items, let parent):
      guard !items.isEmpty else { return }
      if let parent { _ = try existingNode(parent, "Parent item identifier") }
      try requireNew(items)
      edit(parent) { $0.children += items.map { OutlineModel($0) } }
    case .insert(let items, let side, let other): try insert(OutlineModel(roots: items), side, other)
    case .insertSnapshot(let outline, let side, let other): try insert(outline, side, other)
    case .replace(let parent, let outline):
      let node = try existingNode(parent, "Parent item identifier")
      let elsewhere = Set(descendants).subtracting(node.descendants)
      let repeated = outline.descendants.filter(elsewhere.contains)
      guard repeated.isEmpty else { throw .repeatedInOutline(repeated) }
      edit(parent) { $0.children = outline.children }
    case .delete(let items):
      for item in items where node(item) == nil { throw Refusal("Failed to find index of item \(item)") }
      delete(items)
    case .deleteAll: children = []
    case .expand(let items): for item in items { edit(item) { $0.isExpanded = true } }
    case .collapse(let items): for item in items { edit(item) { $0.isExpanded = false } }
    }
  }

  func existingNode(_ item: Identifier, _ role: String) throws(Refusal) -> OutlineModel {
    guard let node = node(item) else { throw .inOutline(role, item) }
    return node
  }

  private mutating func insert(_ new: OutlineModel, _ side: Side, _ other: Identifier) throws(Refusal) {
    guard !new.children.isEmpty else { return }
    _ = try existingNode(other, "Item identifier to insert \(side)")
    try requireNew(new.descendants)
    edit(ancestors(of: other)?.last) { parent in
      let offset = parent.children.firstIndex { $0.item == other }!
      parent.children.insert(contentsOf: new.children, at: side == .after ? offset + 1 : offset)
    }
  }

  private func requireNew(_ items: [Identifier]) throws(Refusal) {
    var known = Set(descendants)
    var repeated: [Identifier] = []
    for item in items where !known.insert(item).inserted && !repeated.contains(item) { repeated.append(item) }
    guard repeated.isEmpty else { throw .repeatedInOutline(repeated) }
  }

  private mutating func delete(_ items: [Identifier]) {
    children.removeAll { items.contains($0.item!) }
    for index in children.indices { children[index].delete(items) }
  }

  private mutating func edit(_ item: Identifier?, _ change: (inout OutlineModel) -> Void) {
    if self.item == item {
      change(&self)
    } else {
      for index in children.indices { children[index].edit(item, change) }
    }
  }
}

extension OutlineModel {
  /// Reads an outline off a section snapshot, by its queries alone.
  init(_ snapshot: DiffableDataSourceSectionSnapshot<Identifier>) {
    var children: [Identifier?: [Identifier]] = [:]
    for item in snapshot.items { children[snapshot.parent(of: item), default: []].append(item) }
    func nodes(under parent: Identifier?) -> [OutlineModel] {
      (children[parent] ?? []).map { OutlineModel($0, isExpanded: snapshot.isExpanded($0), nodes(under: $0)) }
    }
    self.init(root: nodes(under: nil))
  }

  /// The same outline as a section snapshot, put together one item at a time.
  var snapshot: DiffableDataSourceSectionSnapshot<Identifier> {
    var snapshot = DiffableDataSourceSectionSnapshot<Identifier>()
    add(to: &snapshot)
    return snapshot
  }

  private func add(to snapshot: inout DiffableDataSourceSectionSnapshot<Identifier>) {
    for child in children {
      snapshot.append([child.item!], to: item)
      if child.isExpanded { snapshot.expand([child.item!]) }
      child.add(to: &snapshot)
    }
  }

  /// The items in depth-first order with their levels.
  var rows: [OutlineRow<Identifier>] { rows(level: 0) }

  private func rows(level: Int) -> [OutlineRow<Identifier>] {
    children.flatMap {
      [OutlineRow(item: $0.item!, level: level, isExpanded: $0.isExpanded)] + $0.rows(level: level + 1)
    }
  }

  /// The outline as nested `[item, isExpanded, children]`.
  var json: JSON { .array(children.map { .array([.string("\($0.item!)"), .bool($0.isExpanded), $0.json]) }) }
}
