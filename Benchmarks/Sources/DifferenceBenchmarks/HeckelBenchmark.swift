import BenchmarkHarness
import Diffable

/// Compares plain lists of identifiers that cost more to hash than integers, with a difference by dictionary.
struct HeckelBenchmark<Identifier: Hashable> {
  /// How many times the other's time ours may take.
  private let limit = 1.2

  func table(of workloads: [Workload<Identifier>]) -> TextTable {
    var table = TextTable(
      "plain lists of \(Identifier.self), times in µs", "ours", "dictionary", "ratio", "at most", "met")
    for workload in workloads {
      let medians = Comparison().medians(of: [
        Contender("ours", each: workload.edits) { IdentifierDifference(from: $0.old, to: $0.new) },
        Contender("dictionary", each: workload.edits) { HeckelDifference(from: $0.old, to: $0.new) },
      ])
      let ratio = medians["ours"]! / medians["dictionary"]!
      table.append([
        workload.name, medians["ours"]!.microsecondsText, medians["dictionary"]!.microsecondsText, ratio.figure,
        limit.figure, ratio <= limit ? "yes" : "NO",
      ])
    }
    return table
  }
}
