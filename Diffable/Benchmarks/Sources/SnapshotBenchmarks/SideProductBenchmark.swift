import BenchmarkHarness
import Diffable
import DiffableObservation
import DiffableUIKitNames
import Foundation
import Observation

/// Times what wraps a data source or a difference next to what it wraps: at most 1.2 times as long.
///
/// The snapshots have 100,000 items in 100 sections, share nothing, and differ in every fifth item.
@MainActor
struct SideProductBenchmark<Identifier: BenchmarkIdentifier> {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Identifier>

  private let limit = 1.2

  func table() -> TextTable {
    var table = TextTable(
      "side products, \(Identifier.self), times in µs", "side product", "bare", "ratio", "at most", "met")
    let snapshots = snapshots()
    let (named, bare) = (NamedAsInUIKit(), Bare())
    let observable = ObservableDataSource<Int, Identifier>()
    func alternating(_ apply: @escaping (Snapshot) -> Void) -> () -> Void {
      var turn = 0
      return {
        turn += 1
        apply(snapshots[turn % 2])
      }
    }
    let pairs = [
      (
        Contender("UICollectionViewDiffableDataSource", alternating { named.dataSource.apply($0) }),
        Contender("DiffableDataSource", alternating { bare.dataSource.apply($0) })
      ),
      (
        Contender(
          "ObservableDataSource",
          alternating { snapshot in
            withObservationTracking {
              _ = observable.sectionIdentifiers
            } onChange: {
            }
            observable.apply(snapshot)
          }),
        Contender("difference") { snapshots[1].difference(from: snapshots[0]).itemInserts.count }
      ),
      (
        Contender("differences()") { wait { await Self.countInserts(in: snapshots) } },
        Contender("differences") { wait { Self.countInsertsOneByOne(in: snapshots) } }
      ),
    ]
    // Pair by pair, since what one contender gives back to the system the next one has to fetch again.
    for (wrapping, wrapped) in pairs {
      let medians = Comparison().medians(of: [wrapping, wrapped])
      let (time, other) = (medians[wrapping.name]!, medians[wrapped.name]!)
      let ratio = time / other
      table.append([
        wrapping.name, time.microsecondsText, other.microsecondsText, "\(ratio.figure) ×", "\(limit.figure) ×",
        ratio <= limit ? "yes" : "NO",
      ])
    }
    return table
  }

  /// Two snapshots, which differ in every fifth item.
  private func snapshots() -> [Snapshot] {
    var generator = SeededGenerator(seed: 31)
    let numbers = generator.identifiers(120_000).map(Identifier.init(standingFor:))
    let newcomers = numbers[100_000...].map { $0 }
    let old = Array(numbers[..<100_000])
    let new = old.enumerated().map { $0.offset % 5 == 0 ? newcomers[$0.offset / 5] : $0.element }
    return [old, new].map { Snapshot($0, inSections: 100) }
  }

  /// Runs a task to its end.
  private func wait(_ work: @escaping @Sendable () async -> Int) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      keep(await work())
      done.signal()
    }
    done.wait()
  }

  nonisolated private static func countInserts(in snapshots: [Snapshot]) async -> Int {
    var count = 0
    for await (_, difference) in SnapshotSequence(snapshots: snapshots).differences() {
      count += difference.itemInserts.count
    }
    return count
  }

  nonisolated private static func countInsertsOneByOne(in snapshots: [Snapshot]) -> Int {
    var (count, previous) = (0, Snapshot())
    for snapshot in snapshots {
      count += snapshot.difference(from: previous).itemInserts.count
      previous = snapshot
    }
    return count
  }
}

extension SideProductBenchmark {
  private final class Bare {
    let dataSource = DiffableDataSource<Int, Identifier, Int> { _, _, _ in 0 }
    let view = CountingView()

    init() { dataSource.view = view }
  }

  @MainActor
  private final class NamedAsInUIKit {
    final class View: UICollectionView {
      var updateCount = 0

      override func reloadData() { updateCount += 1 }

      override func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
        updateCount += 1
      }
    }

    let view = View()
    let dataSource: UICollectionViewDiffableDataSource<Int, Identifier>

    init() {
      dataSource = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in UICollectionViewCell() }
    }
  }

  /// Snapshots that come one after the other, without waiting.
  private struct SnapshotSequence: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let snapshots: [Snapshot]
    var offset = 0

    func makeAsyncIterator() -> Self { self }

    mutating func next() async -> Snapshot? {
      defer { offset += 1 }
      return offset < snapshots.count ? snapshots[offset] : nil
    }
  }
}
