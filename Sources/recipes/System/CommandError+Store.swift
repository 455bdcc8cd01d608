import RecipeModel
import RecipeStore

extension CommandError {
  /// The store's words with a status for scripts.
  init(_ error: RecipeStoreError) {
    self.init("\(error.description)", Self.status(of: error))
    switch error {
    case .diskFull: message += "; nothing was changed"
    case .fileExists: message += "; use --force to replace it"
    case .damaged(let path):
      message += "; to check it: recipes doctor"
      details = Self.newestCopy(of: .file(path, isDefault: false))
    case .notOurDatabase(let path):
      details = Self.newestCopy(of: .file(path, isDefault: false))
    case .holdsForeign(_, let object):
      message += object.isRemovable ? "; to remove it: recipes doctor --fix" : "; move it to a file of its own"
    case .altered, .alteredRows: message += "; to check it: recipes doctor"
    default: break
    }
  }

  private static func status(of error: RecipeStoreError) -> ExitStatus {
    switch error {
    case .noSuchRecipe, .noSuchCollection, .ambiguousCollection, .noSuchShoppingItem, .notInPantry, .alwaysInPantry,
      .noSuchFood,
      .noSuchAisle,
      .noSuchPlannedMeal, .notPlanned, .noSuchCooking, .notInList, .noSuchPlace, .history, .past:
      .nothing
    case .listHasNoManualOrder, .destinationMoves, .holdsMatches, .hasNoOrder, .isNoSavedFilter, .invalidFilter,
      .dayToCome:
      .usage
    case .collectionExists, .invalid, .needsItself, .isNamedByFilter, .aisleExists, .aisleIsNeeded,
      .invalidShoppingLine, .incomparableStock, .invalidPlan, .invalidFood:
      .badInput
    case .changedMeanwhile, .busy, .moved: .busy
    case .noSuchFile: .noSuchInput
    case .isFolder, .missingFolder, .cannotCreate, .fileExists, .isDatabase, .belongsToLibrary, .reservedName,
      .journalInTheWay:
      .cannotCreate
    case .noPermission, .leftHalfDone: .noPermission
    case .notOurDatabase, .holdsForeign, .otherEncoding, .notRegularFile, .hasSeveralNames, .damaged, .altered,
      .alteredRows, .newer, .editedMigration:
      .badDatabase
    case .diskFull, .tooFewOpenFiles, .inputOutput, .notConfirmed, .replacementNotConfirmed, .notKnown: .inputOutput
    case .leavingPictures(let error, _, _): status(of: error)
    case .interrupted: Interruption.requested ?? .interrupted
    case .database: .bug
    }
  }

  /// Where a person may go back to, if the program has kept a copy of the database before something else.
  static func newestCopy(of location: StoreLocation) -> [StyledText] {
    AutomaticBackups(of: location).newestIntact().map { ["the newest automatic backup is \($0)"] } ?? []
  }
}
