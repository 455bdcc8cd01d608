import BenchmarkHarness

/// What any look-up by hash takes: one in a dictionary, which the caches slow down as it grows.
final class DictionaryCalls<Identifier: BenchmarkIdentifier>: CallSource {
  private let offsets: [Identifier: Int]
  private let batches: [[[Identifier]]]

  init(_ count: Int) {
    var generator = SeededGenerator(seed: 11)
    let identifiers = generator.identifiers(count).map(Identifier.init(standingFor:))
    offsets = Dictionary(uniqueKeysWithValues: zip(identifiers, 0...))
    var batches = CallBatches(from: identifiers, seed: 12)
    self.batches = batches.make(forCalls: 1)
  }

  var contenders: [Contender] {
    [
      Contender("look-up in a Dictionary", each: batches) { [offsets] batch in
        batch[0].reduce(0) { $0 &+ offsets[$1]! }
      }
    ]
  }
}
