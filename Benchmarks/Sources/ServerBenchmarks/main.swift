import BenchmarkHarness
import CommandHarness

let folder = ScratchFolder()
let names = (1...8).map { "All \($0)" }
let benchmark = ServerBenchmark(
  small: ServedLibrary(of: 100, collections: names, in: folder),
  large: ServedLibrary(of: 10_000, collections: names, in: folder),
  collections: names)
var table = TextTable("the live page", "measured", "at most", "met")
for figure in benchmark.figures() {
  table.append([
    figure.name, figure.value.figure, figure.limit?.figure ?? "",
    figure.limit.map { figure.value <= $0 ? "yes" : "NO" } ?? "",
  ])
}
benchmark.small.stop()
benchmark.large.stop()
folder.remove()
print(Machine.description)
print()
print(table.text)
