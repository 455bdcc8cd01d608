import Diffable
import Testing

@Suite struct SnapshotMergeTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test(arguments: 0..<20)
  func `a merge of random copies is that of the model`(batch: UInt64) {
    for seed in (batch * 200 + 1)...(batch * 200 + 200) {
      let (ancestor, mine, later) = Self.copies(seed: seed)
      let merged = mine.merging(later, since: ancestor)
      let model = MergeModel(mine).merging(later, since: ancestor)
      #expect(MergeModel(merged) == model, "seed \(seed): \(ancestor), \(mine), \(later)")
    }
  }

  @Test(arguments: SmallSnapshots.upToRenaming(items: 2, sections: 2))
  func `a merge of any two small snapshots is that of the model`(ancestor: Snapshot) {
    let copies = SmallSnapshots.all(items: 2, sections: [1, 2])
    for mine in copies {
      for later in copies {
        let merged = MergeModel(mine.merging(later, since: ancestor))
        #expect(merged == MergeModel(mine).merging(later, since: ancestor), "\(ancestor), \(mine), \(later)")
      }
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a merge with the ancestor gives the other side`(seed: UInt64) {
    let (ancestor, mine, later) = Self.copies(seed: seed)
    #expect(mine.merging(ancestor, since: ancestor) == mine)
    #expect(ancestor.merging(later, since: ancestor) == later)
    #expect(mine.merging(mine, since: ancestor) == mine)
  }

  @Test func `changes of different items meet whichever is later`() {
    let ancestor = Snapshot(sections: [(1, [1, 2, 3, 4, 5, 6]), (2, [])])
    var (mine, theirs) = (ancestor, ancestor)
    mine.moveItem(2, afterItem: 6)
    mine.insertItems([10], beforeItem: 4)
    theirs.deleteItems([5])
    theirs.appendItems([11], toSection: 2)
    theirs.moveItem(4, beforeItem: 1)
    let merged = Snapshot(sections: [(1, [4, 1, 3, 10, 6, 2]), (2, [11])])
    #expect(mine.merging(theirs, since: ancestor) == merged)
  }

  @Test func `the later copy wins where both have changed an item`() {
    let ancestor = Snapshot(sections: [(1, [1, 2, 3, 4]), (2, [])])
    var (mine, theirs) = (ancestor, ancestor)
    mine.moveItem(1, afterItem: 4)
    mine.deleteItems([2])
    theirs.deleteItems([1, 2])
    theirs.appendItems([2], toSection: 2)
    #expect(mine.merging(theirs, since: ancestor) == Snapshot(sections: [(1, [3, 4]), (2, [2])]))
    #expect(theirs.merging(mine, since: ancestor) == Snapshot(sections: [(1, [3, 4, 1]), (2, [])]))
  }

  @Test func `a section that leaves takes along only what the later copy does not have`() {
    let ancestor = Snapshot(sections: [(1, [1, 2]), (2, [3])])
    let mine = Snapshot(sections: [(1, [1]), (2, [3, 2, 4])])
    let theirs = Snapshot(sections: [(1, [1, 2])])
    #expect(mine.merging(theirs, since: ancestor) == theirs)
  }

  @Test func `a section that was deleted comes back for what the later copy puts into it`() {
    let ancestor = Snapshot(sections: [(1, [1]), (2, [3]), (3, [])])
    let mine = Snapshot(sections: [(1, [1]), (3, [])])
    let theirs = Snapshot(sections: [(1, []), (2, [3, 1]), (3, [])])
    #expect(mine.merging(theirs, since: ancestor) == Snapshot(sections: [(1, []), (2, [1]), (3, [])]))
  }

  @Test func `an action is undone under later ones`() {
    let before = Snapshot(sections: [(1, [1, 2, 3, 4])])
    var after = before
    after.moveItem(1, afterItem: 3)
    var current = after
    current.deleteItems([2])
    current.appendItems([5])
    #expect(current.merging(before, since: after) == Snapshot(sections: [(1, [1, 3, 4, 5])]))
  }

  @Test func `marks of both are kept`() {
    let ancestor = Snapshot(sections: [(1, [1, 2, 3, 4]), (2, [5])])
    var (mine, theirs) = (ancestor, ancestor)
    mine.reconfigureItems([1, 2, 3])
    mine.deleteItems([4])
    theirs.deleteItems([2])
    theirs.moveItem(3, beforeItem: 1)
    theirs.reloadItems([1, 4])
    theirs.reconfigureItems([5])
    theirs.reloadSections([2])
    let merged = mine.merging(theirs, since: ancestor)
    #expect(merged.reconfiguredItemIdentifiers == [3, 5])
    #expect(merged.reloadedItemIdentifiers == [1])
    #expect(merged.reloadedSectionIdentifiers == [2])
  }

  @Test func `the items that are stored are those of the later copy where it has placed them`() {
    struct Named: Hashable {
      let id: Int
      let name: String
      static func == (left: Self, right: Self) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let ancestor = DiffableDataSourceSnapshot(sections: [(1, [Named(id: 1, name: "a"), Named(id: 2, name: "b")])])
    var theirs = ancestor
    theirs.moveItem(Named(id: 2, name: "B"), beforeItem: Named(id: 1, name: "a"))
    #expect(ancestor.merging(theirs, since: ancestor).itemIdentifiers.map(\.name) == ["B", "a"])
  }

  private static func copies(seed: UInt64) -> (ancestor: Snapshot, mine: Snapshot, later: Snapshot) {
    var generator = SeededGenerator(seed: seed)
    let ancestor = SmallSnapshots.random(
      items: [4, 12, 40].randomElement(using: &generator)!, sections: Int.random(in: 1...5, using: &generator),
      using: &generator)
    var (mine, later) = (ancestor, ancestor)
    for _ in 0..<Int.random(in: 0...8, using: &generator) { mine.editAtRandom(using: &generator) }
    if Bool.random(using: &generator) { later = mine }
    for _ in 0..<Int.random(in: 0...8, using: &generator) { later.editAtRandom(using: &generator) }
    return (ancestor, mine, later)
  }
}

/// The rules of a merge, with plain arrays. Which items have moved is taken from the difference.
private struct MergeModel: Equatable {
  var sections: [Int]
  var items: [Int: [Int]]

  init(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers
    items = Dictionary(uniqueKeysWithValues: sections.map { ($0, snapshot.itemIdentifiers(inSection: $0)) })
  }

  func merging(
    _ later: DiffableDataSourceSnapshot<Int, Int>, since ancestor: DiffableDataSourceSnapshot<Int, Int>
  ) -> MergeModel {
    let difference = later.difference(from: ancestor)
    let (target, source) = (MergeModel(later), MergeModel(ancestor))
    let deleted = Set(difference.itemDeletes.map { source.items[source.sections[$0.section]]![$0.item] })
    let leaving = Set(difference.sectionDeletes.map { source.sections[$0] })
    var placed = Set(
      (difference.itemInserts + difference.itemMoves.map(\.to)).map {
        target.items[target.sections[$0.section]]![$0.item]
      })
    let kept = Set(target.items.values.joined())
    for section in leaving { placed.formUnion((items[section] ?? []).filter(kept.contains)) }
    var placedSections = Set(
      (difference.sectionInserts + difference.sectionMoves.map(\.to)).map { target.sections[$0] })
    placedSections.formUnion(
      target.sections.filter { !sections.contains($0) && target.items[$0]!.contains(where: placed.contains) })

    var result = self
    result.sections = merged(
      sections.filter { !leaving.contains($0) && !placedSections.contains($0) }, with: target.sections, placedSections)
    result.items = [:]
    for section in result.sections {
      let old = (items[section] ?? []).filter { !deleted.contains($0) && !placed.contains($0) }
      result.items[section] = merged(old, with: target.items[section] ?? [], placed)
    }
    return result
  }

  /// Puts what is placed after the nearest one before it that is there.
  private func merged(_ old: [Int], with target: [Int], _ placed: Set<Int>) -> [Int] {
    var result = old
    for (offset, element) in target.enumerated() where placed.contains(element) {
      let previous = target[..<offset].last(where: result.contains)
      result.insert(element, at: previous.map { result.firstIndex(of: $0)! + 1 } ?? 0)
    }
    return result
  }
}
