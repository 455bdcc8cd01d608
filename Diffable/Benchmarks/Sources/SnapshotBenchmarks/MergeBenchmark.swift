import BenchmarkHarness
import Diffable

/// Times a merge of two edited copies, next to the difference that it takes.
struct MergeBenchmark<Identifier: BenchmarkIdentifier> {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Identifier>

  func table() -> TextTable {
    var table = TextTable("two copies merged, \(Identifier.self), µs", "merged", "difference", "ratio")
    for (count, edits) in [(10_000, 1), (100_000, 1), (1_000_000, 1), (100_000, 100)] {
      table.append(row(count, edits))
    }
    return table
  }

  private func row(_ count: Int, _ edits: Int) -> [String] {
    var generator = SeededGenerator(seed: 42)
    let identifiers = generator.identifiers(count).map(Identifier.init(standingFor:))
    var ancestor = Snapshot(identifiers, inSections: 100)
    ancestor.moveItem(identifiers[1], beforeItem: identifiers[0])
    func edited() -> Snapshot {
      var copy = ancestor
      for _ in 0..<edits {
        let offsets = generator.offsets(2, below: count)
        if offsets[0] != offsets[1] { copy.moveItem(identifiers[offsets[0]], beforeItem: identifiers[offsets[1]]) }
      }
      return copy
    }
    let (mine, later) = (edited(), edited())
    let medians = Comparison().medians(of: [
      Contender("merged") { mine.merging(later, since: ancestor).numberOfItems },
      Contender("difference") { later.difference(from: ancestor).itemMoves.count },
    ])
    let (merged, difference) = (medians["merged"]!, medians["difference"]!)
    return [
      "\(count), \(edits) edit\(edits == 1 ? "" : "s") each", merged.microsecondsText, difference.microsecondsText,
      "\((merged / difference).figure) ×",
    ]
  }
}
