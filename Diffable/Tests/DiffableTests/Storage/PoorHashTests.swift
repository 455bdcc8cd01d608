import Testing

@testable import Diffable

/// Items of which many have the same hash: each is compared with the others of its hash, and with no item twice.
struct PoorHashTests {
  private final class Counter: @unchecked Sendable {
    var comparisons = 0
    var hashes = 0
  }

  /// An identifier with one of a few hashes, which counts how often it is compared and hashed.
  private struct Counted: Hashable, Sendable {
    let number: Int
    let hashCount: Int
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool {
      left.counter.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number % hashCount)
    }
  }

  private let counter = Counter()
  private let count = 2_000

  /// Items in random order, cut into calls, and the number of pairs among them that have the same hash.
  private func items(hashCount: Int, callCount: Int) -> (calls: [[Counted]], pairs: Int) {
    var generator = SeededGenerator(seed: 8)
    let items = (0..<count).map { Counted(number: $0, hashCount: hashCount, counter: counter) }
      .shuffled(using: &generator)
    let size = count / callCount
    return ((0..<callCount).map { Array(items[$0 * size..<($0 + 1) * size]) }, count * (count / hashCount - 1) / 2)
  }

  private func unknown(_ hashCount: Int) -> [Counted] {
    (count..<count + 40).map { Counted(number: $0, hashCount: hashCount, counter: counter) }
  }

  @Test(arguments: [1, 8], [1, 20, 2_000])
  func `a snapshot compares an item once with each of its hash`(hashCount: Int, callCount: Int) throws {
    let (calls, pairs) = items(hashCount: hashCount, callCount: callCount)
    var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    for items in calls { snapshot.appendItems(items) }
    #expect(snapshot.indexOfItem(calls[0][0]) == 0)
    #expect(counter.comparisons <= pairs + pairs / 4)
    #expect(counter.hashes <= 3 * count)
    counter.comparisons = 0
    for item in unknown(hashCount) { #expect(snapshot.indexOfItem(item) == nil) }
    #expect(counter.comparisons == 40 * count / hashCount)
    try snapshot.checked.storage.checkInvariants()
  }

  @Test(arguments: [1, 8], [1, 20, 2_000])
  func `an outline compares an item once with each of its hash`(hashCount: Int, callCount: Int) throws {
    let (calls, pairs) = items(hashCount: hashCount, callCount: callCount)
    var outline = DiffableDataSourceSectionSnapshot<Counted>()
    for items in calls { outline.append(items) }
    #expect(counter.comparisons <= pairs + pairs / 4)
    #expect(counter.hashes <= 3 * count)
    counter.comparisons = 0
    for item in unknown(hashCount) { #expect(!outline.contains(item)) }
    #expect(counter.comparisons == 40 * count / hashCount)
    try outline.checked.storage.rows.checkInvariants()
  }

  @Test(arguments: [1, 8])
  func `items put in here and there are compared no more often`(hashCount: Int) throws {
    let items = items(hashCount: hashCount, callCount: 1).calls[0]
    var generator = SeededGenerator(seed: 9)
    var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems([items[0]])
    for (index, item) in items.enumerated().dropFirst() {
      snapshot.insertItems([item], beforeItem: items[Int.random(in: 0..<index, using: &generator)])
    }
    for item in items[..<200] { snapshot.moveItem(item, afterItem: items[500]) }
    snapshot.deleteItems(Array(items[100..<300]))
    try snapshot.checked.storage.checkInvariants()
    let kept = (items[..<100] + items[300...]).map { $0.number % hashCount }
    counter.comparisons = 0
    for item in unknown(hashCount) { #expect(snapshot.indexOfItem(item) == nil) }
    #expect(
      counter.comparisons
        == unknown(hashCount).reduce(0) { sum, item in sum + kept.count { $0 == item.number % hashCount } })
  }
}
