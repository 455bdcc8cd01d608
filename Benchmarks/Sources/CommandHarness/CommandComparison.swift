import Foundation

/// Runs commands in turn, round after round, so that a noisy moment falls on all of them alike.
public struct CommandComparison {
  /// What running a command once took.
  public struct Cost {
    /// From the start of the process to its end.
    public let time: Duration

    /// The most memory that it had, in bytes.
    public let peak: Int
  }

  private let rounds: Int

  /// Creates a comparison.
  public init(rounds: Int = 21) {
    self.rounds = rounds
  }

  /// Returns the median time of each command and its highest peak, in the order given, after a first round that does
  /// not count.
  public func costs(of commands: [Command]) -> [Cost] {
    var samples = commands.map { _ in [Cost]() }
    for round in 0...rounds {
      for (index, command) in commands.enumerated() {
        command.prepare?()
        let cost = Self.run(command, round: round)
        if round > 0 { samples[index].append(cost) }
      }
    }
    return samples.map { samples in
      Cost(time: samples.map(\.time).sorted()[samples.count / 2], peak: samples.map(\.peak).max()!)
    }
  }

  /// Runs a command once.
  public static func run(_ command: Command, round: Int = 0) -> Cost {
    var words = command.isOnTerminal ? ["--terminal"] : []
    if let input = command.input { words += ["--input", input] }
    let report = Shell.output(of: [Shell.sibling("MeasureProcess")] + words + command.words(round))
    let numbers = report.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 3, numbers[2] == 0 else { fatalError("\(command.words(round)) ended with \(report)") }
    return Cost(time: .nanoseconds(numbers[0]), peak: numbers[1] * 1024)
  }
}
