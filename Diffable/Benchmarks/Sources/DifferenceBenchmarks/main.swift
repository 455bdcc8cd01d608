import BenchmarkHarness
import Foundation

// Words choose the workloads whose names hold one of them. `--quick` leaves the standard library out, and all
// identifiers but integers.
let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let isQuick = CommandLine.arguments.contains("--quick")

func isChosen(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }

print(Machine.description)
print()
let lists = Workload.lists.map { $0() }.filter { isChosen($0.name) }
print(ListBenchmark(includesStandardLibrary: !isQuick).table(of: lists).text)
print()
print(SectionedBenchmark().table(of: SectionedWorkload.limited.filter { isChosen($0.name) }).text)
if !isQuick {
  let snapshots = SectionedWorkload.builtAnew.filter { isChosen($0.name) }
  compareWithDictionary(UUID.init(standingFor:), lists, snapshots)
  compareWithDictionary(String.init(standingFor:), lists, snapshots)
}

func compareWithDictionary<Identifier: Hashable & Sendable>(
  _ identifier: (Int) -> Identifier, _ lists: [Workload<Int>], _ snapshots: [SectionedWorkload<Int>]
) {
  print()
  print(HeckelBenchmark().table(of: lists.map { $0.mapped(identifier) }).text)
  print()
  print(HeckelBenchmark().table(of: snapshots.map { $0.mapped(identifier) }).text)
}
