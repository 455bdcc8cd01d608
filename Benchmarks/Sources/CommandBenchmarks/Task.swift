import CommandHarness

/// A command of ours, what it is compared with, and what it may cost.
struct Task {
  let command: Command
  var peer: Command?

  /// What it may take, if anybody has said so.
  var limit: CommandLimit?

  /// The most memory that it may have, in megabytes.
  var mostMemory = 24
}
