import Files
import SQLite

extension RecipeStore {
  /// Writes a copy of the whole database, as it is at one moment, to a file, which others may change meanwhile.
  ///
  /// The copy is checked before it gets its name: it is sound, and each recipe in it is what was saved. Pictures go into
  /// a folder beside it.
  ///
  /// - Parameters:
  ///   - replacing: Whether a file that is there is replaced.
  ///   - onProgress: Told now and then how many of how many pages are copied.
  /// - Returns: How many recipes are in the copy.
  /// - Throws: `RecipeStoreError.fileExists`; `.isDatabase` for the very file that is open; `.journalInTheWay`;
  ///   `.damaged` and `.altered` where there is nothing sound to copy; or what kept the file from being written, with
  ///   its path. No file is then made or changed.
  @discardableResult
  package func backUp(
    to path: String, replacing: Bool = false, onProgress: (_ copied: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> Int {
    let path = FileName.resolved(path)
    try LibraryFiles(of: location).checkMayMakeDatabase(path, isReplacing: replacing)
    var recipes = 0
    let copied = PictureStore(besides: path)
    let countBefore = copied.names().count
    do {
      try connection.backUp(to: path, replacing: replacing) { copied, total in
        onProgress(copied, total)
        if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
      } check: { copy in
        try copy.createRecipeFunctions()
        try copy.checkRecipesAreUnaltered()
        try addPictures(to: path)
        recipes = try copy.first(CountsTables.recipes) { $0.int(at: 0) } ?? 0
      }
    } catch {
      let failure =
        switch error {
        case let error as FileError: RecipeStoreError(error)
        case let error as SQLiteError: backupError(error, path)
        case let error as RecipeStoreError: error
        default: throw error
        }
      let count = copied.names().count - countBefore
      throw count > 0 ? .leavingPictures(failure, count: count, folder: copied.folder) : failure
    }
    return recipes
  }

  /// Copies all pictures that are sound into the folder beside a copy, from which a restore brings them back.
  ///
  /// They are there before the copy is, and those that are there already are left alone.
  private func addPictures(to path: String) throws {
    guard let pictures else { return }
    try PictureStore(besides: path).add(pictures.names(), from: pictures)
  }

  /// What has failed with the copy names the copy.
  private func backupError(_ error: SQLiteError, _ path: String) -> RecipeStoreError {
    switch error.code {
    case .corrupt, .inputOutputRead: RecipeStoreError(error, at: location)
    default: RecipeStoreError(error, at: .file(path, isDefault: false))
    }
  }
}
