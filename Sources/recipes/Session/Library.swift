import Files
import FoundationEssentials
import Glibc
import RecipeModel
import RecipeServer
import RecipeStore

/// The library that commands work on: opens its store, and changes it step by step of the history.
final class Library {
  private let world: World
  private let messages: Printer

  /// The file named by `--database`; nil for the environment's or the default one.
  var databasePath: String?

  /// The file that the configuration names for where no option and no variable does.
  var configuredPath: String?

  /// The number of days that a recipe is recent; nil for the usual one.
  var recentDays: Int?

  /// The words that were typed, which name the step in the history.
  var commandLine = ""

  /// `true` if changes are recorded, so that they can be undone.
  var keepsHistory = StoreEnvironment.canKeepHistory

  /// The longest wait for another program that has locked the database and writes nothing.
  var patience = Duration.seconds(5)

  /// `true` if a change was committed, which an error after it must not deny.
  var hasSaved = false

  /// The store that stays open from command to command, as in a shell; nil where each command opens its own.
  var openedStore: RecipeStore?

  /// `true` if the next store that is opened stays open.
  private var keepsStoreOpen = false

  init(in world: World, messages: Printer) {
    self.world = world
    self.messages = messages
  }

  /// Opens the store to read it, or to stay and see what changes.
  func open(_ access: StoreAccess = .reading) throws -> RecipeStore {
    if let openedStore { return openedStore }
    let store = try RecipeStore(at: location().forStore, access: access, environment: storeEnvironment())
    if keepsStoreOpen { openedStore = store }
    return store
  }

  /// Makes a change, which a signal cannot leave half made and which is one step of the history, and remembers that it
  /// was made.
  ///
  /// - Parameter access: `.writing` where the change may be the first one, which creates the file.
  func change<Result>(_ access: StoreAccess = .changing, _ make: (RecipeStore) throws -> Result) throws -> Result {
    try changeHistory(access) { store in try store.step(commandLine) { try make(store) } }
  }

  /// Makes a change that is not a step of its own, because it goes back or forth in the history.
  func changeHistory<Result>(
    _ access: StoreAccess = .changing, _ make: (RecipeStore) throws -> Result
  ) throws -> Result {
    let result = try Interruption.deferring {
      let store = try open(access)
      do {
        return try make(store)
      } catch {
        // The next change of an import opens the store again; a shell goes on with the store that it has.
        if keepsStoreOpen { openedStore = nil }
        if openedStore == nil { store.discardIfNew() }
        throw error
      }
    }
    hasSaved = true
    return result
  }

  /// Runs work of many changes with one store, which the first of them opens.
  func keepingStoreOpen<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard openedStore == nil else { return try work() }
    keepsStoreOpen = true
    defer { (keepsStoreOpen, openedStore) = (false, nil) }
    return try work()
  }

  /// Opens a copy of the library that ends with the command, to see what a change would do; an empty one if the library
  /// does not exist yet.
  func temporaryCopy() throws -> RecipeStore {
    if let openedStore { return try openedStore.temporaryCopy() }
    let path = try location().path
    guard FileKind(of: path) != .missing else { return try RecipeStore(at: .memory, environment: storeEnvironment()) }
    return try open().temporaryCopy()
  }

  /// - Throws: `CommandError` also where standard output goes into that file.
  func location() throws(CommandError) -> DatabaseLocation {
    let location = try DatabaseLocation(named: databasePath, in: world.environment, configured: configuredPath)
    if world.output.isWritten(into: LibraryFiles(of: location.forStore)) {
      throw CommandError("standard output is the database itself", .cannotCreate)
    }
    return location
  }

  func storeEnvironment() throws(CommandError) -> StoreEnvironment {
    let (world, messages) = (world, messages)
    let fixedNow = try fixedNow()
    return StoreEnvironment(
      now: { fixedNow ?? world.clock() }, timeZone: .current, makeUUID: world.makeUUID, seed: try seed(),
      recentDays: recentDays ?? StoreEnvironment.usualRecentDays,
      busyTimeout: patience, outlastsWork: true,
      onBusy: { messages.tell("waiting for another recipes process …") },
      onMigration: { messages.tell("upgrading the database; a backup was saved to \($0)") },
      onNetworkFileSystem: { name in
        messages.tell(
          "the database is on a network (\(name)), where locks are unreliable; let only one program write to it at a time"
        )
      },
      keepsHistory: keepsHistory,
      shouldStop: { Interruption.requested != nil })
  }

  /// What opens the library on the server's thread, which must not wait long for other programs.
  func opener() throws(CommandError) -> @Sendable () throws -> RecipeStore {
    let (location, fixedNow, seed) = (try location().forStore, try fixedNow(), try seed())
    let (recentDays, keepsHistory) = (recentDays ?? StoreEnvironment.usualRecentDays, keepsHistory)
    return {
      try RecipeStore(
        at: location, access: .staying,
        environment: StoreEnvironment(
          now: { fixedNow ?? time(nil) }, seed: seed, recentDays: recentDays, busyTimeout: LiveLibrary.busyTimeout,
          keepsHistory: keepsHistory))
    }
  }

  /// The moment that it is, in seconds since 1970.
  func now() throws(CommandError) -> Int { try fixedNow() ?? world.clock() }

  /// The day that it is here.
  func today() throws(CommandError) -> CalendarDay { CalendarDay(at: try now(), in: .current) }

  /// A number that decides a random order: another one each time, or that in `RECIPES_SEED`.
  func seed() throws(CommandError) -> Int {
    guard let text = world.environment["RECIPES_SEED"] else { return .random(in: .min ... .max) }
    guard let seed = Int(text) else { throw CommandError("RECIPES_SEED is not a number: \(text.quoted())", .usage) }
    return seed
  }

  /// The time in `RECIPES_NOW`, for tests and scripts; nil if it is not set.
  private func fixedNow() throws(CommandError) -> Int? {
    guard let text = world.environment["RECIPES_NOW"] else { return nil }
    guard let moment = try? AddedOn(text) else {
      throw CommandError("RECIPES_NOW is not an ISO 8601 date: \(text.quoted())", .usage)
    }
    return moment.secondsSince1970(in: .current)
  }
}
