/// Times contenders in turn, round after round, so that a noisy moment falls on all of them alike.
///
/// Ratios of medians from one comparison mean something; times from two different runs do not.
public struct Comparison {
  /// The fewest rounds; quick work gets more.
  public var rounds = 9

  /// How long a sample should last at least. Quick work is repeated until it does.
  public var sample: Duration = .microseconds(200)

  /// How long a contender may take in all before it sits out the other rounds.
  public var patience: Duration = .seconds(3)

  /// Creates a comparison of nine rounds.
  public init() {}

  /// Returns the median time of each contender, by name.
  public func medians(of contenders: [Contender]) -> [String: Duration] {
    let repetitions = contenders.map(repetitions)
    var samples = contenders.map { _ in [Duration]() }
    var spent = contenders.map { _ in Duration.zero }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() where spent[index] < patience {
        let time = clock.measure { for _ in 0..<repetitions[index] { contender.work() } }
        samples[index].append(time / repetitions[index])
        spent[index] += time
      }
    }
    let medians = samples.map { $0.sorted()[$0.count / 2] }
    return Dictionary(uniqueKeysWithValues: zip(contenders.map(\.name), medians))
  }

  /// Returns how often a contender must work for one sample, after a first time that warms the caches.
  private func repetitions(of contender: Contender) -> Int {
    let clock = ContinuousClock()
    let first = clock.measure(contender.work)
    guard first < sample else { return 1 }
    let second = clock.measure(contender.work)
    return max(1, Int(sample / max(second, .nanoseconds(100))))
  }
}
