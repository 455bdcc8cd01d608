import BenchmarkHarness
import CommandHarness
import Foundation

// A number says how many recipes the large library has, paths name files of real recipes whose database is measured as
// well, and other words choose the commands whose names hold one of them, "search", "memory" or "sizes".
let arguments = CommandLine.arguments.dropFirst()
let files = arguments.filter { $0.contains("/") }
let words = arguments.filter { Int($0) == nil && !$0.contains("/") }
let benchmark = GrowthBenchmark { name in words.isEmpty || words.contains { name.contains($0) } }
let small = Library(of: 1_000)
let large = Library(of: arguments.compactMap { Int($0) }.first ?? 1_000_000)
let folder = ScratchFolder()
let real = files.isEmpty ? [] : [Library(of: files, named: "real", in: folder)]

print(Machine.description)
print()
print(benchmark.commands(small, large).text)
print()
print(benchmark.search(small, large).text)
print()
print(benchmark.memory(large).text)
print()
print(benchmark.sizes([small, large] + real).text)
folder.remove()
