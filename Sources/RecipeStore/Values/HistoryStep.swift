/// What one command has changed, as one thing that can be undone.
package struct HistoryStep: Identifiable, Hashable, Sendable {
  /// The number that people type; it is never given to another step.
  package let id: Int

  /// The moment at which it was made, in seconds since 1970.
  package let madeAt: Int

  /// What was asked for, as the person typed it.
  package let command: String

  /// Whether it is undone, and can be done again until another step is made.
  package internal(set) var isUndone: Bool

  /// The older step that this one undid by itself.
  package let revertedStep: Int?

  /// The later step that has undone this one by itself.
  package internal(set) var revertedBy: Int?

  /// How many migrations the database had had.
  let schemaVersion: Int

  func undone(_ isUndone: Bool) -> HistoryStep {
    var step = self
    step.isUndone = isUndone
    return step
  }
}

/// How much of the history is kept: the oldest steps leave when there are more, but the newest always stays.
///
/// - Source: Documentation/History.md.
struct HistoryLimits {
  /// A step leaves when this many numbers have been given after its own.
  var steps = 1000

  /// How many bytes the steps may take together.
  var bytes = 64 << 20
}
