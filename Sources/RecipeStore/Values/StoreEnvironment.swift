package import FoundationEssentials
package import RecipeModel
import SQLite

/// The world around a store, which tests can decide.
package struct StoreEnvironment {
  /// The present moment, in seconds since 1970.
  package var now: () -> Int

  /// The time zone in which a date without a time has its midnight.
  package var timeZone: LocalTimeZone
  package var makeUUID: () -> UUID

  /// The seed of a random order, as long as the store is open.
  package var seed: Int

  /// The wait for another program that has the database.
  package var busyTimeout: Duration

  /// `true` if that time begins again whenever the other program has written something.
  package var outlastsWork: Bool

  /// Called when another program has held the database for a second, once a wait.
  package var onBusy: () -> Void

  /// Called before a database with recipes in it gets a new schema, with the path of the backup just made of it.
  package var onMigration: (_ backup: String) -> Void

  /// Called before a database is written to on a network file system, with what that is called.
  package var onNetworkFileSystem: (_ name: String) -> Void

  /// `true` if what changes is recorded, so that it can be undone; not where `canKeepHistory` is false.
  package var keepsHistory: Bool

  /// The number of days for which a recipe is recent after it was added.
  package var recentDays: Int

  /// The value of `recentDays` where nothing else is asked for.
  package static let usualRecentDays = 30

  /// Asked often during long work; `true` ends it with `RecipeStoreError.interrupted`.
  package var shouldStop: (() -> Bool)?

  /// `true` if this program's SQLite can record what changes, so that it can be undone.
  package static var canKeepHistory: Bool { Connection.canRecordChanges }

  package init(
    now: @escaping () -> Int, timeZone: LocalTimeZone = .current, makeUUID: @escaping () -> UUID = { UUID() },
    seed: Int = .random(in: .min ... .max), recentDays: Int = StoreEnvironment.usualRecentDays,
    busyTimeout: Duration = .seconds(30), outlastsWork: Bool = false, onBusy: @escaping () -> Void = {},
    onMigration: @escaping (_ backup: String) -> Void = { _ in },
    onNetworkFileSystem: @escaping (_ name: String) -> Void = { _ in },
    keepsHistory: Bool = StoreEnvironment.canKeepHistory,
    shouldStop: (() -> Bool)? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    self.makeUUID = makeUUID
    self.seed = seed
    self.recentDays = recentDays
    self.busyTimeout = busyTimeout
    self.outlastsWork = outlastsWork
    self.onBusy = onBusy
    self.onMigration = onMigration
    self.onNetworkFileSystem = onNetworkFileSystem
    self.keepsHistory = keepsHistory
    self.shouldStop = shouldStop
  }
}
