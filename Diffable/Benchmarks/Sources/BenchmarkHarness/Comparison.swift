/// Times contenders in turn, round after round, so that a noisy moment falls on all of them alike.
///
/// Ratios of medians from one comparison mean something; times from two different runs do not.
public struct Comparison {
  /// How many samples each contender gets at least.
  private let rounds = 9

  /// How long a sample should last at least, if there is but one thing to work on. Quick work is repeated until then.
  private let sample = Duration.microseconds(200)

  /// How long a contender may take in all before it sits out the other rounds.
  private let patience = Duration.seconds(3)

  private let clock = ContinuousClock()

  /// Creates a comparison.
  public init() {}

  /// Returns the median time of each contender, by name.
  public func medians(of contenders: [Contender]) -> [String: Duration] {
    let repetitions = contenders.map(repetitions)
    let things = contenders.map(\.count).max() ?? 0
    var samples = contenders.map { _ in [Duration]() }
    var spent = contenders.map { _ in Duration.zero }
    for thing in 0..<(rounds * things) {
      for (index, contender) in contenders.enumerated() where spent[index] < patience {
        let time = clock.measure { for _ in 0..<repetitions[index] { contender.work(thing % contender.count) } }
        contender.cleanUp?()
        samples[index].append(time / repetitions[index])
        spent[index] += time
      }
    }
    let medians = samples.map { $0.sorted()[$0.count / 2] }
    return Dictionary(uniqueKeysWithValues: zip(contenders.map(\.name), medians))
  }

  /// Returns how often a contender must work for one sample, after a first time that warms the caches.
  ///
  /// Where there are several things, once: repeating would teach the processor what each is like. Once as well where
  /// the work must be undone in between.
  private func repetitions(of contender: Contender) -> Int {
    let first = clock.measure { contender.work(0) }
    contender.cleanUp?()
    guard contender.count == 1, contender.cleanUp == nil, first < sample else { return 1 }
    let second = clock.measure { contender.work(0) }
    return max(1, Int(sample / max(second, .nanoseconds(100))))
  }
}
