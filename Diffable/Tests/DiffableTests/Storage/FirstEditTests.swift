import Testing

@testable import Diffable

/// Edits of a copy, which shares what it does not change.
struct FirstEditTests {
  private final class Counter: @unchecked Sendable {
    var hashes = 0
  }

  /// An identifier that counts how often it is hashed.
  private struct Counted: Hashable, Sendable {
    let number: Int
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  @Test func `the first edit of a copy hashes only the items that it names`() {
    let counter = Counter()
    let items = (0..<5_000).map { Counted(number: $0, counter: counter) }
    var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(items, toSection: 1)
    // The first look-up of all indexes the items, for the snapshot and all of its copies.
    #expect(snapshot.indexOfItem(items[3]) == 3)
    counter.hashes = 0
    var copy = snapshot
    copy.moveItem(items[17], beforeItem: items[4_000])
    #expect(counter.hashes == 2)
    copy = snapshot
    copy.insertItems([Counted(number: -1, counter: counter)], afterItem: items[2_500])
    #expect(counter.hashes <= 6)
    copy = snapshot
    copy.deleteItems([items[3_000]])
    #expect(counter.hashes <= 8)
    #expect(snapshot.itemIdentifiers == items)
  }
}
