import Diffable

// Downloads, those that are fastest first. `swift run TerminalList --live` draws them on the terminal; without it the
// control sequences are printed, each on a line, with ^[ for the escape character.

struct Download {
  let name: String
  var speed: Int
}

var downloads: [Int: Download] = [:]
for (id, name) in ["Alder", "Beech", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple"].enumerated() {
  downloads[id] = Download(name: name, speed: 10 * (id + 1))
}

let isLive = CommandLine.arguments.contains("--live")
let dataSource = DiffableDataSource<String, Int, String> { _, _, id in
  downloads[id].map { "\($0.name)  \($0.speed) kB/s" }
}
let list = TerminalList(dataSource) { sequence in
  print(isLive ? sequence : sequence.replacing("\u{1B}", with: "^["))
}

var linesShown = 0

/// Shows the downloads; those whose speed has changed keep their lines, or move with them.
@MainActor func show(changed: [Int] = []) async throws {
  let fastestFirst = downloads.keys.sorted { (downloads[$0]!.speed, $0) > (downloads[$1]!.speed, $1) }
  var snapshot = DiffableDataSourceSnapshot<String, Int>(sections: [("downloads", fastestFirst)])
  snapshot.reconfigureItems(changed)
  await dataSource.apply(snapshot, animatingDifferences: false)
  linesShown += downloads.count
  if isLive { try await Task.sleep(for: .seconds(1)) }
}

try await show()
downloads[2]?.speed = 75
try await show(changed: [2])
downloads[7]?.speed = 78
try await show(changed: [7])
downloads[5] = nil
try await show()
downloads[8] = Download(name: "Oak", speed: 5)
try await show()

if isLive { print("\u{1B}[10;1H", terminator: "") }
print("\(list.linesDrawn) lines drawn instead of \(linesShown)")
