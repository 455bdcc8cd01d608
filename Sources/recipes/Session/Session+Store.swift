import FoundationEssentials
import RecipeModel
import RecipeStore

extension Session {
  /// Opens the database to read it.
  func openStore() throws -> RecipeStore {
    try openStore(.reading)
  }

  /// Opens the database to see what becomes of it.
  func openStoreToStay() throws -> RecipeStore {
    try openStore(.staying)
  }

  /// Makes a change, which a signal cannot leave half made and which is one step of the history, and remembers that it
  /// was made.
  ///
  /// - Parameter access: `.writing` where the change may be the first one, which makes the file.
  func change<Result>(
    _ access: StoreAccess = .changing, _ make: (RecipeStore) throws -> Result
  ) throws -> Result {
    try changeHistory(access) { store in try store.step(commandLine) { try make(store) } }
  }

  /// Makes a change that is no step of its own, because it goes back or forth in the history.
  func changeHistory<Result>(
    _ access: StoreAccess = .changing, _ make: (RecipeStore) throws -> Result
  ) throws -> Result {
    let result = try Interruption.deferring {
      let store = try openStore(access)
      do {
        return try make(store)
      } catch {
        // The next change of an import opens anew; a shell goes on with the store that it has.
        if keepsStoreOpen { liveStore = nil }
        if liveStore == nil { store.discardIfNew() }
        throw error
      }
    }
    hasSaved = true
    return result
  }

  private func openStore(_ access: StoreAccess) throws -> RecipeStore {
    if let liveStore { return liveStore }
    let store = try RecipeStore(at: databaseLocation().forStore, access: access, environment: storeEnvironment())
    if keepsStoreOpen { liveStore = store }
    return store
  }

  /// Runs work of many changes with one store, which the first of them opens.
  func keepingStoreOpen<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard liveStore == nil else { return try work() }
    keepsStoreOpen = true
    defer { (keepsStoreOpen, liveStore) = (false, nil) }
    return try work()
  }

  func storeEnvironment() throws(CommandError) -> StoreEnvironment {
    let fixedNow = try fixedNow()
    return StoreEnvironment(
      now: { fixedNow ?? self.clock() }, timeZone: .current, makeUUID: makeUUID,
      busyTimeout: patience,
      onBusy: { self.tell("waiting for another recipes process …") },
      onMigration: { self.tell("the database gets a new form; a backup of it is \($0)") },
      onNetworkFileSystem: { name in
        self.tell(
          "the database is on a network (\(name)), where locks may fail: let only one program write to it at a time")
      },
      keepsHistory: keepsHistory,
      shouldStop: { Interruption.requested != nil })
  }

  /// The moment that `RECIPES_NOW` says it is, for tests and scripts; nil where it says nothing.
  private func fixedNow() throws(CommandError) -> Int? {
    guard let text = environment["RECIPES_NOW"] else { return nil }
    guard let moment = try? AddedOn(text) else {
      throw CommandError("RECIPES_NOW is not an ISO 8601 date: \(text.quoted())", .usage)
    }
    return moment.secondsSince1970(in: .current)
  }
}
