import Diffable
import DiffableObservation
import Observation
import Testing

/// What a view that observes a data source is notified of.
@Suite struct ObservationTests {
  typealias DataSource = ObservableDataSource<Int, Int>
  typealias Snapshot = DataSource.Snapshot

  /// Notes whether what it reads has changed since.
  final class Reader<Value> {
    private(set) var value: Value
    private let notified = Notified()
    var wasNotified: Bool { notified.value }

    init(_ read: () -> Value) {
      value = withObservationTracking(read) { [notified] in notified.value = true }
    }
  }

  /// Set on the thread that applies, which is the only one here.
  final class Notified: @unchecked Sendable {
    var value = false
  }

  @Test func `readers are notified of what they read alone`() {
    let dataSource = DataSource()
    dataSource.apply(Snapshot(sections: [(1, [10, 11]), (2, [20])]))
    let sections = Reader { dataSource.sectionIdentifiers }
    let first = Reader { dataSource.itemIdentifiers(inSection: 1) }
    let second = Reader { dataSource.itemIdentifiers(inSection: 2) }
    let missing = Reader { dataSource.itemIdentifiers(inSection: 3) }
    let content = Reader { dataSource.readContent(of: 20) }
    #expect((first.value, missing.value) == ([10, 11], []))

    var snapshot = dataSource.snapshot()
    snapshot.moveItem(11, beforeItem: 10)
    dataSource.apply(snapshot)
    #expect(
      [sections.wasNotified, first.wasNotified, second.wasNotified, missing.wasNotified, content.wasNotified] == [
        false, true, false, false, false,
      ])

    snapshot.reconfigureItems([20])
    dataSource.apply(snapshot)
    #expect(
      [sections.wasNotified, second.wasNotified, missing.wasNotified, content.wasNotified] == [
        false, false, false, true,
      ])
    #expect(dataSource.snapshot().reconfiguredItemIdentifiers == [])

    snapshot = dataSource.snapshot()
    let contentAgain = Reader { dataSource.readContent(of: 20) }
    snapshot.appendSections([3])
    snapshot.appendItems([30])
    snapshot.reloadSections([2])
    dataSource.apply(snapshot)
    #expect(
      [sections.wasNotified, second.wasNotified, missing.wasNotified, contentAgain.wasNotified] == [
        true, false, true, true,
      ])
  }

  @Test func `a reader that reads again while it is notified is notified of the next change`() {
    let dataSource = DataSource()
    dataSource.apply(Snapshot(sections: [(1, [10])]))
    var (again, seen): (Reader<[Int]>?, [[Int]]) = (nil, [])
    withObservationTracking {
      seen.append(dataSource.itemIdentifiers(inSection: 1))
    } onChange: { [unchecked = Unchecked { again = Reader { dataSource.itemIdentifiers(inSection: 1) } }] in
      unchecked.body()
    }
    dataSource.apply(Snapshot(sections: [(1, [10, 11])]))
    #expect(again?.value == [10])
    #expect(again?.wasNotified == false)
    dataSource.apply(Snapshot(sections: [(1, [11])]))
    #expect(again?.wasNotified == true)
    #expect(seen == [[10]])
  }

  /// What runs on the thread that applies, which is the only one here.
  struct Unchecked: @unchecked Sendable {
    let body: () -> Void
  }

  @Test(arguments: 1...40)
  func `a reader is notified exactly when what it has read is different`(seed: Int) {
    var numbers = LinearNumbers(state: UInt64(seed))
    let dataSource = DataSource()
    for _ in 0..<20 {
      let sections = Reader { dataSource.sectionIdentifiers }
      let items = (0..<4).map { section in Reader { dataSource.itemIdentifiers(inSection: section) } }
      var snapshot = Snapshot()
      snapshot.appendSections((0..<4).shuffled(using: &numbers).filter { _ in Bool.random(using: &numbers) })
      for item in (0..<6).shuffled(using: &numbers) where Bool.random(using: &numbers) {
        guard let section = snapshot.sectionIdentifiers.randomElement(using: &numbers) else { break }
        snapshot.appendItems([item], toSection: section)
      }
      dataSource.apply(snapshot)
      #expect(sections.wasNotified == (sections.value != snapshot.sectionIdentifiers))
      for (section, reader) in items.enumerated() {
        let shown = snapshot.indexOfSection(section) == nil ? [] : snapshot.itemIdentifiers(inSection: section)
        #expect(reader.wasNotified == (reader.value != shown))
        #expect(dataSource.itemIdentifiers(inSection: section) == shown)
      }
    }
  }
}

/// Numbers that are the same in every run.
///
/// - Source: D. Knuth, MMIX's linear congruential generator.
private struct LinearNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
