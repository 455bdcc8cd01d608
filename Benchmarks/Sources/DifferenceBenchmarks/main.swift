import BenchmarkHarness
import Foundation

// Words on the command line choose the workloads whose names hold one of them; `--quick` leaves the standard library out.
let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let isIntegersOnly = CommandLine.arguments.contains("--integers")
let isQuick = CommandLine.arguments.contains("--quick")

func isChosen(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }

let lists = Workload.lists.filter { isChosen($0.name) }
print(Machine.description)
print()
print(ListBenchmark(includesStandardLibrary: !isQuick).table(of: lists).text)

if isIntegersOnly { exit(0) }

func uuid(_ number: Int) -> UUID {
  let high = UInt64(truncatingIfNeeded: number)
  let bytes = withUnsafeBytes(of: (high, high &* 0x9E37_79B9_7F4A_7C15)) { $0.load(as: uuid_t.self) }
  return UUID(uuid: bytes)
}
print()
print(HeckelBenchmark().table(of: lists.map { $0.mapped(uuid) }).text)
print()
print(HeckelBenchmark().table(of: lists.map { $0.mapped { uuid($0).uuidString } }).text)
