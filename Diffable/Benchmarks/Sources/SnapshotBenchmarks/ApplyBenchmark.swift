import BenchmarkHarness
import Diffable

/// Times `snapshot()`, an edit of one item, `apply`, with a data source that has a view: at most 50 µs.
///
/// Each edit is applied on top of those before it, as in an app.
struct ApplyBenchmark<Identifier: BenchmarkIdentifier> {
  private let limit = Duration.microseconds(50)

  func table() -> TextTable {
    var table = TextTable(
      "one edit applied with a view, \(Identifier.self), µs", "move", "move far", "insert or delete",
      "reconfigure", "at most", "met")
    for (count, sectionCount) in [
      (10_000, 1), (100_000, 1), (1_000_000, 1), (1_000_000, 100), (1_000_000, 1_000), (1_000_000, 10_000),
    ] {
      table.append(row(count, sectionCount))
    }
    return table
  }

  private func row(_ count: Int, _ sectionCount: Int) -> [String] {
    var generator = SeededGenerator(seed: 23)
    let identifiers = generator.identifiers(count + 64).map(Identifier.init(standingFor:))
    let (shown, newcomers) = (Array(identifiers[..<count]), identifiers[count...].map { $0 })
    let dataSource = DiffableDataSource<Int, Identifier, Int> { _, _, _ in 0 }
    let view = CountingView()
    dataSource.view = view
    dataSource.apply(DiffableDataSourceSnapshot(shown, inSections: sectionCount))
    func edit(_ body: (inout DiffableDataSourceSnapshot<Int, Identifier>) -> Void) {
      var snapshot = dataSource.snapshot()
      body(&snapshot)
      dataSource.apply(snapshot)
    }
    // The first edit of all indexes the items.
    edit { $0.moveItem(shown[1], beforeItem: shown[0]) }
    // Each anchor's item goes back and forth, so that the order changes.
    var isMoved = Array(repeating: false, count: 16)
    let anchors = (0..<16).map { _ in generator.offsets(1, below: count - 200)[0] }
    let medians = Comparison().medians(of: [
      Contender("move", each: Array(anchors.indices)) { index in
        isMoved[index].toggle()
        edit { $0.moveItem(shown[anchors[index]], afterItem: shown[anchors[index] + (isMoved[index] ? 3 : 1)]) }
      },
      Contender("move far", each: Array(anchors.indices)) { index in
        isMoved[index].toggle()
        let distance = isMoved[index] ? count / 2 : count / 3
        edit { $0.moveItem(shown[anchors[index] + 4], beforeItem: shown[(anchors[index] + distance) % count]) }
      },
      Contender("insert or delete", each: Array(anchors.indices)) { index in
        edit { snapshot in
          if snapshot.indexOfItem(newcomers[index]) == nil {
            snapshot.insertItems([newcomers[index]], beforeItem: shown[anchors[index]])
          } else {
            snapshot.deleteItems([newcomers[index]])
          }
        }
      },
      Contender("reconfigure", each: anchors) { offset in edit { $0.reconfigureItems([shown[offset]]) } },
    ])
    let times = ["move", "move far", "insert or delete", "reconfigure"].map { medians[$0]! }
    return ["\(count) in \(sectionCount)"] + times.map(\.microsecondsText)
      + [limit.microsecondsText, times.max()! <= limit ? "yes" : "NO"]
  }
}
