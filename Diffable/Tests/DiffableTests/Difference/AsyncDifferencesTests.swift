import Diffable
import Testing

/// The differences along a sequence of snapshots.
@Suite struct AsyncDifferencesTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  struct Stop: Error, Equatable {}

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a view that starts empty follows a sequence of snapshots`(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    var snapshots = [SmallSnapshots.random(items: 30, sections: 5, using: &generator)]
    for _ in 0..<20 {
      var next = snapshots[snapshots.count - 1]
      next.editAtRandom(using: &generator)
      snapshots.append(next)
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Snapshot.self)
    for snapshot in snapshots { continuation.yield(snapshot) }
    continuation.finish()

    var view = NaiveSectionedView(Snapshot())
    var shown: [Snapshot] = []
    for await (snapshot, difference) in stream.differences() {
      view.follow(difference, to: NaiveSectionedView(snapshot))
      shown.append(snapshot)
      #expect(view == NaiveSectionedView(snapshot))
    }
    #expect(shown == snapshots)
  }

  @Test func `marks come along, and what the snapshots throw is thrown`() async throws {
    var marked = Snapshot(sections: [(1, [10, 11])])
    marked.reconfigureItems([11])
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Snapshot.self)
    continuation.yield(marked)
    continuation.finish(throwing: Stop())
    var iterator = stream.differences().makeAsyncIterator()
    #expect(try await iterator.next()?.difference.itemReconfigures == [[0, 1]])
    await #expect(throws: Stop()) { _ = try await iterator.next() }
  }
}
