import BenchmarkHarness
import SQLite

// Numbers choose how many recipes there are, words the works whose names hold one of them.
let arguments = CommandLine.arguments.dropFirst()
let counts = arguments.compactMap { Int($0) }
let words = arguments.filter { Int($0) == nil }
let benchmark = LayerBenchmark { name in words.isEmpty || words.contains { name.contains($0) } }

print("\(Machine.description), SQLite \(Connection.libraryVersion)")
for count in counts.isEmpty ? [10_000, 100_000] : counts {
  print()
  print(benchmark.table(of: count).text)
}
