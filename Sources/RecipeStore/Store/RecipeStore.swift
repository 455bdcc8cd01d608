import Files
import RecipeKitchen
import RecipeModel
import SQLite

/// A person's recipes, kept in one SQLite database, as verbs.
///
/// Nothing outside this module sees SQL or a connection. Each verb is one write transaction: it either returns what it
/// changed, after the change is safe on disk, or throws and has changed nothing. Each is a step of the history, unless
/// `step` makes one of several. Reads return values; no transaction is open once they have returned, so what they found
/// can be printed at leisure.
///
/// A store belongs to the thread or actor that made it.
package final class RecipeStore {
  package let location: StoreLocation
  var environment: StoreEnvironment
  let connection: Connection

  /// Called with every change that a verb has made, once it is safe on disk.
  package var onChange: ((RecipeChange) -> Void)?

  /// Called when verbs had done their work but the step that they were part of has failed, and everything is as before.
  package var onRollBack: (() -> Void)?

  /// The step that is being made.
  var openStep: OpenStep?

  var historyLimits = HistoryLimits()

  var keptDiets = KeptDiets()

  /// `true` if a file that was named was made by opening it here.
  let hasMadeFile: Bool

  /// The data version that `hasChangedElsewhere()` saw last.
  var seenDataVersion: Int?

  /// Opens the database, makes one where that is wanted, and brings its schema up to date.
  ///
  /// - Throws: `RecipeStoreError` for whatever keeps the store from working as asked; a file that is not ours, is damaged
  ///   or is newer than this program is left exactly as it was.
  package init(
    at location: StoreLocation, access: StoreAccess = .writing, environment: StoreEnvironment
  ) throws {
    self.location = location
    self.environment = environment
    hasMadeFile = location.isNamedFile && FileKind(of: location.path) == .missing
    connection = try Self.open(location, access: access, environment: environment)
  }

  /// Opens a temporary database that holds what another one holds.
  init(copying original: Connection, environment: StoreEnvironment) throws {
    location = .temporary
    self.environment = environment
    hasMadeFile = false
    connection = try Self.open(.temporary, access: .writing, environment: environment) {
      try $0.replaceContent(with: original)
    }
  }

  /// Runs `body` in one write transaction, a part of the one around it if there is one.
  func write<R>(_ body: () throws -> R) throws -> R {
    try translatingErrors { try connection.transaction(body) }
  }

  /// Announces what is different now.
  func publish(_ change: RecipeChange) {
    if !change.isEmpty { onChange?(change) }
  }

  /// Runs reads that belong together, so that all see the same state.
  ///
  /// Others who want to write wait meanwhile, so nothing is printed and no question is asked in `body`.
  package func read<R>(_ body: () throws -> R) throws -> R {
    try translatingErrors { try connection.read(body) }
  }

  /// Runs `body` and turns SQLite's errors and the model's violations into the store's; others pass as they are.
  private func translatingErrors<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: location)
    } catch let violation as RecipeError {
      throw RecipeStoreError.invalid(violation)
    } catch let refusal as HistoryError {
      throw RecipeStoreError.history(refusal)
    }
  }

  /// The present moment as the store has it, in seconds since 1970.
  package var now: Int { environment.now() }

  /// The version of SQLite that keeps the database, such as `3.40.1`.
  package static var libraryVersion: String { Connection.libraryVersion }

  /// Returns whether another process, or another store, has changed the database since this was last asked.
  ///
  /// What this store's own verbs change does not count. The first answer is `false`.
  ///
  /// - Throws: `RecipeStoreError.moved` if the file is no longer the one of its name, so that changes here are lost;
  ///   `.newer` if a newer version of the program has brought it up to date meanwhile.
  /// - Source: sqlite.org/pragma.html, data_version.
  package func hasChangedElsewhere() throws -> Bool {
    try checkIsInPlace()
    let version = try read { try connection.dataVersion() }
    if version == seenDataVersion { return false }
    _ = try read { try presentSchemaVersion() }
    defer { seenDataVersion = version }
    return seenDataVersion != nil
  }

  /// Returns the version of the schema, within a transaction in which it cannot change.
  ///
  /// - Throws: `RecipeStoreError.newer` if it is not the one that this program knows any more.
  func presentSchemaVersion() throws -> Int {
    let (found, known) = (try connection.userVersion(), Self.migrator.migrations.count)
    guard found == known else { throw RecipeStoreError.newer(location.path, found: found, known: known) }
    return found
  }

  /// - Throws: `RecipeStoreError.moved` if the file that is open is no longer the one of its name.
  package func checkIsInPlace() throws {
    if connection.hasMoved { throw RecipeStoreError.moved(location.path) }
  }
}

/// A step while it is being made.
final class OpenStep {
  /// The change of the only verb so far: a change of a million recipes is not put into tables without need.
  private var only: RecipeChange? = RecipeChange.none

  /// The changes of several verbs.
  private var changes = ChangeCollector()

  /// `true` if a verb is at work, so that one it uses is a part of it.
  var isInVerb = false

  /// `true` if a recipe's text or title is another.
  var hasNewTexts = false

  /// The shopping list as it was last read, after how many changes of the connection, and in which units.
  var shoppingList: (changes: Int, system: MeasurementSystem?, list: ShoppingList)?

  /// The change that its verbs have made so far.
  var change: RecipeChange { only ?? changes.change }

  func add(_ change: RecipeChange) {
    guard let only else { return changes.add(change) }
    if only.isEmpty {
      self.only = change
    } else {
      changes.add(only)
      changes.add(change)
      self.only = nil
    }
  }
}
