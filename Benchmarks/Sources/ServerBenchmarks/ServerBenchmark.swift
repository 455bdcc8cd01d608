import BenchmarkHarness
import CommandHarness
import Foundation

/// Measures the live page of a small and a large library.
struct ServerBenchmark {
  let small: ServedLibrary
  let large: ServedLibrary

  /// Names of collections, each of which has all recipes.
  let collections: [String]

  private let rounds = 41

  func figures() -> [Figure] {
    [idle()] + latency() + work() + bytes() + pages() + memory() + [many()]
  }

  /// From the moment at which another program has printed its change to its event on a stream.
  private func latency() -> [Figure] {
    let (stream, other) = (large.stream(of: "list/all"), OtherProgram(of: large.program))
    defer { other.stop() }
    let times = (0..<rounds).map { other.times(of: Self.change($0), on: stream) }
    let (printed, event) = (Self.median(times.map(\.printed)), Self.median(times.map(\.event)))
    return [
      Figure("another program: line to its output, ms", printed / .milliseconds(1)),
      Figure("another program: line to the event, ms", event / .milliseconds(1)),
      Figure("output to the event, median, ms", (event - printed) / .milliseconds(1), atMost: 20),
    ]
  }

  /// What the server does for a change of another program, with all rows of the list shown before.
  private func work() -> [Figure] {
    let times = [small, large].map { library in
      let (stream, other) = (library.stream(of: "list/all", "side"), OtherProgram(of: library.program))
      defer { other.stop() }
      let times = (0..<rounds).map { round in
        let before = library.process.time
        other.make(Self.change(round))
        _ = stream.read(until: "\n\n")
        return library.process.time - before
      }
      return Double(times.sorted()[rounds / 2])
    }
    return [
      Figure("work for a change, 100 recipes, ms", times[0] / 1_000_000),
      Figure("work for a change, 10,000 recipes, ms", times[1] / 1_000_000),
      Figure("growth", times[1] / times[0], atMost: 1.5),
    ]
  }

  private func bytes() -> [Figure] {
    let stream = large.stream(of: "list/all")
    let changes = [
      ("a move", ["reorder", "40", "--to", "top"], 64.0), ("a changed row", ["favorite", "40"], 600),
      ("a new row", ["add", "Tomato soup with basil", "--collection", "Soups", "--cook", "30m"], 600),
    ]
    return changes.map { name, words, most in
      _ = Shell.output(of: large.program.words(words))
      let text = stream.read(until: "\n\n")
      let data = text.split(separator: "\n").first { $0.hasPrefix("data: ") } ?? ""
      return Figure("event of \(name), bytes", Double(data.utf8.count - "data: ".utf8.count), atMost: most)
    }
  }

  /// The first page of a list: what the server does for it, as the time until it is there is mostly that of the network.
  private func pages() -> [Figure] {
    let libraries = [small, large]
    var times: [[Int]] = [[], []]
    var bytes = 0
    // In turn, so that a noisy moment falls on both.
    for _ in 0..<rounds {
      for (number, library) in libraries.enumerated() {
        let before = library.process.time
        bytes = library.page("/lists/all").body.utf8.count
        times[number].append(library.process.time - before)
      }
    }
    let medians = times.map { Double($0.sorted()[rounds / 2]) }
    return [
      Figure("work for the page of 100 recipes, ms", medians[0] / 1_000_000),
      Figure("work for the first page of 10,000, ms", medians[1] / 1_000_000),
      Figure("growth", medians[1] / medians[0], atMost: 1.3),
      Figure("first page of 10,000, bytes", Double(bytes), atMost: 50_000),
    ]
  }

  private func memory() -> [Figure] {
    var streams = [large.stream(of: "list/all")]
    let start = large.process.memory
    for place in collections.indices {
      streams.append(large.stream(of: "list/collection/\(collectionIDs[place])"))
    }
    let topics = large.process.memory
    for _ in 0..<200 { streams.append(large.stream(of: "list/all")) }
    let clients = large.process.memory
    return withExtendedLifetime(streams) {
      [
        Figure(
          "memory of a list of 10,000, kB", Double(topics - start) / Double(collections.count) / 1_000, atMost: 1_000),
        Figure("memory of a page that follows, kB", Double(clients - topics) / 200_000, atMost: 40),
      ]
    }
  }

  /// The numbers of the collections that have all recipes: collections are listed in the order in which they were made.
  private var collectionIDs: [Int] {
    let output = Shell.output(of: large.program.words("collections", "--json"))
    let objects = try! JSONSerialization.jsonObject(with: Data(output.utf8)) as! [[String: Any]]
    return collections.map { name in objects.firstIndex { $0["name"] as? String == name }! + 1 }
  }

  /// From a change to its event on the last of many streams.
  private func many() -> Figure {
    let streams = (0..<200).map { _ in small.stream(of: "list/all") }
    let other = OtherProgram(of: small.program)
    defer { other.stop() }
    let times = (0..<rounds).map { round in
      ContinuousClock().measure {
        other.make(Self.change(round))
        for stream in streams { _ = stream.read(until: "\n\n") }
      }
    }
    return Figure("line to the event on the last of 200 streams, ms", Self.median(times) / .milliseconds(1))
  }

  /// What the server does while no one does anything, one page open.
  private func idle() -> Figure {
    let stream = large.stream(of: "list/all")
    let seconds = 10
    let before = large.process.time
    Thread.sleep(forTimeInterval: Double(seconds))
    let time = Double(large.process.time - before)
    return withExtendedLifetime(stream) {
      Figure("idle with a page open, % of a core", time / Double(seconds) / 10_000_000, atMost: 0.05)
    }
  }

  /// A change of a row, another one each time.
  private static func change(_ round: Int) -> String {
    "edit 30 --cook \(round + 61)m --prep \(UInt8.random(in: 1...99))m"
  }

  private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
}

/// A figure, and its limit if it has one.
struct Figure {
  let name: String
  let value: Double
  let limit: Double?

  init(_ name: String, _ value: Double, atMost limit: Double? = nil) {
    (self.name, self.value, self.limit) = (name, value, limit)
  }
}
