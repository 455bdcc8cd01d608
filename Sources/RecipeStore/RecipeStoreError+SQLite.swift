import SQLite

extension RecipeStoreError {
  /// The store's word for an error of SQLite's.
  init(_ error: SQLiteError, at location: StoreLocation) {
    self =
      switch error.code {
      case .busy, .locked: .busy
      case .full: .diskFull
      case .inputOutput: .inputOutput(location.path)
      case .readOnly, .permissionDenied, .cannotOpen: .noPermission(location.path)
      case .corrupt: .damaged(location.path)
      case .notADatabase: .notOurDatabase(location.path)
      case .interrupted: .interrupted
      default: .database(error)
      }
  }
}
