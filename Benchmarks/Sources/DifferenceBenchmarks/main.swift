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
print(SectionedBenchmark().table(of: SectionedWorkload.all.filter { isChosen($0.name) }).text)
if !isQuick {
  print()
  print(HeckelBenchmark().table(of: lists.map { $0.mapped(UUID.init(standingFor:)) }).text)
  print()
  print(HeckelBenchmark().table(of: lists.map { $0.mapped(String.init(standingFor:)) }).text)
}
