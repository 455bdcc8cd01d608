import Glibc
import RecipeFormats
import RecipeModel

let page = 300_000

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

/// Reads a file as an import does.
@Sendable func readAll(_ bytes: [UInt8]) {
  var reader = RecipeFileReader(ByteSource(bytes), named: "file")
  while let _ = try? reader.next() {}
}

func show(_ time: Duration, atMost limit: Duration?, for name: String) {
  let verdict = limit.map { time <= $0 ? "yes" : "NO" } ?? ""
  let most = limit.map { "\(Int($0 / .microseconds(1)))" } ?? ""
  print("\(Int(time / .microseconds(1)))\t\(most)\t\(verdict)\t\(name)")
}

// With the name of a format, its floods alone and one by one.
if let format = CommandLine.arguments.dropFirst().first.flatMap(InputFormat.init) {
  for piece in Floods.pieces {
    show(Floods.time(of: piece, as: format), atMost: Floods.limit, for: "\(format.rawValue): \(piece.debugDescription)")
  }
  exit(0)
}

print("µs\tat most\tmet\tfor")
for workload in workloads { show(workload.median(of: 9), atMost: workload.limit, for: workload.name) }

print("\nMB more\tat most\tmet\tfor a stream of \(Streams.megabytes) MB")
let streams = [
  ("JSON lines", Samples.jsonLines(recipes: 100)), ("Meal-Master", Samples.mealMaster(recipes: 100)),
]
for (name, piece) in streams {
  let (megabytes, recipes) = Streams.growth(reading: piece)
  print("\(megabytes)\t\(Streams.limit)\t\(megabytes <= Streams.limit ? "yes" : "NO")\t\(name), \(recipes) recipes")
}

print("\nµs\tat most\tmet\tfor the worst of \(Floods.pieces.count) files of 10 MB of one piece, read as")
for format in Floods.formats {
  let (time, piece) = Floods.worst(for: format)
  show(time, atMost: Floods.limit, for: "\(format.rawValue): \(piece.debugDescription)")
}
