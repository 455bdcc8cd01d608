package import FoundationEssentials
package import RecipeModel
import SQLite

/// What a store takes from the world around it, so that tests can decide it.
package struct StoreEnvironment {
  /// The present moment, in seconds since 1970.
  package var now: () -> Int

  /// Where a date without a time has its midnight.
  package var timeZone: LocalTimeZone
  package var makeUUID: () -> UUID

  /// What decides a random order, as long as the store is open.
  package var seed: Int

  /// How long to wait for another program that has the database.
  package var busyTimeout: Duration

  /// Called when another program has held the database for a second, once a wait.
  package var onBusy: () -> Void

  /// Called before a database with recipes in it gets a new schema, with the path of the backup just made of it.
  package var onMigration: (_ backup: String) -> Void

  /// Called before a database is written to on a network file system, with what that is called.
  package var onNetworkFileSystem: (_ name: String) -> Void

  /// Whether what changes is recorded, so that it can be undone; not where `canKeepHistory` is false.
  package var keepsHistory: Bool

  /// How many days after it was added a recipe is recent.
  package var recentDays: Int

  /// What `recentDays` is where nothing else is asked for.
  package static let usualRecentDays = 30

  /// Asked often during long work; `true` ends it with `RecipeStoreError.interrupted`.
  package var shouldStop: (() -> Bool)?

  /// Whether this program's SQLite can record what changes, so that it can be undone.
  package static var canKeepHistory: Bool { Connection.canRecordChanges }

  package init(
    now: @escaping () -> Int, timeZone: LocalTimeZone = .current, makeUUID: @escaping () -> UUID = { UUID() },
    seed: Int = .random(in: .min ... .max), recentDays: Int = StoreEnvironment.usualRecentDays,
    busyTimeout: Duration = .seconds(30), onBusy: @escaping () -> Void = {},
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
    self.onBusy = onBusy
    self.onMigration = onMigration
    self.onNetworkFileSystem = onNetworkFileSystem
    self.keepsHistory = keepsHistory
    self.shouldStop = shouldStop
  }
}
