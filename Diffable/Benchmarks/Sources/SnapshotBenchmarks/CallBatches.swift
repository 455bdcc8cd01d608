import BenchmarkHarness

/// Random items to make calls with: one call alone is too short for a clock, so that many are timed in one go.
///
/// No item is in two batches that are timed one after the other, lest it be in the caches already.
struct CallBatches<Identifier: BenchmarkIdentifier> {
  private let identifiers: [Identifier]
  private var generator: SeededGenerator

  /// The number of calls in a batch.
  static var count: Int { 500 }

  /// How many batches each call is timed with in turn.
  static var rounds: Int { 16 }

  init(from identifiers: [Identifier], seed: UInt64) {
    self.identifiers = identifiers
    generator = SeededGenerator(seed: seed)
  }

  /// Returns for each round a batch for each of some calls.
  mutating func make(forCalls calls: Int) -> [[[Identifier]]] {
    (0..<Self.rounds).map { _ in
      let offsets = generator.offsets(calls * Self.count, below: identifiers.count)
      return (0..<calls).map { call in
        offsets[(call * Self.count)..<((call + 1) * Self.count)].map { identifiers[$0] }
      }
    }
  }
}
