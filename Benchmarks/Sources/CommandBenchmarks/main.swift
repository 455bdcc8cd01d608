import BenchmarkHarness
import CommandHarness

// Words choose the commands whose names hold one of them.
let words = CommandLine.arguments.dropFirst()
let benchmark = CommandBenchmark { name in words.isEmpty || words.contains { name.contains($0) } }
let folder = ScratchFolder()
let tasks = Tasks(in: folder)

print(Machine.description)
print()
print(benchmark.table(of: tasks.quick, rounds: 21).text)
print()
print(benchmark.table(of: tasks.slow, rounds: 3).text)
print()
print(benchmark.table(of: tasks.others, rounds: 3).text)
folder.remove()
