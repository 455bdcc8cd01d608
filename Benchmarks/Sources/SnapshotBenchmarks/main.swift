import BenchmarkHarness
import Foundation

// `--quick` leaves out all identifiers but integers.
let isQuick = CommandLine.arguments.contains("--quick")

func printCalls<Identifier: BenchmarkIdentifier>(with type: Identifier.Type) {
  let benchmark = CallBenchmark<Identifier>()
  for sectionCount in [1, 100] {
    let title = "snapshot, \(sectionCount) section\(sectionCount == 1 ? "" : "s")"
    print(benchmark.table(title) { SnapshotCalls<Identifier>($0, inSections: sectionCount) }.text)
    print()
  }
  print(benchmark.table("outline", OutlineCalls<Identifier>.init).text)
  print()
  print(FirstEditBenchmark<Identifier>().table().text)
  print()
}

print(Machine.description)
print()
print(MemoryBenchmark().table().text)
print()
print(BuildingBenchmark().table().text)
print()
print(VisibleItemsBenchmark().table().text)
print()
printCalls(with: Int.self)
if !isQuick {
  printCalls(with: UUID.self)
  printCalls(with: String.self)
}
