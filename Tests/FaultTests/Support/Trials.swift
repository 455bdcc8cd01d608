import Foundation

/// How many trials each fault gets: a sample in every run of the tests, more in `make check`, and many where `make faults`
/// asks for a release's worth.
enum Trials {
  private enum Size: String {
    case sample, check, release
  }

  static let isRelease = size == .release

  private static let size = environment["FAULT_TRIALS"].flatMap(Size.init) ?? .sample

  /// The share of a release's trials that are made, from 0 to 1.
  private static let share = environment["FAULT_SHARE"].flatMap(Double.init) ?? 1

  private static let environment = ProcessInfo.processInfo.environment

  /// Kills at system calls, for each command; in a release, at every one of them.
  static let killsAtCalls = few(5, many: .max)
  /// Kills at random moments, for each command; they wait for the moment, which tests do not.
  static let randomKills = few(0, many: 300)
  /// Kills of a shell in the middle of a script.
  static let shellKills = few(100, many: 300)
  /// Kills of a server, for each script of requests.
  static let serverKills = few(4, many: 100)
  /// How much is left of a disk that a server writes to, for each of three requests.
  static let serverDisks = few(6, many: 32)
  /// Calls that fail, for each command and each error; in a release, every one of them.
  static let failingCalls = few(5, many: .max)
  /// Calls that fail while doctor looks; all but in a sample.
  static let failingLooks = few(.max, many: .max, sample: 20)
  /// Disks after a power cut at any moment, for each recording.
  static let powerCuts = few(2_000, many: 5_000)
  /// Disks after a power cut right after a line of output, for each line.
  static let powerCutsAfterOutput = few(20, many: 100)
  /// Disks after a power cut, for each recording that is to show corruption.
  static let controlCuts = few(400, many: 1_000, sample: 400)
  /// Power cuts of a real file system, which are made in a release only.
  static let realPowerCuts = few(0, many: 60)
  /// Changes by each of 16 processes at once.
  static let changesOfAWriter = few(25, many: 200, sample: 10)
  /// Changes of one recipe by each of 16 processes at once.
  static let editsOfAWriter = few(13, many: 50)
  /// Rounds of 16 first runs, and of 16 migrations.
  static let firstRuns = few(20, many: 40)
  /// Rounds whose history is checked.
  static let histories = few(10, many: 50)
  /// Operations of each of 8 processes in a round.
  static let operationsInHistory = isRelease ? 125 : 63
  /// Backups made while four others write.
  static let backups = few(50, many: 100)
  /// Sizes of full disks and of file size limits.
  static let fullDisks = few(32, many: 64)
  /// Files with flipped bits or cut short.
  static let damagedFiles = few(500, many: 2_000)

  /// Recipes of an import that others read meanwhile.
  static let recipesOfLongImport = isRelease ? 100_000 : 3_000

  /// Orders of commands on files that had one folder of pictures.
  static let pictureScripts = few(20, many: 100)

  /// - Parameters:
  ///   - few: In `make check`.
  ///   - many: In a release, times the share.
  ///   - sample: In every run of the tests; a tenth of the few unless something else is enough.
  private static func few(_ few: Int, many: Int, sample: Int? = nil) -> Int {
    switch size {
    case .sample: sample ?? (few + 9) / 10
    case .check: few
    case .release: many == .max ? many : max(few, Int(Double(many) * share))
    }
  }
}
