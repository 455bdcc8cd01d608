import Files
import Glibc
package import RecipeModel
package import SQLite

/// Why the store could not do what it was asked to. Nothing has changed when one is thrown, but for `notConfirmed`,
/// `replacementNotConfirmed` and perhaps `notKnown`.
package enum RecipeStoreError: Error, Equatable {
  case noSuchRecipe(Recipe.ID)

  /// No collection has the name; the suggestion is the name of one that looks like it.
  case noSuchCollection(String, suggestion: String?)

  /// Several collections have names that begin with what was typed.
  case ambiguousCollection(String, [String])
  case collectionExists(String)
  case invalid(RecipeError)

  /// A saved filter, by its name, where recipes were to be put in or taken out.
  case holdsMatches(String)

  /// A saved filter, by its name, which was to be reordered.
  case hasNoOrder(String)

  /// A recipe whose ingredients name it, through others or at once: the titles from it to itself.
  case needsItself([String])

  /// A collection, by its name, that is not a saved filter.
  case isNoSavedFilter(String)

  /// A collection that was to be deleted, and a saved filter that names it.
  case isNamedByFilter(String, filter: String)

  /// Why a filter cannot be saved.
  case invalidFilter(String)

  case noSuchShoppingItem(String)
  case notInPantry(String)

  /// A food that is always there, where one was asked for that is there until it is used.
  case alwaysInPantry(String)

  /// What is at home of a food, and an amount that cannot be taken off it.
  case incomparableStock(Stock, asked: String)

  /// A food of which nothing was said, by its name.
  case noSuchFood(String)

  /// Why a food cannot be what it is said to be.
  case invalidFood(String)

  /// Why a line cannot be on the shopping list.
  case invalidShoppingLine(String)
  case noSuchAisle(String)
  case aisleExists(String)

  /// The aisle of everything that belongs nowhere else, by its name.
  case aisleIsNeeded(String)

  /// A meal that has left the plan, or a day on which what recurs is left out.
  case noSuchPlannedMeal

  /// What is in the plan is not there on a day; nil is "some day".
  case notPlanned(String, on: CalendarDay?)

  /// A cooking that is not, or no longer, in the log of a recipe.
  case noSuchCooking(Recipe.ID)

  /// What was cooked was cooked by today.
  case dayToCome(CalendarDay)

  /// Why something cannot be planned.
  case invalidPlan(String)

  /// A list in an order that is computed, by its name in the middle of a sentence.
  case listHasNoManualOrder(String)
  case notInList(Recipe.ID, OrderedList)

  /// What is moved cannot be the neighbor it is moved to.
  case destinationMoves(String)

  /// A place that counts from 1 in a list of so many.
  case noSuchPlace(Int, count: Int)

  /// A recipe was edited by somebody else since it was read.
  case changedMeanwhile(Recipe.ID)

  /// Nothing was undone or done again.
  case history(HistoryError)

  /// It is not known what a recipe was like.
  case past(PastRecipeError)

  case noSuchFile(String)
  case isFolder(String)
  case missingFolder(String)
  case cannotCreate(String)
  case noPermission(String)

  /// A file that is there and that is not to be replaced.
  case fileExists(String)

  /// The database itself, where another file is asked for.
  case isDatabase(String)

  /// A file of the library, where another file is asked for.
  case belongsToLibrary(String)

  /// A name that SQLite or this program gives to files that it makes and deletes by itself.
  case reservedName(String)

  /// The journal of another database, where one of this name is to be.
  case journalInTheWay(String)

  /// A pipe, a socket or a device with the name of the database's journal.
  case notRegularFile(String)

  /// A database to be written to that is there under another name as well.
  case hasSeveralNames(String)

  /// A database that was left in the middle of a change, and that may not be written to here.
  case leftHalfDone(String)

  /// A database that was moved, deleted or replaced while it was open.
  case moved(String)
  case notOurDatabase(String)

  /// A database of ours to which another program has added something that might run with our changes.
  case holdsForeign(String, ForeignObject)

  /// A database of ours that another program has written, which keeps its text as UTF-16.
  case otherEncoding(String)
  case damaged(String)

  /// Recipes whose content something else than this program has changed.
  case altered([Recipe.ID])

  /// Rows of other tables of which that is true, each in words for the middle of a sentence.
  case alteredRows([String])

  /// A database of a later version of the program: its schema's version, and the latest known here.
  case newer(String, found: Int, known: Int)
  case editedMigration(String)
  case busy
  case diskFull

  /// The process may not have enough files open at once to save anything safely.
  case tooFewOpenFiles(limit: Int)
  case inputOutput(String)

  /// The change was made, but the folder that its journal was removed from could not be synced: after a power failure
  /// the journal may be back, and take the change back.
  case notConfirmed(String)

  /// The journal of a change could not be deleted, and yet it is gone: the change was made, or another program has taken
  /// it back.
  case notKnown(String)

  /// A file was written and has replaced another one, but its folder could not be synced: after a power failure the other
  /// one may be back.
  case replacementNotConfirmed(String)
  /// What kept a file from being written, after pictures had been copied into a folder, where they stay.
  indirect case leavingPictures(RecipeStoreError, count: Int, folder: String)
  case interrupted
  case database(SQLiteError)
}

