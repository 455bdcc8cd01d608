import Files

/// The file of a database before it is opened: whether it is there, and whether it may be made.
struct DatabaseFile {
  let path: String

  /// Returns whether the file is there, having made its folder where that is the default one.
  ///
  /// - Throws: `RecipeStoreError` for a file that is not there and may not be made, for a folder in its place, for the
  ///   default folder if it cannot be made, for a pipe or the like that SQLite would take for the journal, and for a file
  ///   with several names that may be written to.
  func checkExists(orMayBeCreatedFor access: StoreAccess, isDefault: Bool) throws -> Bool {
    try checkCompanions()
    switch FileKind(of: path) {
    case .folder: throw RecipeStoreError.isFolder(path)
    case .file, .other:
      if access != .peeking, access != .reading { try checkHasOneName() }
      return true
    case .forbidden: throw RecipeStoreError.noPermission(path)
    case .missing: if access == .writing, LibraryFiles.isReserved(path) { throw RecipeStoreError.reservedName(path) }
    }
    if isDefault, access != .peeking {
      try createFolder(folder)
    } else if access != .writing {
      throw RecipeStoreError.noSuchFile(path)
    } else if FileKind(of: folder) != .folder {
      throw RecipeStoreError.missingFolder(folder)
    }
    return false
  }

  /// Refuses a file with another name (a hard link): a change that was cut off through one name leaves its journal where
  /// SQLite does not look for it through the other.
  ///
  /// - Source: sqlite.org/howtocorrupt.html, section 2.5.
  func checkHasOneName() throws {
    if FileName.countOfNames(of: path) > 1 { throw RecipeStoreError.hasSeveralNames(path) }
  }

  /// SQLite opens what has the name of a journal or a log, and waits for ever for a pipe that no one writes to.
  private func checkCompanions() throws {
    for name in ["-journal", "-wal", "-shm"].map({ path + $0 }) where FileKind(of: name) == .other {
      throw RecipeStoreError.notRegularFile(name)
    }
  }

  /// Runs `open`; where it was to create the file and could not, says so.
  func creating<R>(_ isNew: Bool, _ open: () throws -> R) throws -> R {
    do {
      return try open()
    } catch {
      if isNew, FileKind(of: path) == .missing { throw RecipeStoreError.cannotCreate(path) }
      throw error
    }
  }

  /// Makes a folder and those above it, for their owner alone whatever the umask.
  private func createFolder(_ folder: String) throws {
    do throws(FileError) {
      try Folder.makeWithParents(folder, isPrivate: true)
    } catch {
      // What could not be synced is there.
      throw FileKind(of: error.path) == .folder ? RecipeStoreError.inputOutput(error.path) : .cannotCreate(error.path)
    }
  }

  private var folder: String { FileName.folder(of: path) }
}
