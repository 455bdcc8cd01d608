import BenchmarkHarness
import Foundation

// `--quick` leaves out all identifiers but integers.
// Words choose the groups of tables: memory, building, rebuild, apply, outlines, products, patches, merges, limits, hashes, visible, calls.
let isQuick = CommandLine.arguments.contains("--quick")
let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }

func isChosen(_ group: String) -> Bool { words.isEmpty || words.contains(group) }

func printTable(_ group: String, _ table: @autoclosure () -> TextTable) {
  guard isChosen(group) else { return }
  print(table().text)
  print()
}

@MainActor func printRebuilds<Identifier: BenchmarkIdentifier>(with type: Identifier.Type) {
  for isCold in [true, false] { printTable("rebuild", RebuildBenchmark<Identifier>().table(isCold: isCold)) }
  printTable("rebuild", NoChangeBenchmark<Identifier>().table())
  printTable("apply", ApplyBenchmark<Identifier>().table())
  printTable("outlines", OutlineApplyBenchmark<Identifier>().table())
  printTable("products", SideProductBenchmark<Identifier>().table())
  printTable("patches", PatchBenchmark<Identifier>().table())
  printTable("merges", MergeBenchmark<Identifier>().table())
}

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
printTable("memory", MemoryBenchmark().table())
printTable("building", BuildingBenchmark().table())
printTable("rebuild", RebuildBenchmark<Int>().table(ascending: true))
printRebuilds(with: Int.self)
printTable("limits", LimitBenchmark().table())
printTable("hashes", PoorHashBenchmark().table())
printTable("visible", VisibleItemsBenchmark().table())
if isChosen("calls") { printCalls(with: Int.self) }
if !isQuick {
  printRebuilds(with: UUID.self)
  printRebuilds(with: String.self)
  if isChosen("calls") {
    printCalls(with: UUID.self)
    printCalls(with: String.self)
  }
}
