import Diffable
import Testing

/// A difference in stages of one kind each.
@Suite struct StagedDifferenceTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test func `items leave a section before it goes, and move into a section once it is there`() {
    let old = Snapshot(sections: [(1, [10, 11]), (2, [20])])
    var new = Snapshot(sections: [(3, [11, 30]), (2, [20])])
    new.reconfigureItems([20])
    let stages = new.difference(from: old).stages()
    #expect(stages.count == 6)
    #expect(stages.map(\.itemDeletes) == [[[0, 0]], [], [], [], [], []])
    #expect(stages.map(\.sectionInserts) == [[], [0], [], [], [], []])
    #expect(stages[2].itemMoves == [DifferenceMove(from: [1, 0], to: [0, 0])])
    #expect(stages[3].sectionDeletes == [1])
    #expect(stages[4].itemInserts == [[0, 1]])
    #expect(stages[5].itemReconfigures == [[1, 0]])
  }

  @Test func `equal snapshots need no stage, and one kind of change needs one`() {
    let old = Snapshot(sections: [(1, [10, 11]), (2, [20])])
    #expect(old.difference(from: old).stages() == [])
    var new = old
    new.moveItem(11, beforeItem: 10)
    new.moveItem(10, afterItem: 20)
    let difference = new.difference(from: old)
    #expect(difference.stages() == [difference])
  }

  @Test func `a view follows stage by stage between any two small snapshots`() {
    let news = SmallSnapshots.all(items: 2, sections: [1, 2, 3])
    for old in SmallSnapshots.upToRenaming(items: 2, sections: 3) {
      for new in news { expectStages(from: old, to: new) }
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `a view follows stage by stage between random snapshots`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = SmallSnapshots.random(items: 200, sections: 12, using: &generator)
    var new = old
    for _ in 0..<20 { new.editAtRandom(using: &generator) }
    expectStages(from: old, to: new)
    expectStages(from: new, to: old)
    expectStages(from: old, to: SmallSnapshots.random(items: 200, sections: 12, using: &generator))
  }

  private func expectStages(from old: Snapshot, to new: Snapshot) {
    let whole = new.difference(from: old)
    let stages = whole.stages()
    var view = NaiveSectionedView(old)
    for stage in stages {
      // A section comes without items, and what comes is known by the place that it has in the end.
      var end = NaiveSectionedView(new)
      if !stage.sectionInserts.isEmpty {
        let coming = whole.sectionInserts.map { NaiveSectionedView.Row(section: end.sections[$0].section, items: []) }
        end.sections = Array(repeating: .init(section: 0, items: []), count: view.sections.count + coming.count)
        for (offset, row) in zip(stage.sectionInserts, coming) { end.sections[offset] = row }
      }
      if !stage.sectionDeletes.allSatisfy({ view.sections[$0].items.isEmpty }) { Issue.record("\(stages)") }
      view.follow(stage, to: end)
    }
    guard view == NaiveSectionedView(new), stages.allSatisfy({ $0.kinds == 1 }), stages.allSatisfy(\.isAscending),
      stages.reduce(0, { $0 + $1.itemMoves.count }) == whole.itemMoves.count,
      stages.reduce(0, { $0 + $1.sectionMoves.count }) == whole.sectionMoves.count
    else {
      Issue.record("\(old) to \(new) gave \(stages), a view ended with \(view)")
      return
    }
  }
}

extension DiffableDataSourceSnapshotDifference {
  /// How many kinds of changes there are, those of contents counted as one.
  fileprivate var kinds: Int {
    [sectionDeletes.isEmpty, sectionInserts.isEmpty, sectionMoves.isEmpty, itemDeletes.isEmpty, itemInserts.isEmpty]
      .count { !$0 } + (itemMoves.isEmpty ? 0 : 1) + (changesContent ? 1 : 0)
  }

  /// `true` if the places of each kind of structural change ascend, as in every difference.
  fileprivate var isAscending: Bool {
    sectionDeletes == sectionDeletes.sorted() && sectionInserts == sectionInserts.sorted()
      && sectionMoves.map(\.to) == sectionMoves.map(\.to).sorted() && itemDeletes == itemDeletes.sorted()
      && itemInserts == itemInserts.sorted() && itemMoves.map(\.to) == itemMoves.map(\.to).sorted()
  }
}