extension RecipeStoreError {
  /// `true` if the change that has failed is there in spite of that, or may be.
  package var leavesChange: Bool {
    switch self {
    case .notConfirmed, .notKnown: true
    default: false
    }
  }
}

extension RecipeStoreError {
  /// The store's word for a failed call of the operating system on a file.
  init(_ error: FileError) {
    self =
      switch error.number {
      case _ where error.isInPlace: .replacementNotConfirmed(error.path)
      case ENOSPC, EDQUOT: .diskFull
      case EACCES, EPERM, EROFS: .noPermission(error.path)
      case EEXIST: .fileExists(error.path)
      case EISDIR: .isFolder(error.path)
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .cannotCreate(error.path)
      default: .inputOutput(error.path)
      }
  }
}

extension RecipeStoreError {
  /// The store's word for an error of SQLite's.
  init(_ error: SQLiteError, at location: StoreLocation) {
    self =
      switch error.code {
      case .busy, .locked: .busy
      case .full: .diskFull
      case _ where error.isOfCommit && error.commitOutcome == .committedUnlessPowerFails: .notConfirmed(location.path)
      case _ where error.isOfCommit && error.commitOutcome == .rolledBackIfJournalExists && !location.hasJournal:
        .notKnown(location.path)
      case .readOnlyDatabaseMoved: .moved(location.path)
      case .readOnlyRollback: .leftHalfDone(location.path)
      case .inputOutputDelete where location.hasJournalThatMustStay: .leftHalfDone(location.path)
      case .cannotOpen where location.hasJournalThatMustStay: .leftHalfDone(location.path)
      case .inputOutput: .inputOutput(location.path)
      case .cannotOpen: Self.notOpened(error, at: location)
      case .readOnly, .permissionDenied: .noPermission(location.path)
      case .corrupt, .constraint: .damaged(location.path)
      case .error where error.tellsOfDamage: .damaged(location.path)
      case .notADatabase: .notOurDatabase(location.path)
      case .interrupted: .interrupted
      default: .database(error)
      }
  }

  /// Why a file that was to be written could only be opened to be read: SQLite falls back to that whatever has failed.
  static func openedToReadOnly(_ path: String) -> RecipeStoreError {
    access(path, W_OK) == 0 ? .inputOutput(path) : .noPermission(path)
  }

  /// SQLite has one code for whatever keeps a file from being opened; the operating system says more.
  ///
  /// Not so for a schema change that finds no way to open its journal, but there a lack of permission has its own code.
  private static func notOpened(_ error: SQLiteError, at location: StoreLocation) -> RecipeStoreError {
    switch error.systemError {
    case ENOSPC: .diskFull
    case EIO, EMFILE, ENFILE: .inputOutput(location.path)
    case 0 where error.sql != nil: .inputOutput(location.path)
    default: .noPermission(location.path)
    }
  }
}

extension SQLiteError {
  /// `true` if it is damage in spite of its code, which is that of a mistake in SQL.
  ///
  /// Of the version that a file's header has for the whole format, and of that which the full-text index has for its own,
  /// SQLite says no more than that it does not know them; and a statement that fits the schema no longer fits one in
  /// which bits have flipped. A broken constraint is damage as well: what is written has been checked before.
  fileprivate var tellsOfDamage: Bool {
    let signs = [
      "unsupported file format", "invalid fts5 file format", "no such column", "no such table", "no such function",
      "SQL logic error", "vtable constructor failed", "integer overflow",
    ]
    return signs.contains { message.hasPrefix($0) }
  }
}

extension StoreLocation {
  /// `true` if a journal waits, by which a change is undone.
  fileprivate var hasJournal: Bool {
    guard case .file(let path, _) = self else { return false }
    return FileKind(of: FileName.resolved(path) + "-journal") != .missing
  }

  /// `true` if a journal waits that cannot be rolled back, as the folder is read-only.
  fileprivate var hasJournalThatMustStay: Bool {
    hasJournal && access(FileName.folder(of: FileName.resolved(path)), W_OK) != 0
  }
}
