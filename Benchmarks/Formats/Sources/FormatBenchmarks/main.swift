import RecipeFormats
import RecipeModel

let page = 300_000
let megabytes = 10_000_000

let workloads = [
  Workload("a web page of 300 kB with JSON-LD", [Samples.page(bytes: page)], atMost: .milliseconds(5)) {
    _ = try? SchemaOrg.read($0)
  },
  Workload("a web page of 300 kB with microdata", [Samples.markedPage(bytes: page)], atMost: .milliseconds(5)) {
    _ = try? SchemaOrg.read($0)
  },
  Workload("a small file of Cooklang", (0..<2000).map(Samples.cooklang), atMost: .microseconds(200)) {
    _ = try? Cooklang.read($0)
  },
  Workload(
    "a small file of Cooklang, format told", (0..<2000).map(Samples.cooklang), atMost: .microseconds(200), readAll),
  Workload("a small plain text, format told", (0..<2000).map(Samples.text), readAll),
  Workload("1,000 recipes of Meal-Master", [Samples.mealMaster(recipes: 1000)], readAll),
]

let floods = [
  "@", "{", "@a{", "~{", "@a(", "\\", "[- ", "-- ", "- ", "> ", "# ", "*", "[", "<", "<a ", "<p>", "&", "\n", "a\n",
  "1 a\n",
  "MMMMM\n", "      1 c  a\n", "---\n", "# a\n\n---\n\n- ", "{\"@type\": [", "<script type=application/ld+json>{",
]

/// Reads a file as an import does.
@Sendable func readAll(_ bytes: [UInt8]) {
  var reader = RecipeFileReader(ByteSource(bytes), named: "file")
  while let _ = try? reader.next() {}
}

func show(_ workload: Workload, rounds: Int) {
  let time = workload.median(of: rounds)
  let verdict = workload.limit.map { time <= $0 ? "yes" : "NO" } ?? ""
  let microseconds = Int(time / .microseconds(1))
  print(
    "\(microseconds) µs\t\(workload.limit.map { "\(Int($0 / .microseconds(1))) µs" } ?? "")\t\(verdict)\t\(workload.name)"
  )
}

print("time\tat most\tmet\tfor")
for workload in workloads { show(workload, rounds: 9) }
for piece in floods {
  let name = "10 MB of \(piece.debugDescription)"
  show(Workload(name, [Samples.flood(piece, bytes: megabytes)], atMost: .seconds(2), readAll), rounds: 1)
}
