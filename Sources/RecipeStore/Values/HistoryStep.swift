/// The change of one command, which can be undone.
package struct HistoryStep: Identifiable, Hashable, Sendable {
  /// The number that people type; it is never given to another step.
  package let id: Int

  /// The moment at which it was made, in seconds since 1970.
  package let madeAt: Int

  /// The command, as the person typed it.
  package let command: String

  /// `true` if it is undone, and can be done again until another step is made.
  package internal(set) var isUndone: Bool

  /// The older step that this one undid by itself.
  package let revertedStep: Int?

  /// The later step that has undone this one by itself.
  package internal(set) var revertedBy: Int?

  /// The number of migrations that the database had had.
  let schemaVersion: Int

  func undone(_ isUndone: Bool) -> HistoryStep {
    var step = self
    step.isUndone = isUndone
    return step
  }
}

/// The limits of the history: the oldest steps leave when there are more, but the newest always stays.
///
/// - Source: Documentation/History.md.
struct HistoryLimits {
  /// A step leaves when this many numbers have been given after its own.
  var steps = 1000

  /// The bytes that the steps may take together.
  var bytes = 64 << 20
}
