import BenchmarkHarness
import Diffable

/// Compares identifiers that cost more to hash than integers with a difference by dictionary.
struct HeckelBenchmark<Identifier: Hashable & Sendable> {
  /// How many times the other's time ours may take.
  private let limit = 1.2

  func table(of workloads: [Workload<Identifier>]) -> TextTable {
    var table = emptyTable("plain lists of \(Identifier.self), times in µs")
    for workload in workloads {
      table.append(
        row(
          workload.name,
          Contender(ours, each: workload.edits) { IdentifierDifference(from: $0.old, to: $0.new) },
          Contender(dictionary, each: workload.edits) { HeckelDifference(from: $0.old, to: $0.new) }))
    }
    return table
  }

  func table(of workloads: [SectionedWorkload<Identifier>]) -> TextTable {
    var table = emptyTable("snapshots of \(Identifier.self), times in µs")
    for workload in workloads {
      let (old, new) = (workload.old.sections, workload.new.sections)
      table.append(
        row(
          workload.name,
          Contender(ours) { workload.new.difference(from: workload.old) },
          Contender(dictionary) { SectionedHeckelDifference(from: old, to: new) }))
    }
    return table
  }

  private let ours = "ours"
  private let dictionary = "dictionary"

  private func emptyTable(_ title: String) -> TextTable {
    TextTable(title, ours, dictionary, "ratio", "at most", "met")
  }

  private func row(_ name: String, _ contenders: Contender...) -> [String] {
    let medians = Comparison().medians(of: contenders)
    let ratio = medians[ours]! / medians[dictionary]!
    return [
      name, medians[ours]!.microsecondsText, medians[dictionary]!.microsecondsText, ratio.figure, limit.figure,
      ratio <= limit ? "yes" : "NO",
    ]
  }
}
