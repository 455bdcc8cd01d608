import BenchmarkHarness
import Diffable

/// Compares snapshots: at most four times a hash table of what changed and twice a sum of everything.
struct SectionedBenchmark {
  func table(of workloads: [SectionedWorkload<Int>]) -> TextTable {
    var table = TextTable("snapshots of Int, times in µs", "ours", "sum", "hash table of changes", "at most", "met")
    for workload in workloads {
      let (old, new) = (workload.old.itemIdentifiers, workload.new.itemIdentifiers)
      let medians = Comparison().medians(of: [
        Contender("ours") { workload.new.difference(from: workload.old) },
        Contender("sum") { Floors.sum(old, new) },
        Contender("hash table") { Floors.hashTable(workload.changed, []) },
      ])
      let limit = medians["hash table"]! * 4 + medians["sum"]! * 2
      table.append([
        workload.name, medians["ours"]!.microsecondsText, medians["sum"]!.microsecondsText,
        medians["hash table"]!.microsecondsText, limit.microsecondsText, medians["ours"]! <= limit ? "yes" : "NO",
      ])
    }
    return table
  }
}
