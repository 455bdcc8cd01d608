import Diffable
import Testing

@Suite struct SnapshotDifferenceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  static let olds = SmallSnapshots.upToRenaming(items: 4, sections: 3).map(ViewedSnapshot.init)
  static let news = SmallSnapshots.all(items: 4, sections: [1, 2, 3]).map(ViewedSnapshot.init)

  @Test(arguments: 0..<56)
  func `every pair of snapshots of up to four items in three sections is followed with the fewest moves`(old: Int) {
    #expect((Self.olds.count, Self.news.count) == (56, 5_872))
    for new in Self.news where new.isNumberedInOrder(after: Self.olds[old]) {
      expectDifference(from: Self.olds[old], to: new)
    }
  }

  @Test func `pairs of small snapshots are left out only if they are another pair with other names`() {
    let countsAfter = Self.olds.map { old in Self.news.count { $0.isNumberedInOrder(after: old) } }
    #expect(countsAfter.reduce(0, +) == 241_295)
  }

  @Test(arguments: [(5, 3), (40, 5), (300, 8), (600, 40)])
  func `random edits are followed with the fewest moves`(items: Int, sections: Int) {
    for seed in UInt64(1)...30 {
      var generator = SeededGenerator(seed: seed)
      let old = SmallSnapshots.random(items: items, sections: sections, using: &generator)
      var new = old
      for _ in 0..<Int.random(in: 1...20, using: &generator) { new.editAtRandom(using: &generator) }
      let other = SmallSnapshots.random(items: items, sections: sections, using: &generator)
      let (first, second, third) = (ViewedSnapshot(old), ViewedSnapshot(new), ViewedSnapshot(other))
      expectDifference(from: first, to: second, "\(items) items, \(sections) sections, seed \(seed)")
      expectDifference(from: second, to: first, "\(items) items, \(sections) sections, seed \(seed), backwards")
      expectDifference(from: first, to: third, "\(items) items, \(sections) sections, seed \(seed), unrelated")
    }
  }

  @Test(arguments: [(4_000, 4_000), (12_000, 1_500), (20_000, 300)])
  func `edits of a copy are followed with the fewest moves, however few items a chunk holds`(items: Int, kept: Int) {
    for seed in UInt64(1)...2 {
      var generator = SeededGenerator(seed: seed)
      var old = SmallSnapshots.random(items: items, sections: 4, using: &generator)
      old.deleteItems(Array(old.itemIdentifiers.shuffled(using: &generator).dropFirst(kept)))
      let first = ViewedSnapshot(old)
      for editCount in [1, 2, 3, 12] {
        var new = old
        for _ in 0..<editCount { new.editAtRandom(using: &generator) }
        let second = ViewedSnapshot(new)
        expectDifference(from: first, to: second, "\(kept) of \(items) items, seed \(seed)")
        expectDifference(from: second, to: first, "\(kept) of \(items) items, seed \(seed), backwards")
        guard new.numberOfItems > 41 else { continue }
        new.moveItem(new.itemIdentifiers.first!, afterItem: new.itemIdentifiers.last!)
        new.moveItem(new.itemIdentifiers.last!, beforeItem: new.itemIdentifiers.first!)
        new.moveItem(new.itemIdentifiers[7], afterItem: new.itemIdentifiers[40])
        expectDifference(from: second, to: ViewedSnapshot(new), "\(kept) of \(items) items, seed \(seed), moved")
      }
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

/// A snapshot and what a view shows of it, taken apart once for the many comparisons that it is part of.
struct ViewedSnapshot: Sendable {
  let snapshot: DiffableDataSourceSnapshot<Int, Int>
  let view: NaiveSectionedView

  /// The section of each item.
  fileprivate let homes: [Int: Int]

  init(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) {
    self.snapshot = snapshot
    view = NaiveSectionedView(snapshot)
    homes = Dictionary(
      uniqueKeysWithValues: view.sections.flatMap { row in row.items.map { ($0, row.section) } })
  }

  /// `true` if the sections and items that an old snapshot does not have, which are numbered from 1, are numbered on in
  /// the order in which they come. Renaming makes any other snapshot such a one.
  func isNumberedInOrder(after old: ViewedSnapshot) -> Bool {
    view.sections.map(\.section).isNumberedInOrder(after: old.view.sections.count)
      && view.sections.flatMap(\.items).isNumberedInOrder(after: old.homes.count)
  }
}

extension [Int] {
  fileprivate func isNumberedInOrder(after last: Int) -> Bool {
    let others = filter { $0 > last }
    return others == Array((last + 1)..<(last + 1 + others.count))
  }
}

private func expectDifference(
  from old: ViewedSnapshot, to new: ViewedSnapshot, _ comment: @autoclosure () -> Comment? = nil
) {
  let difference = new.snapshot.difference(from: old.snapshot)
  var view = old.view
  view.follow(difference, to: new.view)
  guard
    view == new.view,
    difference.sectionMoves.count
      == DifferenceReference.fewestMoves(from: old.view.sections.map(\.section), to: new.view.sections.map(\.section)),
    difference.itemMoves.count == fewestItemMoves(from: old, to: new),
    difference.itemDeletes.isAscending, difference.itemInserts.isAscending,
    difference.itemMoves.map(\.to).isAscending,
    old.homes.count - difference.itemDeletes.count + difference.itemInserts.count == new.homes.count
  else {
    Issue.record("\(old.snapshot) to \(new.snapshot) gave \(difference), a view ended with \(view). \(comment() ?? "")")
    return
  }
}

extension [IndexPath] {
  fileprivate var isAscending: Bool { count < 2 || zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}

/// What stays in its section minus a longest increasing subsequence of it, and what changes its section.
private func fewestItemMoves(from old: ViewedSnapshot, to new: ViewedSnapshot) -> Int {
  new.view.sections.reduce(0) { count, row in
    let staying = row.items.filter { old.homes[$0] == row.section }
    let arriving = row.items.filter { old.homes[$0] != nil }.count - staying.count
    guard staying.count > 1 else { return count + arriving }
    let home = old.view.sections.first { $0.section == row.section }!.items
    return count + arriving + DifferenceReference.fewestMoves(from: home, to: staying)
  }
}
