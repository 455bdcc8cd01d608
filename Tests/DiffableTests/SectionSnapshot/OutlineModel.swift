@testable import Diffable

/// An outline as anyone would write it first: nodes with children, searched from the top.
struct OutlineModel: Equatable {
  var item: Int
  var isExpanded: Bool
  var children: [OutlineModel]

  /// The node above all roots.
  init(root children: [OutlineModel] = []) {
    self.init(-1, isExpanded: true, children)
  }

  init(_ item: Int, isExpanded: Bool = false, _ children: [OutlineModel] = []) {
    self.item = item
    self.isExpanded = isExpanded
    self.children = children
  }

  var descendants: [Int] { children.flatMap { [$0.item] + $0.descendants } }

  var visibleDescendants: [Int] {
    children.flatMap { [$0.item] + ($0.isExpanded ? $0.visibleDescendants : []) }
  }

  func node(_ item: Int) -> OutlineModel? {
    self.item == item ? self : children.lazy.compactMap { $0.node(item) }.first
  }

  /// The items from a root down to the parent of an item; `nil` if the item is not there.
  func ancestors(of item: Int) -> [Int]? {
    for child in children {
      if child.item == item { return [] }
      if let below = child.ancestors(of: item) { return [child.item] + below }
    }
    return nil
  }

  mutating func append(_ new: [OutlineModel], to parent: Int) {
    edit(parent) { $0.children += new }
  }

  mutating func insert(_ new: [OutlineModel], nextTo sibling: Int, distance: Int) {
    edit(ancestors(of: sibling)?.last ?? -1) { parent in
      let offset = parent.children.firstIndex { $0.item == sibling }!
      parent.children.insert(contentsOf: new, at: offset + distance)
    }
  }

  mutating func delete(_ items: [Int]) {
    children.removeAll { items.contains($0.item) }
    for index in children.indices { children[index].delete(items) }
  }

  mutating func edit(_ item: Int, _ change: (inout OutlineModel) -> Void) {
    if self.item == item {
      change(&self)
    } else {
      for index in children.indices { children[index].edit(item, change) }
    }
  }

  /// The same outline as a section snapshot, put together one item at a time.
  var snapshot: DiffableDataSourceSectionSnapshot<Int> {
    var snapshot = DiffableDataSourceSectionSnapshot<Int>()
    add(to: &snapshot)
    return snapshot
  }

  private func add(to snapshot: inout DiffableDataSourceSectionSnapshot<Int>) {
    for child in children {
      snapshot.append([child.item], to: item == -1 ? nil : item)
      if child.isExpanded { snapshot.expand([child.item]) }
      child.add(to: &snapshot)
    }
  }
}
