import BenchmarkHarness
import CommandHarness

// A number says how many recipes the large library has, words choose the commands whose names hold one of them.
let arguments = CommandLine.arguments.dropFirst()
let words = arguments.filter { Int($0) == nil }
let benchmark = GrowthBenchmark { name in words.isEmpty || words.contains { name.contains($0) } }
let folder = ScratchFolder()
let small = Library(of: 1_000, in: folder)
let large = Library(of: arguments.compactMap { Int($0) }.first ?? 1_000_000, in: folder)

print(Machine.description)
print()
print(benchmark.commands(small, large).text)
print()
print(benchmark.search(small, large).text)
print()
print(benchmark.sizes([small, large]).text)
folder.remove()
