import Diffable
import Testing

/// A difference for views whose sections leave and come with all of their items.
@Suite struct FoldedDifferenceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test func `what happens inside sections that leave or come is not listed`() {
    let old = Snapshot(sections: [(1, [10, 11, 12]), (2, [20, 21])])
    let new = Snapshot(sections: [(3, [11, 30, 21]), (2, [20, 12, 22])])
    let folded = new.difference(from: old).foldedIntoSections()
    #expect(folded.sectionDeletes == [0])
    #expect(folded.sectionInserts == [0])
    #expect(folded.itemDeletes == [IndexPath(item: 1, section: 1)])
    #expect(folded.itemInserts == [IndexPath(item: 1, section: 1), IndexPath(item: 2, section: 1)])
    #expect(folded.itemMoves == [])
  }

  @Test func `without sections that leave or come nothing is different, and marks stay`() {
    let old = Snapshot(sections: [(1, [10, 11]), (2, [20])])
    var new = Snapshot(sections: [(2, [20, 10]), (1, [11, 12])])
    new.reloadItems([11])
    new.reconfigureItems([20])
    let difference = new.difference(from: old)
    #expect(difference.foldedIntoSections() == difference)
    new.deleteSections([2])
    #expect(new.difference(from: old).foldedIntoSections().itemReloads == [IndexPath(item: 0, section: 0)])
  }

  @Test func `a view follows it between any two small snapshots`() {
    let news = SmallSnapshots.all(items: 3, sections: [1, 2, 3])
    for old in SmallSnapshots.upToRenaming(items: 3, sections: 3) {
      for new in news { expectFolded(from: old, to: new) }
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `a view follows it between random snapshots`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = SmallSnapshots.random(items: 200, sections: 12, using: &generator)
    var new = old
    for _ in 0..<20 { new.editAtRandom(using: &generator) }
    expectFolded(from: old, to: new)
    expectFolded(from: new, to: old)
    expectFolded(from: old, to: SmallSnapshots.random(items: 200, sections: 12, using: &generator))
  }

  private func expectFolded(from old: Snapshot, to new: Snapshot) {
    let folded = new.difference(from: old).foldedIntoSections()
    let (leaving, coming) = (Set(folded.sectionDeletes), Set(folded.sectionInserts))
    var view = NaiveSectionedView(old)
    view.followFolded(folded, to: NaiveSectionedView(new))
    guard view == NaiveSectionedView(new),
      !(folded.itemDeletes + folded.itemMoves.map(\.from)).contains(where: { leaving.contains($0.section) }),
      !(folded.itemInserts + folded.itemMoves.map(\.to)).contains(where: { coming.contains($0.section) }),
      folded.itemDeletes == folded.itemDeletes.sorted(), folded.itemInserts == folded.itemInserts.sorted()
    else {
      Issue.record("\(old) to \(new) gave \(folded), a view ended with \(view)")
      return
    }
  }
}

extension NaiveSectionedView {
  /// Follows a folded difference: a section leaves with what is still in it, and comes with all that it will have.
  fileprivate mutating func followFolded(_ difference: DiffableDataSourceSnapshotDifference, to new: Self) {
    var moved: [IndexPath: Int] = [:]
    for place in (difference.itemDeletes + difference.itemMoves.map(\.from)).sorted(by: >) {
      moved[place] = sections[place.section].items.remove(at: place.item)
    }
    var rows: [(Int, Row)] = difference.sectionInserts.map { ($0, new.sections[$0]) }
    for move in difference.sectionMoves { rows.append((move.to, sections[move.from])) }
    for offset in (difference.sectionDeletes + difference.sectionMoves.map(\.from)).sorted(by: >) {
      sections.remove(at: offset)
    }
    for (offset, row) in rows.sorted(by: { $0.0 < $1.0 }) { sections.insert(row, at: offset) }
    var items = difference.itemInserts.map { ($0, new.sections[$0.section].items[$0.item]) }
    items += difference.itemMoves.map { ($0.to, moved[$0.from]!) }
    for (place, item) in items.sorted(by: { $0.0 < $1.0 }) {
      sections[place.section].items.insert(item, at: place.item)
    }
  }
}
