import Diffable
import Testing

/// The calls that UIKit's snapshot does not have.
@Suite struct SnapshotAdditionTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test func `a snapshot of sections is what appending them one by one makes`() {
    for expected in SmallSnapshots.all(items: 3, sections: [1, 2]) {
      let sections = expected.sectionIdentifiers.map { ($0, expected.itemIdentifiers(inSection: $0)) }
      #expect(Snapshot(sections: sections) == expected)
    }
  }

  @Test func `an item that a later section repeats is moved there with a warning`() {
    let warnings = Warnings()
    let snapshot = DiffableWarning.$handler.withValue(warnings.handler) {
      Snapshot(sections: [(1, [10, 11]), (2, [10])])
    }
    #expect(snapshot.itemIdentifiers(inSection: 1) == [11])
    #expect(snapshot.itemIdentifiers(inSection: 2) == [10])
    #expect(warnings.all.count == 1)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `items are removed where a condition holds, asked once for each in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = SmallSnapshots.random(items: 300, sections: 8, using: &generator)
    let old = NaiveSectionedView(snapshot)
    let removed = Set(snapshot.itemIdentifiers.filter { _ in Bool.random(using: &generator) })
    let items = snapshot.itemIdentifiers
    snapshot.reloadItems(items)

    var asked: [Int] = []
    snapshot.removeItems { item in
      asked.append(item)
      return removed.contains(item)
    }
    var expected = old
    for index in expected.sections.indices { expected.sections[index].items.removeAll { removed.contains($0) } }
    #expect(asked == items)
    #expect(NaiveSectionedView(snapshot) == expected)
    #expect(snapshot.reloadedItemIdentifiers == items.filter { !removed.contains($0) })
  }

  @Test func `a condition that throws removes nothing`() {
    struct Stop: Error {}
    var snapshot = Snapshot(sections: [(1, [10, 11, 12])])
    #expect(throws: Stop.self) {
      try snapshot.removeItems { item in
        if item == 12 { throw Stop() }
        return true
      }
    }
    #expect(snapshot.itemIdentifiers == [10, 11, 12])
  }

  @Test func `items that repeat are found before a snapshot refuses them`() {
    #expect(Snapshot.duplicateIdentifiers(in: [1, 2, 2, 3, 1, 2]) == [2, 1])
    #expect(Snapshot.duplicateIdentifiers(in: [1, 2, 3]) == [])
  }
}
