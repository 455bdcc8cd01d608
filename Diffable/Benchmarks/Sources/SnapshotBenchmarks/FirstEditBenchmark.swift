import BenchmarkHarness
import Diffable

/// Times the first edit of a copy, as in `snapshot()`, edit, `apply`: it may copy memory once, but hash nothing again.
struct FirstEditBenchmark<Identifier: BenchmarkIdentifier> {
  private let limit = Duration.microseconds(150)

  func table() -> TextTable {
    var table = TextTable(
      "first edit of a copy of 100,000 items, \(Identifier.self), µs", "moveItem", "insertItems", "deleteItems",
      "at most", "met")
    for sectionCount in [1, 100, 10_000] { table.append(row(sectionCount)) }
    return table
  }

  private func row(_ sectionCount: Int) -> [String] {
    var generator = SeededGenerator(seed: 14)
    let identifiers = generator.identifiers(100_000).map(Identifier.init(standingFor:))
    let snapshot = DiffableDataSourceSnapshot(identifiers, inSections: sectionCount)
    let pairs = (0..<16).map { _ in generator.offsets(2, below: identifiers.count).map { identifiers[$0] } }
    let newcomer = Identifier(standingFor: generator.identifier())
    let medians = Comparison().medians(of: [
      Contender("move", each: pairs) { pair in
        var copy = snapshot
        copy.moveItem(pair[0], beforeItem: pair[1])
        return copy
      },
      Contender("insert", each: pairs) { pair in
        var copy = snapshot
        copy.insertItems([newcomer], beforeItem: pair[0])
        return copy
      },
      Contender("delete", each: pairs) { pair in
        var copy = snapshot
        copy.deleteItems([pair[0]])
        return copy
      },
    ])
    let times = ["move", "insert", "delete"].map { medians[$0]! }
    return ["in \(sectionCount) sections"] + times.map(\.microsecondsText)
      + [limit.microsecondsText, times.max()! <= limit ? "yes" : "NO"]
  }
}
