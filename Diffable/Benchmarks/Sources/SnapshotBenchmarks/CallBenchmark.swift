import BenchmarkHarness
import Foundation

/// Calls that are timed together, each made with many items in turn.
protocol CallSource {
  var contenders: [Contender] { get }
}

/// Times calls that must not cost much, nor more than by the logarithm where there are more items.
///
/// What is found by hash is found anywhere in memory, and the more of that there is the slower memory is: a look-up in
/// a dictionary is timed as well, to tell the two apart.
struct CallBenchmark<Identifier: BenchmarkIdentifier> {
  private let sizes = [10_000, 100_000, 1_000_000]

  /// What a call may take in nanoseconds: a microsecond with a hundred thousand items.
  private func limit(_ size: Int) -> Double {
    1_000 * log(Double(size)) / log(Double(100_000))
  }

  /// Returns a row for each call, given the calls on so many items.
  func table(_ title: String, _ calls: (Int) -> any CallSource) -> TextTable {
    var table = TextTable(
      "\(title), \(Identifier.self), ns a call", "10,000 items", "at most", "100,000", "at most", "1,000,000",
      "at most", "met")
    let times = sizes.map { medians(calls($0)) }
    for name in times[0].keys.sorted() {
      let isMet = zip(times, sizes).allSatisfy { $0[name]! <= limit($1) }
      table.append(
        [name] + zip(times, sizes).flatMap { [$0[name]!.figure, limit($1).figure] } + [isMet ? "yes" : "NO"])
    }
    for (name, time) in medians(DictionaryCalls<Identifier>(sizes[0])) {
      let others = sizes.dropFirst().map { medians(DictionaryCalls<Identifier>($0))[name]! }
      table.append([name] + ([time] + others).flatMap { [$0.figure, ""] } + [""])
    }
    return table
  }

  /// Returns the time of each call in nanoseconds.
  private func medians(_ calls: any CallSource) -> [String: Double] {
    Comparison().medians(of: calls.contenders).mapValues { $0 / .nanoseconds(CallBatches<Identifier>.count) }
  }
}
