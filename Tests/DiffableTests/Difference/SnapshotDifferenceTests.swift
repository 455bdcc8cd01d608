import Diffable
import RecipeTestSupport
import Testing

@Suite struct SnapshotDifferenceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test func `every pair of snapshots of up to four items in three sections is followed with the fewest moves`() {
    let olds = SmallSnapshots.upToRenaming(items: 4, sections: 3)
    let news = SmallSnapshots.all(items: 4, sections: [1, 2, 3])
    #expect((olds.count, news.count) == (56, 5_872))
    for old in olds {
      for new in news { expectDifference(from: old, to: new) }
    }
  }

  @Test(arguments: [(5, 3), (40, 5), (300, 8), (600, 40)])
  func `random edits are followed with the fewest moves`(items: Int, sections: Int) {
    for seed in UInt64(1)...30 {
      var generator = SeededGenerator(seed: seed)
      let old = SmallSnapshots.random(items: items, sections: sections, using: &generator)
      var new = old
      for _ in 0..<Int.random(in: 1...20, using: &generator) { new.editAtRandom(using: &generator) }
      expectDifference(from: old, to: new, "\(items) items, \(sections) sections, seed \(seed)")
      expectDifference(from: new, to: old, "\(items) items, \(sections) sections, seed \(seed), backwards")
      let other = SmallSnapshots.random(items: items, sections: sections, using: &generator)
      expectDifference(from: old, to: other, "\(items) items, \(sections) sections, seed \(seed), unrelated")
    }
  }

  @Test func `an item that changes its section is a move, even from a deleted section into an inserted one`() {
    let difference = snapshot([(1, [10, 11]), (2, [20])]).difference(from: snapshot([(3, [11, 30]), (2, [20])]))
    #expect(difference.sectionDeletes == [0])
    #expect(difference.sectionInserts == [0])
    #expect(difference.itemDeletes == [IndexPath(item: 1, section: 0)])
    #expect(difference.itemInserts == [IndexPath(item: 0, section: 0)])
    let from = IndexPath(item: 0, section: 0)
    #expect(difference.itemMoves == [DifferenceMove(from: from, to: IndexPath(item: 1, section: 0))])
  }

  @Test func `a section that moves takes its items along`() {
    let old = snapshot([(1, [10, 11, 12]), (2, [20, 21])])
    let difference = snapshot([(2, [20, 21]), (1, [12, 10, 11])]).difference(from: old)
    #expect(difference.sectionMoves == [DifferenceMove(from: 1, to: 0)])
    #expect(difference.itemDeletes.isEmpty && difference.itemInserts.isEmpty)
    let from = IndexPath(item: 2, section: 0)
    #expect(difference.itemMoves == [DifferenceMove(from: from, to: IndexPath(item: 0, section: 1))])
  }

  @Test func `marks are places in the new snapshot, in the order of the calls, and reload wins`() {
    let old = snapshot([(1, [10, 11, 12]), (2, [20])])
    var new = old
    new.moveItem(12, beforeItem: 10)
    new.reconfigureItems([11, 12, 20])
    new.reloadItems([20, 10])
    new.reloadSections([2, 1])
    let difference = new.difference(from: old)
    #expect(difference.sectionReloads == [1, 0])
    #expect(difference.itemReloads == [IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 0)])
    #expect(difference.itemReconfigures == [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 0)])
    #expect(difference.changesStructure && difference.changesContent)
  }

  @Test func `marks of what was deleted are dropped, and marks alone change no structure`() {
    let old = snapshot([(1, [10, 11]), (2, [20])])
    var new = old
    new.reloadItems([10, 20])
    new.reconfigureItems([11])
    new.reloadSections([2])
    new.deleteItems([10, 11])
    new.deleteSections([2])
    #expect(!new.difference(from: old).changesContent)
    new = old
    new.reloadItems([10])
    #expect(!new.difference(from: old).changesStructure)
    #expect(new.difference(from: old).itemReloads == [IndexPath(item: 0, section: 0)])
  }

  @Test func `equal snapshots have an empty difference`() {
    #expect(Snapshot().difference(from: Snapshot()).isEmpty)
    let full = snapshot([(1, [10, 11]), (2, [])])
    #expect(full.difference(from: full).isEmpty)
    #expect(full.difference(from: snapshot([(1, [10, 11]), (2, [])])) == DiffableDataSourceSnapshotDifference())
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot { SmallSnapshots.snapshot(sections) }
}

private func expectDifference(
  from old: DiffableDataSourceSnapshot<Int, Int>, to new: DiffableDataSourceSnapshot<Int, Int>,
  _ comment: @autoclosure () -> Comment? = nil
) {
  let difference = new.difference(from: old)
  var view = NaiveSectionedView(old)
  let end = NaiveSectionedView(new)
  view.follow(difference, to: end)
  guard
    view == end,
    difference.sectionMoves.count
      == DifferenceReference.fewestMoves(from: old.sectionIdentifiers, to: new.sectionIdentifiers),
    difference.itemMoves.count == fewestItemMoves(from: old, to: new),
    difference.itemDeletes == difference.itemDeletes.sorted(),
    difference.itemInserts == difference.itemInserts.sorted(),
    difference.itemMoves.map(\.to) == difference.itemMoves.map(\.to).sorted(),
    old.numberOfItems - difference.itemDeletes.count + difference.itemInserts.count == new.numberOfItems
  else {
    Issue.record("\(old) to \(new) gave \(difference), a view ended with \(view). \(comment() ?? "")")
    return
  }
}

/// What stays in its section less a longest increasing run of it, and whatever changes its section.
private func fewestItemMoves(
  from old: DiffableDataSourceSnapshot<Int, Int>, to new: DiffableDataSourceSnapshot<Int, Int>
) -> Int {
  var homes: [Int: Int] = [:]
  for section in old.sectionIdentifiers {
    for item in old.itemIdentifiers(inSection: section) { homes[item] = section }
  }
  return new.sectionIdentifiers.reduce(0) { count, section in
    let items = new.itemIdentifiers(inSection: section)
    let staying = items.filter { homes[$0] == section }
    let arriving = items.filter { homes[$0] != nil }.count - staying.count
    guard !staying.isEmpty else { return count + arriving }
    let home = old.itemIdentifiers(inSection: section)
    return count + arriving + DifferenceReference.fewestMoves(from: home, to: staying)
  }
}
