import RecipeModel
import SQLite

/// Checks a database, repairs what can be repaired, and saves what can be read: of a file, damaged or not.
///
/// A store refuses a damaged file, so a doctor has a connection of its own, and reports every error of SQLite in a part
/// of the file as a problem of that part.
package final class Doctor {
  package let location: StoreLocation
  let environment: StoreEnvironment
  let connection: Connection
  let migrator: Migrator

  /// The reason for which the file cannot be opened as a store.
  var refusal: RecipeStoreError?

  private var knownModel: Connection?

  /// The path of the database as it was before the repair.
  var backupOfThisRepair: String?

  /// Opens a database. An intact one of an older version is brought up to date first, as any other command would do.
  ///
  /// - Throws: `RecipeStoreError` for a file that is not there, is no database of ours, or is newer than this program.
  package convenience init(of location: StoreLocation, environment: StoreEnvironment) throws {
    try self.init(of: location, environment: environment, migrator: RecipeStore.migrator)
  }

  init(of location: StoreLocation, environment: StoreEnvironment, migrator: Migrator) throws {
    if case .file(let path, _) = location {
      _ = try DatabaseFile(path: path).checkExists(orMayBeCreatedFor: .reading, isDefault: false)
    }
    (self.location, self.environment, self.migrator) = (location, environment, migrator)
    do {
      connection = try RecipeStore.open(location, access: .reading, environment: environment, migrator: migrator)
      refusal = nil
    } catch let error as RecipeStoreError where error.mayComeOfDamage {
      refusal = error
      connection = try Self.connect(to: location, environment: environment, migrator: migrator)
      if try !hasOurSchema() { try connection.setRunsTriggersAndViews(false) }
    }
  }

  /// Has a copy of the database instead of the database.
  init(_ connection: Connection, copiedFrom location: StoreLocation, environment: StoreEnvironment) throws {
    (self.location, self.environment, self.connection) = (location, environment, connection)
    migrator = RecipeStore.migrator
    try connection.createRecipeFunctions()
  }

  private static func connect(
    to location: StoreLocation, environment: StoreEnvironment, migrator: Migrator
  ) throws -> Connection {
    do {
      let connection = try RecipeStore.connect(
        to: location, access: .reading, environment: environment, migrator: migrator)
      try connection.createRecipeFunctions()
      return connection
    } catch let error as MigrationError {
      throw RecipeStoreError(error, at: location)
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: location)
    }
  }

  /// Looks at everything; parts that cannot be looked at are damaged.
  ///
  /// Where the schema is not ours, only it is looked at: more would run what is in it, be it another trigger or view, a
  /// CHECK or a column that is computed.
  ///
  /// Each part is read in a transaction of its own, so that a program that wants to write never waits for all of them.
  ///
  /// - Parameter onCheck: Called with each part as soon as it has been looked at.
  /// - Throws: `RecipeStoreError.interrupted`, `.busy`.
  package func examine(_ onCheck: (DoctorCheck) throws -> Void = { _ in }) throws -> [DoctorCheck] {
    let isOurs = try hasOurSchema()
    let parts = isOurs ? DoctorCheck.Part.allCases : [.file, .settings, .copies]
    return try parts.map { part in
      var check = try check(part)
      // What could not be read a moment ago can be read now, but all else was not looked at.
      if part == .file, !isOurs, check.isOK { check.problems.append("its tables could not be read") }
      try onCheck(check)
      return check
    }
  }

  /// Returns whether tables, indexes, triggers and views are those of our migrations, and nothing else can run.
  func hasOurSchema() throws -> Bool {
    do {
      return try connection.schemaFault(after: migrator.migrations.count, of: migrator) == nil
    } catch let error as SQLiteError {
      if error.saysNothingOfContent { throw RecipeStoreError(error, at: location) }
      return false
    }
  }

  /// Returns an empty database as it should be, which is made once.
  func model() throws -> Connection {
    if let knownModel { return knownModel }
    let model = try Connection.model(after: migrator.migrations.count, of: migrator)
    knownModel = model
    return model
  }

  private func check(_ part: DoctorCheck.Part) throws -> DoctorCheck {
    var check = DoctorCheck(part: part)
    do {
      switch part {
      case .file: try examineFile(&check)
      case .structure: try examineStructure(&check)
      case .references: try examineReferences(&check)
      case .contents: try examineContents(&check)
      case .pictures: try examinePictures(&check)
      case .orders: try examineOrders(&check)
      case .counts: try examineCounts(&check)
      case .search: try examineSearch(&check)
      case .history: try examineHistory(&check)
      case .settings: try examineSettings(&check)
      case .copies: examineCopies(&check)
      }
    } catch let error as SQLiteError {
      if error.saysNothingOfContent { throw RecipeStoreError(error, at: location) }
      check.problems.append("cannot be read: \(error.message)")
    }
    return check
  }
}

extension SQLiteError {
  /// `true` where another program, a person, or a lock that fails is the cause, rather than what the file holds.
  fileprivate var saysNothingOfContent: Bool {
    switch code {
    case .busy, .locked, .interrupted, .inputOutputReadLock, .inputOutputLock, .inputOutputUnlock,
      .inputOutputCheckReservedLock:
      true
    default: false
    }
  }
}

extension RecipeStoreError {
  /// `true` if a file that is ours can be refused with this because it is damaged.
  fileprivate var mayComeOfDamage: Bool {
    switch self {
    case .damaged, .notOurDatabase, .holdsForeign, .editedMigration, .database, .inputOutput: true
    default: false
    }
  }
}

/// One thing that doctor has looked at, and what it saw.
package struct DoctorCheck: Equatable, Sendable {
  package enum Part: String, CaseIterable, Sendable {
    /// `true` if it is a database of ours, with our tables.
    case file

    /// SQLite's own structure: pages, rows, indexes.
    case structure

    /// `true` if members of collections are recipes and collections.
    case references

    /// `true` if each recipe says what was saved.
    case contents

    /// `true` if the pictures next to the database are what was saved, and whether anything names them.
    case pictures

    /// The manual orders.
    case orders

    /// The counts that triggers keep.
    case counts

    /// The full-text index.
    case search

    /// The steps that can be undone.
    case history

    /// The settings of a connection, and SQLite itself.
    case settings

    /// Backups next to the database.
    case copies
  }

  package let part: Part

  /// The problems, a phrase each.
  package var problems: [String] = []

  /// Facts that are worth knowing and no damage.
  package var notes: [String] = []

  /// Of pictures: whether anything of that is to be done by fixing it, which neither of the two says.
  var isFixable = false

  package var isOK: Bool { problems.isEmpty }
}
