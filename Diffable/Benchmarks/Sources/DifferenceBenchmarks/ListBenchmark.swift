import BenchmarkHarness
import Diffable

/// Compares plain lists of integers: ours, the floors and the standard library in one run for each workload.
struct ListBenchmark {
  /// Whether the standard library takes part, which takes seconds and gigabytes for some workloads.
  let includesStandardLibrary: Bool

  func table(of workloads: [Workload<Int>]) -> TextTable {
    var table = TextTable(
      "plain lists of Int, times in µs", "ours", "sum", "hash table", "stdlib", "ratio", "at most", "stdlib is",
      "at least", "met")
    for workload in workloads { table.append(row(workload)) }
    return table
  }

  private func row(_ workload: Workload<Int>) -> [String] {
    let edits = workload.edits
    var contenders = [
      Contender("ours", each: edits) { IdentifierDifference(from: $0.old, to: $0.new) },
      Contender("sum", each: edits) { Floors.sum($0.old, $0.new) },
      Contender("hash table", each: edits) { Floors.hashTable($0.old, $0.new) },
    ]
    if includesStandardLibrary, workload.limit.standardLibrary != nil {
      // One list is enough for what takes so long.
      contenders.append(
        Contender("stdlib", each: Array(edits.prefix(1))) { Floors.standardLibrary($0.old, $0.new) })
    }
    let medians = Comparison().medians(of: contenders)
    let ours = medians["ours"]!
    let limit = workload.limit
    let ratio = ours / medians[limit.floor.rawValue]!
    let stdlib = medians["stdlib"].map { $0 / ours }
    let isMet = ratio <= limit.ratio && (stdlib ?? .infinity) >= (limit.standardLibrary ?? 0)
    return [
      workload.name, ours.microsecondsText, medians["sum"]!.microsecondsText, medians["hash table"]!.microsecondsText,
      medians["stdlib"]?.microsecondsText ?? "", ratio.figure, "\(limit.ratio.figure) \(limit.floor.rawValue)",
      stdlib.map { "\($0.figure) ×" } ?? "", limit.standardLibrary.map { "\($0.figure) ×" } ?? "",
      isMet ? "yes" : "NO",
    ]
  }
}
