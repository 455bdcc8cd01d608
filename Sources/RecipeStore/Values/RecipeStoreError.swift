package import RecipeModel
package import SQLite

/// Why the store could not do what it was asked to. Nothing has changed when one is thrown, but for `notConfirmed`,
/// `replacementNotConfirmed` and perhaps `notKnown`.
package enum RecipeStoreError: Error, Equatable {
  case noSuchRecipe(Recipe.ID)

  /// No collection has the name; the suggestion is the name of one that looks like it.
  case noSuchCollection(String, suggestion: String?)
  case collectionExists(String)
  case invalid(RecipeError)

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

  /// A database that was left in the middle of a change, and that may not be written to here.
  case leftHalfDone(String)

  /// A database that was moved, deleted or replaced while it was open.
  case moved(String)
  case notOurDatabase(String)

  /// A database of ours that another program has written, which keeps its text as UTF-16.
  case otherEncoding(String)
  case damaged(String)

  /// Recipes whose content something else than this program has changed.
  case altered([Recipe.ID])

  /// A database of a later version of the program: its schema's version, and the latest known here.
  case newer(String, found: Int, known: Int)
  case editedMigration(String)
  case busy
  case diskFull
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
  /// Whether the change that has failed is there in spite of that, or may be.
  package var leavesChange: Bool {
    switch self {
    case .notConfirmed, .notKnown: true
    default: false
    }
  }
}
