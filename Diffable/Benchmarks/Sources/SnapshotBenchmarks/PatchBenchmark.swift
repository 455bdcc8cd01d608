import BenchmarkHarness
import Diffable
import Foundation

/// Times a patch of one moved item, made and applied, next to adding up all hashes twice, and counts its bytes.
struct PatchBenchmark<Identifier: BenchmarkIdentifier> {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Identifier>

  func table() -> TextTable {
    var table = TextTable(
      "a patch of one move, \(Identifier.self)", "made, µs", "applied, µs", "all hashed twice, µs", "bytes")
    for (count, sectionCount) in [(10_000, 1), (100_000, 100)] { table.append(row(count, sectionCount)) }
    return table
  }

  private func row(_ count: Int, _ sectionCount: Int) -> [String] {
    var generator = SeededGenerator(seed: 41)
    let identifiers = generator.identifiers(count).map(Identifier.init(standingFor:))
    let old = Snapshot(identifiers, inSections: sectionCount)
    var new = old
    new.moveItem(identifiers[count / 2], beforeItem: identifiers[count / 3])
    let patch = SnapshotPatch(from: old, to: new)
    let medians = Comparison().medians(of: [
      Contender("made") { SnapshotPatch(from: old, to: new).difference.itemMoves.count },
      Contender("applied") { old.applying(patch)?.numberOfItems },
      Contender("hashed") {
        (0..<2).reduce(0) { sum, _ in identifiers.reduce(sum) { $0 &+ $1.hashValue } }
      },
    ])
    let bytes = (try? JSONEncoder().encode(patch).count) ?? 0
    return ["\(count) in \(sectionCount)"] + ["made", "applied", "hashed"].map { medians[$0]!.microsecondsText } + [
      "\(bytes)"
    ]
  }
}
