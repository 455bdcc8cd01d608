import Testing

@testable import Diffable

/// Random calls on a section snapshot and on a tree of nodes, which must agree after each.
@Suite struct SectionSnapshotModelTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `small outlines agree with a tree of nodes after every call`(seed: UInt64) throws {
    try play(calls: 500, batch: 3, seed)
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `outlines of thousands of items agree with a tree of nodes after every call`(seed: UInt64) throws {
    try play(calls: 60, batch: 400, seed)
  }

  private func play(calls: Int, batch: Int, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var snapshot = DiffableDataSourceSectionSnapshot<Int>()
    var model = OutlineModel()
    var (earlier, earlierItems) = (snapshot, [Int]())
    var nextItem = 0
    for number in 0..<calls {
      let known = model.descendants.randomElement(using: &generator)
      let new = Array(nextItem..<(nextItem + Int.random(in: 1...batch, using: &generator)))
      nextItem += new.count
      edit(&snapshot, &model, known, new, &generator)
      try check(snapshot, model, "seed \(seed), call \(number)", &generator)
      try #require(earlier.items == earlierItems, "an edit changed a copy, seed \(seed), call \(number)")
      if number % 5 == 0 { (earlier, earlierItems) = (snapshot, snapshot.items) }
    }
  }

  private func edit(
    _ snapshot: inout DiffableDataSourceSectionSnapshot<Int>, _ model: inout OutlineModel, _ known: Int?,
    _ new: [Int], _ generator: inout SeededGenerator
  ) {
    let nodes = new.map { OutlineModel($0) }
    guard let known, Int.random(in: 0..<12, using: &generator) > 0 else {
      snapshot.append(new)
      return model.append(nodes, to: -1)
    }
    let nested = OutlineModel(root: [OutlineModel(new[0], isExpanded: new[0] % 2 == 0, Array(nodes.dropFirst()))])
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<3:
      snapshot.append(new, to: known)
      model.append(nodes, to: known)
    case 3:
      snapshot.insert(new, before: known)
      model.insert(nodes, nextTo: known, distance: 0)
    case 4:
      snapshot.insert(new, after: known)
      model.insert(nodes, nextTo: known, distance: 1)
    case 5:
      snapshot.insert(nested.snapshot, after: known)
      model.insert(nested.children, nextTo: known, distance: 1)
    case 6:
      snapshot.replace(childrenOf: known, using: nested.snapshot)
      model.edit(known) { $0.children = nested.children }
    case 7:
      snapshot.delete([known, known])
      model.delete([known])
    case 8, 9:
      snapshot.expand([known])
      model.edit(known) { $0.isExpanded = true }
    default:
      snapshot.collapse([known])
      model.edit(known) { $0.isExpanded = false }
    }
  }

  private func check(
    _ snapshot: DiffableDataSourceSectionSnapshot<Int>, _ model: OutlineModel, _ place: Comment,
    _ generator: inout SeededGenerator
  ) throws {
    let items = model.descendants
    try #require(snapshot.items == items, place)
    try #require(snapshot.visibleItems == model.visibleDescendants, place)
    try #require(snapshot.rootItems == model.children.map(\.item), place)
    try snapshot.checked.storage.rows.checkInvariants()
    let visible = Set(model.visibleDescendants)
    for _ in 0..<min(items.count, 10) {
      let index = Int.random(in: items.indices, using: &generator)
      let (item, ancestors) = (items[index], try #require(model.ancestors(of: items[index])))
      let node = try #require(model.node(item))
      try #require(snapshot.index(of: item) == index, place)
      try #require(snapshot.level(of: item) == ancestors.count, place)
      try #require(snapshot.parent(of: item) == ancestors.last, place)
      try #require(snapshot.isExpanded(item) == node.isExpanded, place)
      try #require(snapshot.isVisible(item) == visible.contains(item), place)
      try #require(snapshot.snapshot(of: item).items == node.descendants, place)
      try #require(snapshot.snapshot(of: item).visibleItems == node.visibleDescendants, place)
      try #require(snapshot.snapshot(of: item, includingParent: true).rootItems == [item], place)
    }
  }
}
