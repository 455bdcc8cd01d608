import Foundation

/// How many trials each fault gets: few in every run of the tests, many where `make faults` asks for a release's worth.
enum Trials {
  static let isRelease = ProcessInfo.processInfo.environment["FAULT_TRIALS"] == "release"

  /// Kills and errors at system calls, for each command and each kind of call; in a release, at every one of them.
  static let callsOfAKind = few(1, many: .max)
  /// Kills at random moments, for each command.
  static let randomKills = few(2, many: 60)
  /// Kills of a shell in the middle of a script.
  static let shellKills = few(5, many: 300)
  /// Disks after a power cut at any moment, for each recording.
  static let powerCuts = few(40, many: 1_500)
  /// Disks after a power cut right after a line of output, for each line.
  static let powerCutsAfterOutput = few(2, many: 20)
  /// Changes by each of 16 processes at once.
  static let changesOfAWriter = few(4, many: 40)
  /// Rounds of 16 first runs, and of 16 migrations.
  static let firstRuns = few(1, many: 15)
  /// Operations of each process whose history is checked.
  static let operationsInHistory = few(4, many: 50)
  /// Sizes of full disks and of file size limits.
  static let fullDisks = few(4, many: 64)
  /// Files with flipped bits or cut short.
  static let damagedFiles = few(8, many: 500)

  private static func few(_ few: Int, many: Int) -> Int { isRelease ? many : few }
}
