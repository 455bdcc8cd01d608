import RecipeModel
import RecipeStore

extension Failure {
  /// The store's words with a status for scripts.
  init(_ error: RecipeStoreError) {
    self.init("\(error.description)", Self.status(of: error))
    if case .diskFull = error { message += ", nothing was changed" }
  }

  private static func status(of error: RecipeStoreError) -> ExitStatus {
    switch error {
    case .noSuchRecipe, .noSuchCollection, .notInList, .noSuchPlace, .history: .nothing
    case .listIsNotOrderedByHand, .destinationMoves: .usage
    case .collectionExists, .invalid: .badInput
    case .orderIsOutOfDate, .changedMeanwhile, .busy: .busy
    case .noSuchFile: .noSuchInput
    case .isFolder, .missingFolder, .cannotCreate: .cannotCreate
    case .noPermission: .noPermission
    case .notOurDatabase, .damaged, .newer, .editedMigration: .badDatabase
    case .diskFull, .inputOutput, .notConfirmed: .inputOutput
    case .interrupted: Interruption.requested ?? .interrupted
    case .database: .bug
    }
  }
}
