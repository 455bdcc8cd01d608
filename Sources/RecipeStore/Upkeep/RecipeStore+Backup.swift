import Files
import SQLite

/// What a backup has in it.
package struct BackupSummary: Equatable, Sendable {
  package var recipes = 0

  /// The pictures that are not in it, since the library does not have them either.
  package var missingPictures: [MissingPicture] = []
}

extension RecipeStore {
  /// Writes a copy of the whole database, as it is at one moment, to a file, which others may change meanwhile.
  ///
  /// The copy is checked before it gets its name: it is sound, and each recipe in it is what was saved. Pictures go into
  /// a folder next to it; those that the library lacks are no reason to have no backup at all, and are returned.
  ///
  /// - Parameters:
  ///   - replacing: Whether a file that is there is replaced.
  ///   - onProgress: Told now and then how many of how many pages are copied.
  /// - Throws: `RecipeStoreError.fileExists`; `.isDatabase` for the very file that is open; `.journalInTheWay`;
  ///   `.damaged` and `.altered` where there is nothing sound to copy; or what kept the file from being written, with
  ///   its path. No file is then made or changed.
  @discardableResult
  package func backUp(
    to path: String, replacing: Bool = false, onProgress: (_ copied: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> BackupSummary {
    let path = FileName.resolved(path)
    try LibraryFiles(of: location).checkMayMakeDatabase(path, isReplacing: replacing)
    var summary = BackupSummary()
    let copied = PictureStore(besides: path)
    let countBefore = copied.names().count
    do {
      try connection.backUp(to: path, replacing: replacing) { copied, total in
        onProgress(copied, total)
        if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
      } check: { copy in
        try copy.createRecipeFunctions()
        try copy.checkRecipesAreUnaltered()
        summary.missingPictures = try addPictures(of: copy, to: path)
        summary.recipes = try copy.first(CountsTables.recipes) { $0.int(at: 0) } ?? 0
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
    return summary
  }

  /// Copies all pictures of the library and its history into the folder next to a copy, from which a restore brings them
  /// back, and returns those that recipes name and that are not there.
  ///
  /// They are there before the copy is. What is damaged there is replaced.
  private func addPictures(of copy: Connection, to path: String) throws -> [MissingPicture] {
    guard let pictures else { return [] }
    let named = try copy.namesOfPictures()
    let names = try named.union(pictures.names()).union(copy.namesOfPicturesInHistory())
    let faults = try PictureStore(besides: path).add(names.sorted(), from: pictures)
    return try copy.missingPictures { faults[$0] }
  }

  /// What has failed with the copy names the copy.
  private func backupError(_ error: SQLiteError, _ path: String) -> RecipeStoreError {
    switch error.code {
    case .corrupt, .inputOutputRead: RecipeStoreError(error, at: location)
    default: RecipeStoreError(error, at: .file(path, isDefault: false))
    }
  }
}
